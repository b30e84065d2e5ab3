import { RTFJS } from 'rtf.js'
import DOMPurify from 'dompurify'
import { element, NotShown, type Source, type View } from '../view.ts'
import { disarmLinks } from './markdown-view.ts'
import { flowing } from './text-view.ts'
import styles from './views.module.css'

/** Maximum size in bytes, including images, which are encoded as text. */
const MAX_BYTES = 20_000_000

/** A document in rich text format, with its fonts and pictures. */
export async function rtfView({ bytes, text }: Source): Promise<View> {
  if (bytes.length > MAX_BYTES) throw new NotShown('tooLarge')
  RTFJS.loggingEnabled(false)
  const parts = await new RTFJS.Document(bytes.buffer, {}).render()
  const drawn = element('div')
  drawn.append(...parts)
  const content = element('article', { className: styles.markdown })
  const draft = element('template')
  draft.innerHTML = DOMPurify.sanitize(drawn.innerHTML, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form'],
  })
  disarmLinks(draft.content)
  content.append(draft.content)
  return flowing(content, { notes: [text('rtfNote')] })
}
