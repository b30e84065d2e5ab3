import { sql } from 'kysely'
import { columnRef, columnText, tableRef, tableText } from '../../../platform/db/identifier.ts'
import { isTextType } from '../../../platform/db/table-catalogue.ts'
import type { ChildTable, StoredField, StoredTable } from '../model-storage.ts'
import { columnValue } from '../record-sql.ts'

/** A column of many new rows, its cells as texts. */
export interface NewColumn {
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
      return value instanceof Date ? localText(value) : value === null ? null : String(value)
    }),
  }))

/** A moment in local time, as the driver writes a single one: a column without a time zone keeps its day and hour. */
function localText(moment: Date): string {
  const padded = (value: number, length = 2) => String(value).padStart(length, '0')
  const year = moment.getFullYear()
  const day = [padded(year > 0 ? year : 1 - year, 4), padded(moment.getMonth() + 1), padded(moment.getDate())].join('-')
  const time = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map((part) => padded(part)).join(':')
  const offset = -moment.getTimezoneOffset()
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) => padded(part))
  const zone = `${offset < 0 ? '-' : '+'}${hours}:${minutes}`
  return `${day}T${time}.${padded(moment.getMilliseconds(), 3)}${zone}${year > 0 ? '' : ' BC'}`
}

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

/** New rows of a child table. */
interface TriedChild {
  table: Pick<ChildTable, 'name' | 'foreignKey' | 'foreignKeyType' | 'target'>
  /** All columns but the foreign key. */
  columns: readonly NewColumn[]
  /** Position of the record of each row. */
  owners: readonly number[]
}

/** A refused record: its position, the statement (0 is the main table) and the error of the database. */
interface RefusedRecord {
  place: number
  step: number
  code: string
  constraint: string
  column: string
}

/** Creates the function of `tryRecords` for this connection; a rollback removes it. */
export const tryRecordsFunction = sql`
  create or replace function pg_temp.sqos_try_records(statements text[], records jsonb)
  returns table (place integer, step integer, code text, "constraint" text, "column" text) language plpgsql as $$
  declare
    rows_of_record jsonb;
    one jsonb;
    cells text[];
    parents text[];
  begin
    place := 0;
    for rows_of_record in select value from jsonb_array_elements(records) loop
      begin
        for one in select value from jsonb_array_elements(rows_of_record) loop
          step := (one ->> 0)::integer;
          cells := array(select jsonb_array_elements_text(one -> 1));
          if step = 0 then
            execute statements[1] into parents using cells;
          else
            execute statements[step + 1] using cells, parents;
          end if;
        end loop;
      exception when others then
        get stacked diagnostics code = returned_sqlstate, "constraint" = constraint_name, "column" = column_name;
        return next;
      end;
      place := place + 1;
    end loop;
  end $$`

/**
 * Inserts records one after the other, each each behind its own savepoint; returns those that were refused. The foreign key of a
 * child row takes the target column of the main row, or its key where that is empty.
 */
export function tryRecords(
  { main, columns }: { main: Pick<StoredTable, 'name' | 'key'>; columns: readonly NewColumn[] },
  children: readonly TriedChild[],
) {
  const key = `${columnText(main.key)}::text`
  const targets = children.map(({ table }) => `coalesce(${columnText(table.target)}::text, ${key})`)
  const statements = [
    `${insertText(main.name, columns)} returning array[${targets.join(', ')}]::text[]`,
    ...children.map(({ table: { name, foreignKey, foreignKeyType }, columns: own }, index) =>
      insertText(name, own, { name: foreignKey, cell: cellText(`$2[${index + 1}]`, foreignKeyType) }),
    ),
  ]
  const records = (columns[0]?.cells ?? []).map((_, row) => [[0, cellsOf(columns, row)]])
  for (const [index, { columns: own, owners }] of children.entries())
    for (const [row, owner] of owners.entries()) records[owner]?.push([index + 1, cellsOf(own, row)])
  return sql<RefusedRecord>`
    select * from pg_temp.sqos_try_records(${statements}::text[], ${JSON.stringify(records)}::jsonb)`
}

const cellsOf = (columns: readonly NewColumn[], row: number) => columns.map(({ cells }) => cells[row] ?? null)

const cellText = (cell: string, type: string) => (isTextType(type) ? cell : `${cell}::${type}`)

/** Insert of one row whose cells are `$1`. */
function insertText(table: string, columns: readonly NewColumn[], ...more: readonly { name: string; cell: string }[]) {
  const all = [
    ...more,
    ...columns.map(({ column, type }, index) => ({ name: column, cell: cellText(`$1[${index + 1}]`, type) })),
  ]
  const names = all.map(({ name }) => columnText(name))
  return `insert into ${tableText(table)} (${names.join(', ')}) select ${all.map(({ cell }) => cell).join(', ')}`
}
