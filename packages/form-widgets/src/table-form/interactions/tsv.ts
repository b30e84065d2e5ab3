/**
 * Reads the clipboard text of a spreadsheet: tabs between cells, line breaks between rows, quotes around cells that
 * contain them; quotes inside are doubled. A quote that does not close at the end of a cell is text.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  let mayBeQuoted = true

  while (at <= text.length) {
    const quotedEnd: number | 'never' | undefined = mayBeQuoted && text[at] === '"' ? endOfQuoted(text, at) : undefined
    if (quotedEnd === 'never') mayBeQuoted = false
    const isQuoted: boolean = typeof quotedEnd === 'number'
    const end: number = typeof quotedEnd === 'number' ? quotedEnd : endOfPlain(text, at)
    row.push(isQuoted ? text.slice(at + 1, end - 1).replaceAll('""', '"') : text.slice(at, end))

    if (text[end] === '\t') {
      at = end + 1
      continue
    }
    rows.push(row)
    row = []
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    // Spreadsheets end the last row with a line break too.
    if (at === text.length) break
  }
  return rows
}

const isSeparator = (sign: string | undefined) => sign === undefined || sign === '\t' || sign === '\n' || sign === '\r'

function endOfPlain(text: string, start: number): number {
  let end = start
  while (!isSeparator(text[end])) end += 1
  return end
}

/** The position after the closing quote; `never` if the rest of the text has none, so that it is not searched again. */
function endOfQuoted(text: string, start: number): number | 'never' | undefined {
  let quote = text.indexOf('"', start + 1)
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2)
  if (quote === -1) return 'never'
  return isSeparator(text[quote + 1]) ? quote + 1 : undefined
}

/** Writes cells as clipboard text for spreadsheets. */
export const toTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoteIfNeeded).join('\t')).join('\n')

const quoteIfNeeded = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
