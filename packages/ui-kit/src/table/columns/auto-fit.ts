import styles from '../Table.module.css'

/** The width in px that fits the header and every rendered cell of a column. */
export function fittingWidth(table: HTMLTableElement, columnIndex: number): number {
  const cells = [...table.querySelectorAll<HTMLElement>(`[aria-colindex="${columnIndex + 1}"]`)]
  // All cells are unconstrained before the first is measured, so that the page is laid out once.
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
  // The text of a button can overflow it and is included.
  return Math.max(element.getBoundingClientRect().width, element.scrollWidth)
}
