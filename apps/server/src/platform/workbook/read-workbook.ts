import { AppError } from '../errors.ts'
import { DEFAULT_LIMITS, type WorkbookLimits, type WorkbookValue } from './limits.ts'
import { readCsv } from './read-csv.ts'
import { readInWorker } from './read-in-worker.ts'

const ZIP = Buffer.from('PK\u0003\u0004')
/** The first bytes of .xls files, and of .xlsx files with a password. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** Maximum bytes of a .csv file that is parsed without a worker, which would take longer to start. */
const SMALL_TEXT = 65_536

/** Limits of a workbook, and the signal that aborts the reading. */
export interface ReadOptions extends Partial<WorkbookLimits> {
  signal?: AbortSignal
}

/**
 * Yields the rows of the first sheet of an .xlsx, .xls or .csv file, the header first. The content decides about the
 * format, not the name. Files are parsed in a worker thread. Throws `AppError` for other files, damaged files, files
 * with a password, and files beyond the limits.
 */
export async function* readWorkbook(
  content: Buffer,
  { signal, ...limits }: ReadOptions = {},
): AsyncGenerator<WorkbookValue[]> {
  const bounds = { ...DEFAULT_LIMITS, ...limits }
  if (content.length === 0) throw new AppError('refused', 'workbook.empty')
  const kind = startsWith(content, ZIP) ? 'xlsx' : startsWith(content, OLE) ? 'xls' : 'csv'
  if (kind === 'csv' && content.length <= SMALL_TEXT) yield* readCsv(content, bounds)
  else yield* readInWorker({ kind, content: new Uint8Array(content), limits: bounds }, signal)
}

const startsWith = (content: Buffer, mark: Buffer) => content.subarray(0, mark.length).equals(mark)
