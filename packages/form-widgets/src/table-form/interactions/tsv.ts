/**
 * The cells of what a spreadsheet puts on the clipboard: tabs between cells, line breaks between rows, and quotes around
 * a cell that holds either (or a quote, doubled). A quote that does not end where a cell ends is a quote.
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

/** The place behind the closing quote; `never` when there is none in the rest of the text, so that nobody asks again. */
function endOfQuoted(text: string, start: number): number | 'never' | undefined {
  let quote = text.indexOf('"', start + 1)
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2)
  if (quote === -1) return 'never'
  return isSeparator(text[quote + 1]) ? quote + 1 : undefined
}

/** Cells as a spreadsheet takes them from the clipboard. */
export const toTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoteIfNeeded).join('\t')).join('\n')

const quoteIfNeeded = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
