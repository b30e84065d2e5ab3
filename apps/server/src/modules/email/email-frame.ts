import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { AppError } from '../../platform/errors.ts'
import type { Links } from '../file/index.ts'

/** Lifetime of a link in milliseconds. */
const LIFE = 60 * 60_000

/** Below the path of the cookie that browsers send for files. */
export const FRAME_URL = '/api/file/Email'

const Link = Type.Object({ email: Type.String(), user: Type.String(), until: Type.Integer() })
type Link = Static<typeof Link>

interface LinkOptions {
  links: Pick<Links, 'seal' | 'isSigned'>
  now: Date
}

/** The address of the text of a mail, for its owner. */
export async function linkOf(link: Omit<Link, 'until'>, { links, now }: LinkOptions): Promise<string> {
  const content = JSON.stringify({ ...link, until: now.getTime() + LIFE })
  return `${FRAME_URL}?encryption=${await links.seal(Buffer.from(content).toString('base64url'))}`
}

/** The content of such an address; refuses forged and expired ones. */
export async function readLink(sealed: string, { links, now }: LinkOptions): Promise<Link> {
  const [content = '', signature = ''] = sealed.split('.')
  if (await links.isSigned(content, signature)) {
    const link = parse(Buffer.from(content, 'base64url').toString())
    if (Value.Check(Link, link) && link.until >= now.getTime()) return link
  }
  throw new AppError('notFound', 'file.linkExpired')
}

/** Undefined for other signed texts. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** White paper in every theme: mails are written for it. */
const STYLE = `
:root { color-scheme: light }
body { margin: 0; padding: 4px 0; background: #fff; color: #1d2129; overflow-wrap: anywhere;
  font: 14px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif }
img { max-width: 100%; height: auto }
pre { white-space: pre-wrap }
blockquote { margin-inline: 0; padding-inline-start: 12px; border-inline-start: 3px solid #c9cdd4 }
a { color: #165dff }
`

/**
 * The sanitised text of a mail as a page, and the headers that keep it harmless whatever it contains: no script, no form, no style
 * sheet or font of others, pictures of others only with consent.
 */
export const frameOf = (html: string, { showsImages }: { showsImages: boolean }) => ({
  html: `<!doctype html><html><head><meta charset="utf-8"><title></title><style>${STYLE}</style></head><body>${html}</body></html>`,
  headers: {
    'content-security-policy': [
      "default-src 'none'",
      `img-src 'self' data:${showsImages ? ' http: https:' : ''}`,
      "style-src 'unsafe-inline'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    ].join('; '),
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  },
})
