import { decodeText } from '../decode-text.ts'
import { findText } from '../find.ts'
import { element, type Source, type View } from '../view.ts'
import styles from './views.module.css'

const MAX_BYTES = 2_000_000

/** Plain text. Code is shown as its source; nothing is executed. */
export function textView({ bytes, text }: Source): View {
  const decoded = decodeText(bytes, MAX_BYTES)
  return flowing(element('pre', { className: styles.text, text: decoded.text }), {
    notes: decoded.isCut ? [text('textCut', { size: '2 MB' })] : [],
  })
}

/** View of a document without pages, with search, zoom and print. */
export function flowing(content: HTMLElement, { notes = [] }: { notes?: readonly string[] | undefined }): View {
  return {
    element: content,
    notes,
    abilities: { pages: 0, finds: true, zooms: true, prints: true },
    find: (wanted) => findText(content, wanted),
    setZoom: (zoom) => zoomBy(content, zoom),
  }
}

/** Scales the content of an element. */
export function zoomBy(content: HTMLElement, zoom: number) {
  content.style.setProperty('zoom', String(zoom))
}
