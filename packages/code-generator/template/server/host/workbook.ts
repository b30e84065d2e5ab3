import { read, utils, write, type WorkBook } from '@e965/xlsx'
import { AppError } from './errors.ts'

/** The value of a cell. */
export type WorkbookValue = string | number | boolean | Date | null | undefined

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Workbook {
  sheetName: string
  columns: readonly { header: string }[]
  rows: Iterable<readonly WorkbookValue[]>
}

/** Writes a workbook of one sheet. Texts are texts, even those that look like formulas. */
export function bufferWorkbook({ sheetName, columns, rows }: Workbook): Promise<Buffer> {
  const cells = [columns.map(({ header }) => header), ...rows]
  const sheet = utils.aoa_to_sheet(
    cells.map((row) => [...row]),
    { cellDates: true, dateNF: 'yyyy-mm-dd hh:mm' },
  )
  const book = utils.book_new()
  utils.book_append_sheet(
    book,
    sheet,
    sheetName
      .replaceAll(/[\\/?*[\]:']/g, ' ')
      .trim()
      .slice(0, 31) || 'Sheet',
  )
  const content: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' })
  return Promise.resolve(content)
}

/** The rows of the first sheet of a workbook (.xlsx, .xls, .csv); empty rows are left out. */
export async function* readWorkbook(content: Buffer): AsyncGenerator<WorkbookValue[]> {
  const book = open(content)
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (!sheet) return
  for (const row of utils.sheet_to_json<WorkbookValue[]>(sheet, { header: 1, blankrows: false, raw: true }))
    yield row.map((cell) => (cell instanceof Date ? cell.toISOString() : cell))
}

const broken = (cause?: unknown) => new AppError('refused', 'file.broken', { cause })

function open(content: Buffer): WorkBook {
  // A zip, or a compound file of older versions.
  const isWorkbook = content.subarray(0, 2).toString('latin1') === 'PK' || content[0] === 0xd0
  const text = isWorkbook ? undefined : decode(content)
  if (!isWorkbook && (text === undefined || text.includes('\u0000'))) throw broken()
  try {
    // Texts of a CSV stay texts: `007` is no number.
    return text === undefined
      ? read(content, { type: 'buffer', cellDates: true })
      : read(text, { type: 'string', raw: true })
  } catch (error) {
    throw broken(error)
  }
}

/** The text of a CSV: UTF-8, or what Chinese Excel writes. */
function decode(content: Buffer): string | undefined {
  for (const encoding of ['utf-8', 'gb18030'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(content)
    } catch {
      // The next one.
    }
  return undefined
}
