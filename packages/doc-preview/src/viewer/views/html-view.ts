import DOMPurify from 'dompurify'
import { decodeText } from '../decode-text.ts'
import { element, NotShown, type Source, type View } from '../view.ts'
import { disarmLinks } from './markdown-view.ts'
import { flowing } from './text-view.ts'
import styles from './views.module.css'

/** Bytes of a page that are parsed; an embedded picture is part of them. */
const MAX_BYTES = 10_000_000

const FORBIDDEN_TAGS =
  'style link meta base form input button textarea select option iframe frame object embed audio video svg math'

/**
 * An HTML page without scripts, styles, forms and frames. Embedded images are shown, external images are replaced by
 * their alternative text, and links are inactive. The frame has no network access either.
 */
export function htmlView({ bytes, text }: Source): View {
  if (bytes.length > MAX_BYTES) throw new NotShown('tooLarge')
  const decoded = decodeText(bytes, MAX_BYTES)
  const content = element('article', { className: styles.markdown })
  // A template loads no resources.
  const draft = element('template')
  draft.innerHTML = DOMPurify.sanitize(decoded.text, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: FORBIDDEN_TAGS.split(' '),
    FORBID_ATTR: ['style', 'class', 'id', 'name', 'srcset', 'background', 'tabindex', 'accesskey', 'autofocus'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
  disarmLinks(draft.content)
  content.append(draft.content)
  return flowing(content, { notes: [text('htmlNote')] })
}
