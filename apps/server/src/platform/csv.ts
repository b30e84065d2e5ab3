type Cell = string | number | Date

/**
 * Returns a table as CSV for spreadsheets: UTF-8 with a byte order mark, moments in ISO 8601. A text that a spreadsheet
 * would treat as a formula gets an apostrophe as prefix.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): Buffer =>
  Buffer.from(`\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`)

function cellOf(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell === 'number') return String(cell)
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
