import { isEmpty, UNREADABLE } from '../../base/readers.ts'
import type { TableText } from '../table-text.ts'
import { columnIn, newRecord, type ResolvedColumn } from '../model/column.ts'
import type { Place, Range } from '../model/range.ts'
import { createRow, type Row, withChecked, withValues } from '../model/row.ts'
import { parserOf } from './read-typed.ts'

/** Options of edits of several cells. */
export interface EditContext {
  columns: readonly ResolvedColumn[]
  t: TableText
}

/** A cell on the clipboard: its text, and its value for cells of the same kind. */
export interface CopiedCell {
  text: string
  kind?: string | undefined
  value?: unknown
}

/** The result of a paste. */
export interface PasteReport {
  rows: readonly Row[]
  /** The range of the pasted cells. */
  range: Range
  /** Number of accepted cells. */
  taken: number
  addedRows: number
  /** Labels of columns that accept no text and stayed unchanged. */
  refusedColumns: readonly string[]
  /** Number of rows above the limit. */
  leftOut: number
}

/** More rows are probably a mistake and would freeze the page. */
const MOST_PASTED_ROWS = 10_000

/** Returns a row with typed text in a cell. Unreadable text is kept as a faulty value, so that nothing is lost. */
export function typeInto(row: Row, text: string, { column, t }: { column: ResolvedColumn; t: TableText }): Row {
  return withChecked(withValues(row, { [column.field]: readTyped(text, { column, t }) }), [column.field])
}

function readTyped(text: string, { column, t }: { column: ResolvedColumn; t: TableText }): unknown {
  if (text.trim() === '') return column.type.emptyValue
  const value = parserOf(column)?.(text, { column, t })
  return value === UNREADABLE ? text : value
}

/** Pastes cells from a position; adds missing rows, but not columns. */
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
    for (const [index, target] of targets.entries()) {
      const cell = line[index]
      const column = columnIn(target, row.record)
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

/** One copied cell fills a whole range; several cells are pasted once. */
export function repeatOver(cells: readonly (readonly CopiedCell[])[], { top, bottom, start, end }: Range) {
  const only = cells.length === 1 && cells[0]?.length === 1 ? cells[0][0] : undefined
  if (!only) return cells
  const line = Array.from({ length: end - start + 1 }, () => only)
  return Array.from({ length: bottom - top + 1 }, () => line)
}

/** Fills a range with its first row; a range of one row takes the row above. */
export function fillDown(rows: readonly Row[], range: Range, { columns }: EditContext): readonly Row[] {
  const isOneRow = range.top === range.bottom
  const source = rows[isOneRow ? range.top - 1 : range.top]
  if (!source) return rows
  return changeRange(rows, range, (row) => {
    if (row === source) return row
    const fields = writableIn(columns, range, row).map(({ field }) => field)
    const values = Object.fromEntries(fields.map((field) => [field, source.record[field]]))
    return withChecked(withValues(row, values), fields)
  })
}

/** Empties the cells of a range. */
export function clear(rows: readonly Row[], range: Range, { columns }: EditContext): readonly Row[] {
  return changeRange(rows, range, (row) => {
    const targets = writableIn(columns, range, row)
    const values = Object.fromEntries(targets.map(({ field, type }) => [field, type.emptyValue]))
    return withChecked(
      withValues(row, values),
      targets.map(({ field }) => field),
    )
  })
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

/** Copies the cells of a row, without keys such as the id. */
export const copyRow = ({ record }: Row, columns: readonly ResolvedColumn[]): Row =>
  createRow(
    Object.fromEntries(
      columns.filter(({ field }) => field in record).map(({ field }) => [field, structuredClone(record[field])]),
    ),
  )

const writableIn = (columns: readonly ResolvedColumn[], { start, end }: Range, { record }: Row) =>
  columns
    .slice(start, end + 1)
    .map((column) => columnIn(column, record))
    .filter(({ isWritable }) => isWritable)

function changeRange(rows: readonly Row[], { top, bottom }: Range, change: (row: Row) => Row): readonly Row[] {
  const changed = rows.map((row, index) => (index >= top && index <= bottom ? change(row) : row))
  return changed.some((row, index) => row !== rows[index]) ? changed : rows
}
