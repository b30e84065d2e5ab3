import { AppError } from '../errors.ts'

/** What a file may hold at most: a small file can unpack into a huge one. */
export interface WorkbookLimits {
  /** Rows of the first sheet, the header included. */
  rows: number
  columns: number
  /** Characters of one cell. */
  cellLength: number
  /** Bytes of the parts of a file that are read, unpacked. */
  unpackedBytes: number
}

/** Room for 20,000 people with all their columns; ask for more where more is meant to come. */
export const DEFAULT_LIMITS: WorkbookLimits = {
  rows: 20_001,
  columns: 200,
  cellLength: 32_767,
  unpackedBytes: 200 * 1_048_576,
}

/** More rows than may be read; the header is not counted to people. */
export const tooManyRows = ({ rows }: WorkbookLimits) =>
  new AppError('refused', 'workbook.tooManyRows', { params: { max: rows - 1 } })

/** More columns than may be read. */
export const tooManyColumns = ({ columns }: WorkbookLimits) =>
  new AppError('refused', 'workbook.tooManyColumns', { params: { max: columns } })

/** A cell too long, or a file that unpacks into too much. */
export const tooLarge = () => new AppError('refused', 'workbook.tooLarge')

/** No workbook, or a damaged one. */
export const broken = () => new AppError('refused', 'workbook.broken')

/** Refuses a row that does not fit. */
export function checkRow(cells: readonly WorkbookValue[], limits: WorkbookLimits) {
  if (cells.length > limits.columns) throw tooManyColumns(limits)
  if (cells.some((cell) => typeof cell === 'string' && cell.length > limits.cellLength)) throw tooLarge()
}

/** What a cell holds. Dates are read as people write them, `2026-11-21` or `2026-11-21 09:30:00`: a sheet knows no time zone. */
export type WorkbookValue = string | number | boolean | null
