import styles from '../Table.module.css'

/** The width in px that shows the header and every drawn cell of a column whole. */
export function fittingWidth(table: HTMLTableElement, columnIndex: number): number {
  const cells = [...table.querySelectorAll<HTMLElement>(`[aria-colindex="${columnIndex + 1}"]`)]
  // All are loosened before any is measured, so that the page is laid out once.
  const contents = cells.flatMap((cell) => [...cell.querySelectorAll<HTMLElement>(`.${styles['content']}`)])
  for (const content of contents) content.dataset['measured'] = ''
  const widths = cells.map((cell) => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell)
    const inner = [...cell.children].reduce((sum, child) => sum + occupied(child), 0)
    return inner + Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
  })
  for (const content of contents) delete content.dataset['measured']
  return Math.ceil(Math.max(0, ...widths)) + 1
}

function occupied(element: Element): number {
  if (getComputedStyle(element).position === 'absolute') return 0
  // A button narrower than its words lets them stand out; they count.
  return Math.max(element.getBoundingClientRect().width, element.scrollWidth)
}
