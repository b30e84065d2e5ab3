import DOMPurify from 'dompurify'
import { marked } from 'marked'
import { decodeText } from '../decode-text.ts'
import { element, type Source, type View } from '../view.ts'
import { flowing } from './text-view.ts'
import styles from './views.module.css'

const MAX_BYTES = 1_000_000

const TAGS =
  'h1 h2 h3 h4 h5 h6 p br hr blockquote pre code ul ol li table thead tbody tr th td strong em del s a img sup sub kbd mark details summary input'

/** Markdown with tables and task lists. Only safe HTML elements without styles are kept. */
export async function markdownView({ bytes, text }: Source): Promise<View> {
  const decoded = decodeText(bytes, MAX_BYTES)
  const html = await marked.parse(decoded.text, { gfm: true })
  const content = element('article', { className: styles.markdown })
  // A template loads no resources.
  const draft = element('template')
  draft.innerHTML = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: 'title alt align start colspan rowspan open type checked disabled href src'.split(' '),
  })
  disarmLinks(draft.content)
  content.append(draft.content)
  for (const box of content.querySelectorAll('input')) box.disabled = true
  return flowing(content, { notes: decoded.isCut ? [text('textCut', { size: '1 MB' })] : [] })
}

/**
 * Links are inactive and show their URL. External images are replaced by their alternative text. The frame itself
 * cannot navigate either.
 */
export function disarmLinks(content: ParentNode) {
  for (const link of content.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? ''
    if (address.startsWith('#')) continue
    if (address !== '' && !/^\s*(?:javascript|data|vbscript):/i.test(address)) link.title = address
    link.removeAttribute('href')
    link.removeAttribute('target')
  }
  for (const image of content.querySelectorAll('img')) {
    if (/^(?:data:image\/|blob:)/.test(image.getAttribute('src') ?? '')) continue
    image.replaceWith(element('span', { className: styles.absent, text: image.alt }))
  }
}
