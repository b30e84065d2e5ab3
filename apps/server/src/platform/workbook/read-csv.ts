import { broken, checkRow, tooManyRows, type WorkbookLimits } from './limits.ts'

const DELIMITERS = [',', ';', '\t'] as const

/**
 * Parses rows of texts separated by commas, semicolons or tabs; in UTF-8, UTF-16 or GBK, which Chinese Excel writes.
 */
export function* readCsv(content: Buffer, limits: WorkbookLimits): Generator<string[]> {
  const text = decode(content)
  if (text.includes('\u0000')) throw broken()
  let rows = 0
  for (const cells of splitRows(text, delimiterOf(text))) {
    checkRow(cells, limits)
    if (++rows > limits.rows) throw tooManyRows(limits)
    yield cells
  }
}

function decode(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    try {
      return new TextDecoder('gb18030', { fatal: true }).decode(content)
    } catch {
      throw broken()
    }
  }
}

/** The most frequent separator of the first line. */
function delimiterOf(text: string): string {
  const first = text.slice(0, (text.search(/[\r\n]/) + 1 || text.length + 1) - 1).replace(/"[^"]*"/g, '')
  const count = (delimiter: string) => first.split(delimiter).length
  return [...DELIMITERS].sort((a, b) => count(b) - count(a))[0] ?? ','
}

/** RFC 4180: a quoted cell may contain separators, line ends and doubled quotes. */
function* splitRows(text: string, delimiter: string): Generator<string[]> {
  let cells: string[] = []
  let at = 0
  while (at < text.length) {
    const { value, end } = text[at] === '"' ? quoted(text, at) : plain(text, { at, delimiter })
    cells.push(value)
    at = end
    if (text[at] === delimiter) {
      at++
      // A separator at the very end is followed by an empty cell.
      if (at < text.length) continue
      cells.push('')
    }
    if (text[at] === '\r') at++
    if (text[at] === '\n') at++
    yield cells
    cells = []
  }
  if (cells.length > 0) yield cells
}

function plain(text: string, { at, delimiter }: { at: number; delimiter: string }) {
  let end = at
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++
  return { value: text.slice(at, end), end }
}

function quoted(text: string, at: number) {
  let end = at + 1
  for (;;) {
    end = text.indexOf('"', end)
    if (end === -1) throw broken()
    if (text[end + 1] !== '"') break
    end += 2
  }
  return { value: text.slice(at + 1, end).replaceAll('""', '"'), end: end + 1 }
}
