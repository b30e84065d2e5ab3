const SEPARATORS = [',', '\t', ';', '|']

/** The rows of a csv text, at most `maxRows`; the separator is the most frequent one of the first line. */
export function splitRows(text: string, maxRows: number): { rows: string[][]; isCut: boolean } {
  const firstLine = text.slice(0, 10_000).split('\n', 1)[0] ?? ''
  const counted = SEPARATORS.map((separator) => ({ separator, count: firstLine.split(separator).length }))
  const separator = counted.reduce((best, one) => (one.count > best.count ? one : best)).separator
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endRow = () => {
    rows.push([...row, cell])
    row = []
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === separator) {
      row.push(cell)
      cell = ''
    } else if (sign === '\n') {
      endRow()
      if (rows.length === maxRows) return { rows, isCut: at + 1 < text.length }
    } else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || row.length > 0) endRow()
  return { rows, isCut: false }
}
