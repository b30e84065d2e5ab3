import { sql } from 'kysely'
import { columnRef, columnText, tableRef, tableText } from '../../platform/db/identifier.ts'
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
  // A cast to varchar(10) would truncate a text; an assignment refuses it.
  const cells = columns.map(({ type }, index) =>
    isTextType(type) ? sql.id(`c${index}`) : sql`${sql.id(`c${index}`)}::${sql.raw(type)}`,
  )
  return sql`insert into ${tableRef(table)} (${sql.join(columns.map(({ column }) => columnRef(column)))})
    select ${sql.join(cells)} from unnest(${sql.join(columns.map((column) => sql`${column.cells}::text[]`))})
      as rows (${sql.join(columns.map((_, index) => sql.id(`c${index}`)))})`
}

/** A refused row: its position and the error of the database. */
interface RefusedRow {
  place: number
  code: string
  constraint: string
  column: string
}

/** SQL that creates the function of `tryRows` for this connection; a rollback removes it. */
export const tryRowsFunction = sql`
  create or replace function pg_temp.sqos_try_rows(statement text, cells jsonb)
  returns table (place integer, code text, "constraint" text, "column" text) language plpgsql as $$
  declare
    cells_of_row jsonb;
  begin
    place := 0;
    for cells_of_row in select value from jsonb_array_elements(cells) loop
      begin
        execute statement using array(select jsonb_array_elements_text(cells_of_row));
      exception when others then
        get stacked diagnostics code = returned_sqlstate, "constraint" = constraint_name, "column" = column_name;
        return next;
      end;
      place := place + 1;
    end loop;
  end $$`

/** Inserts rows one after the other, each behind its own savepoint; returns the refused ones. */
export function tryRows(table: string, columns: readonly NewColumn[]) {
  const names = columns.map(({ column }) => columnText(column)).join(', ')
  const cells = columns.map(({ type }, index) => (isTextType(type) ? `$1[${index + 1}]` : `$1[${index + 1}]::${type}`))
  const statement = `insert into ${tableText(table)} (${names}) select ${cells.join(', ')}`
  const rows = (columns[0]?.cells ?? []).map((_, row) => columns.map((column) => column.cells[row] ?? null))
  return sql<RefusedRow>`select * from pg_temp.sqos_try_rows(${statement}, ${JSON.stringify(rows)}::jsonb)`
}
