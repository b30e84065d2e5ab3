import styles from '../Table.module.css'
import { cellOf } from './cell-controls.ts'

/** Shows the whole text of a truncated cell on hover or focus. */
export function titleCutText({ target }: { target: EventTarget }) {
  const content = cellOf(target)?.querySelector<HTMLElement>(`.${styles['content']}`)
  if (!content) return
  if (content.scrollWidth > content.clientWidth) content.title = content.textContent
  else content.removeAttribute('title')
}
