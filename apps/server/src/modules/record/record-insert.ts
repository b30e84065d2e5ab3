import { sql } from 'kysely'
import { columnRef, tableRef } from '../../platform/db/identifier.ts'
import { isTextType } from '../../platform/db/table-catalogue.ts'
import type { StoredField } from './model-storage.ts'
import { columnValue } from './record-sql.ts'

/** A column of many new rows, its cells as texts. */
interface NewColumn {
  column: string
  type: string
  cells: readonly (string | null)[]
}

/** The cells of these fields of new rows. */
export const filled = (
  fields: readonly StoredField[],
  rows: readonly { values: Record<string, unknown> }[],
): NewColumn[] =>
  fields.map((field) => ({
    column: field.column,
    type: field.type,
    cells: rows.map(({ values }) => {
      const value = columnValue(field, values[field.item.name])
      return value instanceof Date ? value.toISOString() : value === null ? null : String(value)
    }),
  }))

/** One parameter for each column, whatever the number of rows. */
export function insertAll(table: string, columns: readonly NewColumn[]) {
  // A cast to varchar(10) would cut a text off; an assignment refuses it.
  const cells = columns.map(({ type }, index) =>
    isTextType(type) ? sql.id(`c${index}`) : sql`${sql.id(`c${index}`)}::${sql.raw(type)}`,
  )
  return sql`insert into ${tableRef(table)} (${sql.join(columns.map(({ column }) => columnRef(column)))})
    select ${sql.join(cells)} from unnest(${sql.join(columns.map((column) => sql`${column.cells}::text[]`))})
      as rows (${sql.join(columns.map((_, index) => sql.id(`c${index}`)))})`
}
