import { decodeText } from '../decode-text.ts'
import { splitRows } from '../split-rows.ts'
import { element, type Source, type View } from '../view.ts'
import { flowing } from './text-view.ts'
import styles from './views.module.css'

const MAX_BYTES = 10_000_000

/** Maximum rows and columns of a table: more would slow the browser down. */
export const MAX_ROWS = 1000
export const MAX_COLUMNS = 200

/** View of a CSV file as a table. */
export function rowsView({ bytes, text }: Source): View {
  const { rows, isCut } = splitRows(decodeText(bytes, MAX_BYTES).text, MAX_ROWS)
  const width = Math.min(MAX_COLUMNS, Math.max(0, ...rows.map((row) => row.length)))
  const notes: string[] = []
  if (isCut || bytes.length > MAX_BYTES) notes.push(text('rowsCut', { rows: rows.length }))
  if (rows.some((row) => row.length > MAX_COLUMNS)) notes.push(text('columnsCut', { columns: MAX_COLUMNS }))
  const table = element('table', { className: styles.grid, children: [element('tbody', { children: rows.map(line) })] })
  return flowing(element('div', { className: styles.sheet, children: [table] }), { notes })

  function line(cells: string[], index: number) {
    const row = element('tr', { children: [rowHead(index + 1)] })
    for (let column = 0; column < width; column += 1) row.append(element('td', { text: cells[column] ?? '' }))
    return row
  }
}

/** Row number. */
export function rowHead(number: number): HTMLTableCellElement {
  const head = element('th', { text: String(number) })
  head.scope = 'row'
  return head
}
