import { createHash } from 'node:crypto'
import type { Db } from '../../platform/db/database.ts'
import { escapeHtml } from '../../platform/html.ts'
import type { PortalFrameQuery } from './portal.schema.ts'
import { readSystemSettings, splitList } from '../system-config/system-config.access.ts'

const STYLE =
  'html, body, iframe, video { inline-size: 100%; block-size: 100%; margin: 0; border: 0; overflow: hidden } ' +
  '.contain { object-fit: contain } .cover { object-fit: cover } .fill { object-fit: fill }'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** What an embedded page may do: nothing to the application, whose origin it does not have. */
const SANDBOX = 'allow-scripts allow-forms allow-popups'

/**
 * A page around a page or a video of another site. Its policy names the hosts that portals may embed at this moment; a browser checks it for each
 * address that the inner frame opens, also later by itself. An address of another host is not in the page at all.
 */
export async function portalFrame(db: Db, { address, video, autoplay, loop }: PortalFrameQuery) {
  const { frameHosts } = await readSystemSettings(db)
  const hosts = splitList(frameHosts.toLowerCase())
  const url = URL.parse(address)
  const isAllowed = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && hosts.includes(url.host)
  const page = (src: string) =>
    `<iframe src="${src}" title="" sandbox="${SANDBOX}" referrerpolicy="no-referrer"></iframe>`
  // Without sound, browsers start it too.
  const player = (src: string) =>
    `<video src="${src}" class="${video}" controls playsinline preload="metadata"` +
    `${autoplay ? ' autoplay muted' : ''}${loop ? ' loop' : ''}></video>`
  const inner = isAllowed ? (video ? player : page)(escapeHtml(url.href)) : ''
  const sources = hosts.length === 0 ? "'none'" : hosts.map((host) => `https://${host} http://${host}`).join(' ')
  return {
    isAllowed,
    html: `<!doctype html><html><head><meta charset="utf-8"><title></title><style>${STYLE}</style></head><body>${inner}</body></html>`,
    headers: {
      'content-security-policy': [
        "default-src 'none'",
        `style-src 'sha256-${STYLE_HASH}'`,
        `${video ? 'media' : 'frame'}-src ${sources}`,
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
        `sandbox ${SANDBOX}`,
      ].join('; '),
      'referrer-policy': 'no-referrer',
    },
  }
}
