import { renderAsync } from 'docx-preview'
import { zipSync } from 'fflate'
import { findText } from '../find.ts'
import { officeParts } from '../office-parts.ts'
import { element, type Source, type View } from '../view.ts'
import { disarmLinks } from './markdown-view.ts'
import { zoomBy } from './text-view.ts'
import styles from './views.module.css'

/** A Word document on its pages. Automatic page breaks are where Word last placed them. */
export async function wordView({ bytes, text }: Source): Promise<View> {
  // Unpacked with our limits and passed on uncompressed, because the renderer has no limits.
  const parts = Object.fromEntries(officeParts(bytes))
  const content = element('div', { className: styles.word })
  const sheets = element('div')
  await renderAsync(new Blob([zipSync(parts, { level: 0 })]), content, sheets, {
    className: 'docx',
    inWrapper: false,
    // Embedded HTML files, which would be rendered in a frame.
    renderAltChunks: false,
    renderComments: false,
    useBase64URL: true,
    ignoreLastRenderedPageBreak: false,
  })
  disarmLinks(content)
  for (const stranger of content.querySelectorAll('iframe, object, embed, script, form')) stranger.remove()
  content.prepend(sheets)
  const pages = [...content.querySelectorAll<HTMLElement>('section.docx')]
  for (const [index, page] of pages.entries()) page.setAttribute('aria-label', text('page', { page: index + 1 }))
  return {
    element: content,
    notes: [text('wordNote')],
    abilities: { pages: pages.length, finds: true, zooms: true, prints: true },
    pages,
    fits: true,
    find: (wanted) => pages.flatMap((page, index) => findText(page, wanted, index + 1)),
    setZoom: (zoom) => zoomBy(content, zoom),
  }
}
