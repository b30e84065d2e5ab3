type Cell = string | number | Date

/**
 * A table as CSV that spreadsheets open: UTF-8 with a mark that says so, moments in ISO 8601. Text that a spreadsheet would
 * take for a formula begins with an apostrophe.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): Buffer =>
  Buffer.from(`\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`)

function cellOf(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell === 'number') return String(cell)
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
