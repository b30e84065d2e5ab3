import { readOwn } from '../record.ts'

/** The place of a field: the form, or a column of a sub-table. */
export interface Place {
  table?: string
  column: string
}

/** Splits `table.column`; a name without a point is a field of the form itself. */
export function placeOf(field: string): Place {
  const point = field.indexOf('.')
  if (point <= 0 || point === field.length - 1) return { column: field }
  return { table: field.slice(0, point), column: field.slice(point + 1) }
}

/** The rows of a sub-table; empty when the value is not a list. */
export function readRows(values: unknown, table: string): readonly unknown[] {
  const rows = readOwn(values, table)
  return Array.isArray(rows) ? rows : []
}
