import { AppError } from '../errors.ts'
import { DEFAULT_LIMITS, type WorkbookLimits, type WorkbookValue } from './limits.ts'
import { readCsv } from './read-csv.ts'
import { readXls } from './read-xls.ts'
import { readXlsx } from './read-xlsx.ts'

const ZIP = Buffer.from('PK\u0003\u0004')
/** What .xls files begin with, and .xlsx files with a password. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/**
 * Rows of the first sheet of an .xlsx, .xls or .csv file, one by one, the header first. The content decides, not the name.
 * Throws `AppError` for what is no such file, is damaged, has a password, or holds more than `limits`.
 */
export async function* readWorkbook(
  content: Buffer,
  limits: Partial<WorkbookLimits> = {},
): AsyncGenerator<WorkbookValue[]> {
  const bounds = { ...DEFAULT_LIMITS, ...limits }
  if (content.length === 0) throw new AppError('refused', 'workbook.empty')
  if (content.subarray(0, ZIP.length).equals(ZIP)) yield* readXlsx(content, bounds)
  else if (content.subarray(0, OLE.length).equals(OLE)) yield* readXls(content, bounds)
  else yield* readCsv(content, bounds)
}
