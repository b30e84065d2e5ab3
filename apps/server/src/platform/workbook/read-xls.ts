import { read, SSF, utils } from '@e965/xlsx'
import { isDateFormat, readExcelDate } from './excel-date.ts'
import { checkRow, tooManyRows, type WorkbookLimits, type WorkbookValue } from './limits.ts'

/**
 * Yields the rows of the first sheet of an old .xls file. Runs in a worker: a malicious file may take much time and
 * memory.
 */
export function* readXls(content: Buffer, limits: WorkbookLimits): Generator<WorkbookValue[]> {
  const book = read(content, { type: 'buffer', dense: true, cellNF: true, cellHTML: false, sheetRows: limits.rows + 1 })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  const from1904 = book.Workbook?.WBProps?.date1904 === true
  const range = utils.decode_range(sheet?.['!ref'] ?? 'A1')
  const data = sheet?.['!data'] ?? []
  if (range.e.r >= limits.rows) throw tooManyRows(limits)
  for (let at = 0; at <= range.e.r; at++) {
    const cells: WorkbookValue[] = []
    const line = data[at] ?? []
    for (let column = 0; column < line.length; column++) {
      const cell = line[column]
      const format = typeof cell?.z === 'number' ? (SSF.get_table()[cell.z] ?? '') : (cell?.z ?? '')
      const isDate = cell?.t === 'n' && typeof cell.v === 'number' && isDateFormat(format)
      if (isDate && typeof cell.v === 'number') cells.push(readExcelDate(cell.v, { from1904 }) ?? cell.v)
      else if (cell?.t === 'e' && limits.errorTexts) cells.push(cell.w ?? null)
      else if (cell === undefined || cell.t === 'e' || cell.t === 'z' || cell.v === undefined) cells.push(null)
      else cells.push(cell.v instanceof Date ? cell.v.toISOString() : cell.v)
    }
    checkRow(cells, limits)
    yield cells
  }
}
