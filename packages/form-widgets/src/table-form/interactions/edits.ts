import { isEmpty, UNREADABLE } from '../../base/readers.ts'
import type { TableText } from '../table-text.ts'
import { newRecord, type ResolvedColumn } from '../model/column.ts'
import type { Place, Range } from '../model/range.ts'
import { createRow, type Row, withChecked, withValues } from '../model/row.ts'
import { parserOf } from './read-typed.ts'

/** What edits of many cells need to know. */
export interface EditContext {
  columns: readonly ResolvedColumn[]
  t: TableText
}

/** One cell as it travels over the clipboard: its text, and its value for cells of the same kind. */
export interface CopiedCell {
  text: string
  kind?: string | undefined
  value?: unknown
}

/** What a paste has done. */
export interface PasteReport {
  rows: readonly Row[]
  /** The cells that the pasted ones stand in now. */
  range: Range
  /** Cells that were taken. */
  taken: number
  addedRows: number
  /** Labels of columns that take no text, which stayed as they were. */
  refusedColumns: readonly string[]
  /** Rows beyond what a table takes at once. */
  leftOut: number
}

/** More is hardly meant, and would freeze the page. */
const MOST_PASTED_ROWS = 10_000

/** A row with something typed into a cell. What is no value of its kind stays as text, marked as wrong: nothing is lost. */
export function typeInto(row: Row, text: string, { column, t }: { column: ResolvedColumn; t: TableText }): Row {
  return withChecked(withValues(row, { [column.field]: readTyped(text, { column, t }) }), [column.field])
}

function readTyped(text: string, { column, t }: { column: ResolvedColumn; t: TableText }): unknown {
  if (text.trim() === '') return column.type.emptyValue
  const value = parserOf(column)?.(text, { column, t })
  return value === UNREADABLE ? text : value
}

/** Puts cells into the table from a place on; rows that are not there yet are added, columns are not. */
export function paste(
  rows: readonly Row[],
  cells: readonly (readonly CopiedCell[])[],
  { at, ...context }: EditContext & { at: Place },
): PasteReport {
  const { columns, t } = context
  const taking = cells.slice(0, MOST_PASTED_ROWS)
  const width = Math.max(1, ...taking.map((line) => line.length))
  const targets = columns.slice(at.column, at.column + width)
  const refused = new Set<string>()
  let taken = 0

  const pasted = taking.map((line, offset) => {
    const row = rows[at.row + offset] ?? createRow(newRecord(columns))
    const values: Record<string, unknown> = {}
    for (const [index, column] of targets.entries()) {
      const cell = line[index]
      if (!cell || !column.isWritable) continue
      const isOfSameKind = cell.kind === column.kind && 'value' in cell
      if (isOfSameKind) values[column.field] = cell.value
      else if (parserOf(column)) values[column.field] = readTyped(cell.text, { column, t })
      else if (cell.text !== '') refused.add(column.label)
    }
    taken += Object.keys(values).length
    return withChecked(withValues(row, values), Object.keys(values))
  })

  return {
    rows: [...rows.slice(0, at.row), ...pasted, ...rows.slice(at.row + pasted.length)],
    range: {
      top: at.row,
      bottom: at.row + Math.max(0, pasted.length - 1),
      start: at.column,
      end: at.column + Math.max(0, targets.length - 1),
    },
    taken,
    addedRows: Math.max(0, at.row + pasted.length - rows.length),
    refusedColumns: [...refused],
    leftOut: cells.length - taking.length,
  }
}

/** One copied cell fills a whole range; anything else is put down once. */
export function repeatOver(cells: readonly (readonly CopiedCell[])[], { top, bottom, start, end }: Range) {
  const only = cells.length === 1 && cells[0]?.length === 1 ? cells[0][0] : undefined
  if (!only) return cells
  const line = Array.from({ length: end - start + 1 }, () => only)
  return Array.from({ length: bottom - top + 1 }, () => line)
}

/** The first row of a range in all its rows; a range of one row takes the row above. */
export function fillDown(rows: readonly Row[], range: Range, { columns }: EditContext): readonly Row[] {
  const isOneRow = range.top === range.bottom
  const source = rows[isOneRow ? range.top - 1 : range.top]
  if (!source) return rows
  const fields = writableIn(columns, range).map(({ field }) => field)
  const values = Object.fromEntries(fields.map((field) => [field, source.record[field]]))
  return changeRange(rows, range, (row) => (row === source ? row : withChecked(withValues(row, values), fields)))
}

/** Empties the cells of a range. */
export function clear(rows: readonly Row[], range: Range, { columns }: EditContext): readonly Row[] {
  const targets = writableIn(columns, range)
  const values = Object.fromEntries(targets.map(({ field, type }) => [field, type.emptyValue]))
  const fields = targets.map(({ field }) => field)
  return changeRange(rows, range, (row) => withChecked(withValues(row, values), fields))
}

/** The cells of a range for the clipboard. */
export function copyCells(rows: readonly Row[], range: Range, { columns, t }: EditContext): CopiedCell[][] {
  return rows.slice(range.top, range.bottom + 1).map(({ record }) =>
    columns.slice(range.start, range.end + 1).map((column) => {
      const value = record[column.field]
      return { text: isEmpty(value) ? '' : column.type.format(value, { column, t }), kind: column.kind, value }
    }),
  )
}

/** A copy of a row: its cells, and nothing that makes it the row it is, like an id. */
export const copyRow = ({ record }: Row, columns: readonly ResolvedColumn[]): Row =>
  createRow(
    Object.fromEntries(
      columns.filter(({ field }) => field in record).map(({ field }) => [field, structuredClone(record[field])]),
    ),
  )

const writableIn = (columns: readonly ResolvedColumn[], { start, end }: Range) =>
  columns.slice(start, end + 1).filter(({ isWritable }) => isWritable)

function changeRange(rows: readonly Row[], { top, bottom }: Range, change: (row: Row) => Row): readonly Row[] {
  const changed = rows.map((row, index) => (index >= top && index <= bottom ? change(row) : row))
  return changed.some((row, index) => row !== rows[index]) ? changed : rows
}
