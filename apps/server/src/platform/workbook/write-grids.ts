import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { escapeXml, inPieces, MAIN, PACKAGE, RELATIONS, TYPE, XML } from './write-workbook.ts'

/** A cell with its look. Numbers stay numbers. */
export interface SheetCell {
  value: string | number | null
  /** Format of Excel, such as `#,##0.00`. */
  format?: string | undefined
  isBold?: boolean | undefined
  isHead?: boolean | undefined
  /** Fill as RRGGBB. */
  fill?: string | undefined
  colSpan?: number | undefined
  rowSpan?: number | undefined
}

/** A sheet of cells; `undefined` is covered by a cell that spans. */
export interface SheetGrid {
  name: string
  /** Widths in characters. */
  widths: readonly number[]
  headRows: number
  /** `level` is the depth of an outline: 0 is not grouped. */
  rows: readonly { level: number; cells: readonly (SheetCell | undefined)[] }[]
}

/** Excel groups rows to this depth. */
const MAX_LEVEL = 7

/**
 * An .xlsx file with formats, merged cells and outlines, for tables that are in memory; the file itself is written row by row. A text is
 * never a formula.
 */
export function writeGrids(sheets: readonly SheetGrid[]): Readable {
  const styles = createStyles()
  const zip = new ZipFile()
  const options = { mtime: new Date(315_532_800_000) }
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, options)
  const addLater = (name: string, lines: () => Iterable<string>) =>
    zip.addReadStreamLazy(name, options, (give) => give(null, Readable.from(inPieces(lines()), { objectMode: false })))
  const names = uniqueSheetNames(sheets.map(({ name }) => name))
  for (const [index, sheet] of sheets.entries())
    addLater(`xl/worksheets/sheet${index + 1}.xml`, () => sheetXml(sheet, styles.of))
  // Entries are written in this order: all styles are known after the sheets.
  addLater('xl/styles.xml', () => [styles.xml()])
  add(
    '[Content_Types].xml',
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${sheets.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  )
  add(
    '_rels/.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  )
  add(
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${names.map((name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
  )
  add(
    'xl/_rels/workbook.xml.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId${sheets.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  )
  zip.end()
  const output = zip.outputStream
  // The types of the library declare an older stream interface only.
  if (!(output instanceof Readable)) throw new Error('workbook: yazl gives a stream that cannot be read')
  return output
}

type StyleOf = (cell: SheetCell) => number

function* sheetXml({ widths, headRows, rows }: SheetGrid, styleOf: StyleOf): Generator<string> {
  const merges: string[] = []
  const rowXml = ({ level, cells }: SheetGrid['rows'][number], index: number) => {
    const inside = cells.map((cell, at) => {
      if (!cell) return ''
      const { value, colSpan = 1, rowSpan = 1 } = cell
      const place = `${columnName(at)}${index + 1}`
      if (colSpan > 1 || rowSpan > 1)
        merges.push(`<mergeCell ref="${place}:${columnName(at + colSpan - 1)}${index + rowSpan}"/>`)
      const start = `<c r="${place}" s="${styleOf(cell)}"`
      if (typeof value === 'number' && Number.isFinite(value)) return `${start}><v>${value}</v></c>`
      if (value === null || value === '' || typeof value === 'number') return `${start}/>`
      return `${start} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
    })
    const outline = level > 0 ? ` outlineLevel="${Math.min(level, MAX_LEVEL)}"` : ''
    return `<row r="${index + 1}"${outline}>${inside.join('')}</row>`
  }
  const cols = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  const pane =
    headRows > 0
      ? `<pane ySplit="${headRows}" topLeftCell="A${headRows + 1}" activePane="bottomLeft" state="frozen"/>`
      : ''
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetPr><outlinePr summaryBelow="0"/></sheetPr>`
  yield `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`
  if (cols.length > 0) yield `<cols>${cols.join('')}</cols>`
  yield '<sheetData>'
  for (const [index, row] of rows.entries()) yield rowXml(row, index)
  yield '</sheetData>'
  if (merges.length > 0) yield `<mergeCells count="${merges.length}">${merges.join('')}</mergeCells>`
  yield '</worksheet>'
}

/** A, B … Z, AA … */
function columnName(index: number): string {
  const rest = Math.floor(index / 26)
  return `${rest > 0 ? columnName(rest - 1) : ''}${String.fromCodePoint(65 + (index % 26))}`
}

/** Names of at most 31 characters, without `[]:*?/\`, each once. */
function uniqueSheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name, index) => {
    const short =
      name
        .replace(/[[\]:*?/\\']/g, ' ')
        .trim()
        .slice(0, 27) || `Sheet${index + 1}`
    const unique = taken.has(short.toLowerCase()) ? `${short} ${index + 1}` : short
    taken.add(unique.toLowerCase())
    return unique
  })
}

const HEAD_FILL = 'F2F3F5'

/** Collects the styles of cells. */
function createStyles() {
  const formats: string[] = []
  const fills: string[] = []
  const known = new Map<string, number>()
  const xfs = ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>']

  const numberOf = (list: string[], value: string) => {
    const at = list.indexOf(value)
    return at === -1 ? list.push(value) - 1 : at
  }
  function of({ value, format, isBold, isHead, fill = isHead ? HEAD_FILL : undefined }: SheetCell): number {
    // A text that looks like a formula stays a text when it is edited (`quotePrefix`).
    const isQuoted = typeof value === 'string' && /^[=+\-@\t\r]/.test(value)
    const key = JSON.stringify([format, isBold, isHead, fill, isQuoted])
    const found = known.get(key)
    if (found !== undefined) return found
    const numFmt = typeof value === 'string' ? 49 : format === undefined ? 0 : 164 + numberOf(formats, format)
    const fillId = fill === undefined ? 0 : 2 + numberOf(fills, fill)
    const align = isHead ? '<alignment horizontal="center" vertical="center"/>' : ''
    const flags = `applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"${isQuoted ? ' quotePrefix="1"' : ''}${isHead ? ' applyAlignment="1"' : ''}`
    const made = `<xf numFmtId="${numFmt}" fontId="${isBold || isHead ? 1 : 0}" fillId="${fillId}" borderId="1" xfId="0" ${flags}>${align}</xf>`
    const number = xfs.push(made) - 1
    known.set(key, number)
    return number
  }
  function xml() {
    const side = (name: string) => `<${name} style="thin"><color rgb="FFD9D9D9"/></${name}>`
    return [
      `${XML}<styleSheet xmlns="${MAIN}">`,
      formats.length > 0
        ? `<numFmts count="${formats.length}">${formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escapeXml(code)}"/>`).join('')}</numFmts>`
        : '',
      '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
      `<fills count="${fills.length + 2}"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fills.map((rgb) => `<fill><patternFill patternType="solid"><fgColor rgb="FF${rgb}"/></patternFill></fill>`).join('')}</fills>`,
      `<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border>${side('left')}${side('right')}${side('top')}${side('bottom')}<diagonal/></border></borders>`,
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
      `<cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs></styleSheet>`,
    ].join('')
  }
  return { of, xml }
}
