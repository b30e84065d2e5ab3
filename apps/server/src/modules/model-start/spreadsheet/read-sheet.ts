import { AppError } from '../../../platform/errors.ts'
import { readWorkbook, type WorkbookValue } from '../../../platform/workbook/index.ts'
import { isBlank } from './cell-readers.ts'
import { findHead, titlesOf } from './head-row.ts'

/** The most rows below the head; those of one import. */
const MAX_ROWS = 50_000
/** Rows above the head that a file may have. */
const ABOVE = 20

/** A row below the head. */
export interface SheetRow {
  /** Its number in the file, counted from 1. */
  number: number
  cells: readonly WorkbookValue[]
}

/** The first sheet of a file. */
export interface Sheet {
  /** Number of the last row of the head, counted from 1; 0 without a head. */
  headRow: number
  /** The first rows of the file, to choose the head from. */
  first: readonly (readonly WorkbookValue[])[]
  /** The columns with a title or a cell. */
  columns: readonly { index: number; title: string }[]
  /** Rows that are not blank. */
  rows: readonly SheetRow[]
}

/** Reads a file. The head is found unless `headRow` names it. Throws `AppError` for files that are too large or no workbooks. */
export async function readSheet(
  content: Buffer,
  {
    headRow,
    nameOf,
    signal,
  }: { headRow?: number | undefined; nameOf: (letters: string) => string; signal: AbortSignal },
): Promise<Sheet> {
  const all: (readonly WorkbookValue[])[] = []
  try {
    const limits = { rows: MAX_ROWS + ABOVE, errorTexts: true }
    for await (const cells of readWorkbook(content, { ...limits, signal })) all.push(cells)
  } catch (error) {
    if (error instanceof AppError && error.messageKey === 'workbook.tooManyRows') throw tooManyRows()
    throw error
  }
  const head = Math.min(headRow ?? findHead(all), all.length)
  const width = all.reduce((most, cells) => Math.max(most, cells.length), 0)
  const rows = all.flatMap((cells, index) =>
    index < head || cells.every(isBlank) ? [] : [{ number: index + 1, cells }],
  )
  if (rows.length > MAX_ROWS) throw tooManyRows()
  const isUsed = Array.from({ length: width }, () => false)
  for (const { cells } of rows) for (const [column, cell] of cells.entries()) if (!isBlank(cell)) isUsed[column] = true
  const named = titlesOf(all, { headRow: head, width, nameOf: () => '' })
  const columns = titlesOf(all, { headRow: head, width, nameOf }).flatMap((title, index) =>
    isUsed[index] || named[index] ? [{ index, title }] : [],
  )
  if (columns.length === 0) throw new AppError('refused', 'workbook.empty')
  return { headRow: head, first: all.slice(0, ABOVE / 2), columns, rows }
}

const tooManyRows = () => new AppError('refused', 'modelStart.tooManyRows', { params: { max: MAX_ROWS } })
