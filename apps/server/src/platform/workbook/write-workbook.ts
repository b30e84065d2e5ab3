import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { clockOf, writeExcelDate } from './excel-date.ts'

/** The value of a cell; a date is written by the clock of the workbook's time zone. */
export type CellInput = string | number | boolean | Date | null | undefined

/** A column of a workbook. */
export interface WorkbookColumn {
  header: string
  /** Format of its dates: with the time unless `day`. */
  dates?: 'day' | 'time'
  /** Width in characters; default 16. */
  width?: number
}

/** A workbook of one sheet. */
export interface WorkbookContent {
  sheetName: string
  columns: readonly WorkbookColumn[]
  rows: AsyncIterable<readonly CellInput[]> | Iterable<readonly CellInput[]>
  /** IANA name of the time zone of dates; default: that of the server. */
  timeZone?: string | undefined
}

/** Content type of .xlsx files. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Numbers of the styles in `styles.xml`. */
const STYLE = { plain: 0, header: 1, dateTime: 2, day: 3, quoted: 4 } as const

/** Characters that Excel and similar programs take for the start of a formula. */
const FORMULA_START = /^[=+\-@\t\r]/

/**
 * Writes an .xlsx file row by row: one chunk of the sheet is in memory at a time. Dates are dates and numbers are
 * numbers. A text is never a formula: a text that looks like one is marked (`'`), so that Excel does not convert it
 * when the cell is edited or saved as .csv.
 */
export function writeWorkbook(content: WorkbookContent): Readable {
  const zip = new ZipFile()
  const options = { mtime: new Date(315_532_800_000) }
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, options)
  add('[Content_Types].xml', CONTENT_TYPES)
  add('_rels/.rels', ROOT_RELATIONS)
  add('xl/workbook.xml', workbookXml(content.sheetName))
  add('xl/_rels/workbook.xml.rels', BOOK_RELATIONS)
  add('xl/styles.xml', STYLES)
  const sheet = Readable.from(inPieces(sheetXml(content)), { objectMode: false })
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', options)
  zip.end()
  const output = zip.outputStream
  // The types of the library declare an older stream interface only.
  if (!(output instanceof Readable)) throw new Error('workbook: yazl gives a stream that cannot be read')
  sheet.once('error', (error) => output.destroy(error))
  // The rows may fail before the first read; the reader then receives the error.
  output.on('error', () => undefined)
  output.once('close', () => sheet.destroy())
  return output
}

/** The whole file in memory, for small tables. */
export async function bufferWorkbook(content: WorkbookContent): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of writeWorkbook(content)) {
    // A byte stream yields buffers.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the line before
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

/** Joins lines into larger chunks. */
export async function* inPieces(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let piece = ''
  for await (const line of lines) {
    piece += line
    if (piece.length < 65_536) continue
    yield piece
    piece = ''
  }
  yield piece
}

async function* sheetXml({ columns, rows, timeZone }: WorkbookContent): AsyncGenerator<string> {
  const clock = clockOf(timeZone)
  const widths = columns.map(
    ({ width = 16 }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
  yield `${widths.length > 0 ? `<cols>${widths.join('')}</cols>` : ''}<sheetData>`
  const head = columns.map(({ header }) => textCell(header, STYLE.header))
  yield `<row r="1">${head.join('')}</row>`
  let number = 1
  for await (const row of rows) {
    number++
    const cells = columns.map((column, at) => cellXml(row[at], { column, clock }))
    yield `<row r="${number}">${cells.join('')}</row>`
  }
  yield '</sheetData></worksheet>'
}

function cellXml(value: CellInput, { column, clock }: { column: WorkbookColumn; clock: Intl.DateTimeFormat }): string {
  if (value === null || value === undefined || value === '') return '<c/>'
  if (typeof value === 'number') return Number.isFinite(value) ? `<c><v>${value}</v></c>` : '<c/>'
  if (typeof value === 'boolean') return `<c t="b"><v>${value ? 1 : 0}</v></c>`
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return '<c/>'
    const serial = writeExcelDate(value, clock)
    if (column.dates === 'day') return `<c s="${STYLE.day}"><v>${Math.floor(serial)}</v></c>`
    return `<c s="${STYLE.dateTime}"><v>${serial}</v></c>`
  }
  return textCell(value, FORMULA_START.test(value) ? STYLE.quoted : STYLE.plain)
}

const textCell = (text: string, style: number) =>
  `<c t="inlineStr"${style === STYLE.plain ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`

/** Escapes text for XML; removes characters that XML does not allow, and truncates at 32,767, the maximum of a cell. */
export const escapeXml = (text: string) =>
  text
    .slice(0, 32_767)
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- intended
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES.get(sign) ?? sign)

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
export const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const CONTENT_TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`
const ROOT_RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`
const BOOK_RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/></cellXfs></styleSheet>`

/** Sheet names have at most 31 characters, without `[]:*?/\`. */
const workbookXml = (sheetName: string) =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escapeXml(sheetName.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`
