import { AppError } from '../errors.ts'

/** Limits of a file: a small file can unpack to a huge one. */
export interface WorkbookLimits {
  /** Rows of the first sheet, the header included. */
  rows: number
  columns: number
  /** Cells of the first sheet, including empty ones before others. */
  cells: number
  /** Characters of one cell. */
  cellLength: number
  /** Unpacked bytes of the parts that are read. */
  unpackedBytes: number
  /** Whether the error of a formula is read as its text, such as `#DIV/0!`; otherwise the cell is empty. */
  errorTexts: boolean
}

/** Limits for 20,000 users with all their columns; callers with more data pass their own. */
export const DEFAULT_LIMITS: WorkbookLimits = {
  rows: 20_001,
  columns: 200,
  cells: 3_000_000,
  cellLength: 32_767,
  unpackedBytes: 200 * 1_048_576,
  errorTexts: false,
}

/** Refusal of a file with too many rows; the message does not count the header. */
export const tooManyRows = ({ rows }: WorkbookLimits) =>
  new AppError('refused', 'workbook.tooManyRows', { params: { max: rows - 1 } })

/** Refusal of a file with too many columns. */
export const tooManyColumns = ({ columns }: WorkbookLimits) =>
  new AppError('refused', 'workbook.tooManyColumns', { params: { max: columns } })

/** Refusal of a file with a cell that is too long, too many cells, or too much unpacked content. */
export const tooLarge = () => new AppError('refused', 'workbook.tooLarge')

/** Refusal of a damaged file, or of one that is not a workbook. */
export const broken = () => new AppError('refused', 'workbook.broken')

/** Refuses a row with too many or too long cells. */
export function checkRow(cells: readonly WorkbookValue[], limits: WorkbookLimits) {
  if (cells.length > limits.columns) throw tooManyColumns(limits)
  if (cells.some((cell) => typeof cell === 'string' && cell.length > limits.cellLength)) throw tooLarge()
}

/** The value of a cell. Dates are texts, `2026-11-21` or `2026-11-21 09:30:00`, because a sheet has no time zone. */
export type WorkbookValue = string | number | boolean | null
