import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db, Trx } from '../../../platform/db/database.ts'
import { columnRef, tableRef } from '../../../platform/db/identifier.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { isInForce } from '../../model/index.ts'
import type { ModelStorage, StoredField, StoredTable } from '../model-storage.ts'
import { childColumns, createChildRows, type NewChildren, type NewRow } from './record-children.ts'
import { joinedTables, type Listing, type Raw, type StoredRecord } from './record-listing.ts'
import { createRecordPages } from './record-page.ts'
import { createRecordSelects } from './record-select.ts'
import { filled, insertAll, tryRecords, tryRecordsFunction } from './record-insert.ts'
import { explained, refusedAt, refuseOld } from './record-refusals.ts'
import { readRowActions } from '../rights/row-rights.ts'
import { announceRecordChange } from '../record-versions.ts'
import { columnValue, MAIN, refOf, type PlacedField } from '../record-sql.ts'

/** Columns of a grouped query: the keys, then the aggregates. */
export interface Grouped {
  columns: { name: string; value: RawBuilder<unknown>; isKey: boolean; isCount: boolean }[]
  order: RawBuilder<unknown>[]
}

/** SQL of the records of models. All names come from `findStorage`, which returns valid identifiers only. */
export function createRecordRepository(connection: Db | Trx) {
  const db = connection.withoutPlugins()
  const run = async <Row>(query: RawBuilder<Row>) => {
    try {
      return (await query.execute(db)).rows
    } catch (error) {
      throw explained(error)
    }
  }

  /** Writes to a table; a duplicate unique value is reported at its field. */
  const write = async <Row>(table: StoredTable, query: RawBuilder<Row>) => {
    try {
      return await run(query)
    } catch (error) {
      throw refusedAt(table, error) ?? error
    }
  }

  const from = joinedTables

  const toRecord = (row: Raw, fields: readonly PlacedField[]): StoredRecord => ({
    id: String(row['id']),
    version: String(row['version']),
    values: Object.fromEntries(fields.map(({ item }, index) => [item.name, row[`c${index}`]])),
  })

  const toListed = (row: Raw, fields: readonly PlacedField[]): StoredRecord => {
    const at = row['at']
    return { ...toRecord(row, fields), at: typeof at === 'string' ? at : null, actions: readRowActions(row) }
  }

  const { columnsOf, select, selectFound } = createRecordSelects(run)
  const { page, count } = createRecordPages({ run, select, selectFound, toListed })

  return {
    list: async (storage: ModelStorage, query: Listing): Promise<StoredRecord[]> =>
      (await select(storage, query)).map((row) => toListed(row, query.fields)),

    page,

    async find(
      storage: ModelStorage,
      query: { id: string; fields: readonly PlacedField[]; where: RawBuilder<SqlBool>; lock?: boolean },
    ): Promise<StoredRecord | undefined> {
      const { id, fields, where, lock = false } = query
      const key = refOf({ alias: MAIN, column: storage.main.key })
      const [row] = await run(
        sql<Raw>`select ${columnsOf(storage, fields)} from ${from(storage)}
          where ${key} = ${id} and ${where} limit 1 ${lock ? sql`for update of ${sql.id(MAIN)}` : sql``}`,
      )
      return row && toRecord(row, fields)
    },

    /** Records by their keys; for tables whose keys are texts. */
    async findMany(
      storage: ModelStorage,
      { ids, fields }: { ids: readonly string[]; fields: readonly PlacedField[] },
    ): Promise<StoredRecord[]> {
      const key = refOf({ alias: MAIN, column: storage.main.key })
      const rows = await run(
        sql<Raw>`${prepared}select ${columnsOf(storage, fields)} from ${from(storage)} where ${key} = any(${ids}::text[])`,
      )
      return rows.map((row) => toRecord(row, fields))
    },

    /** Returns the conditions that a record matches. */
    async matches(
      storage: ModelStorage,
      { id, conditions }: { id: string; conditions: readonly RawBuilder<SqlBool>[] },
    ): Promise<readonly boolean[]> {
      const key = refOf({ alias: MAIN, column: storage.main.key })
      const cells = conditions.map((condition) => sql`coalesce(${condition}, false)`)
      const [row] = await run(
        sql<{
          cells: boolean[]
        }>`select array[${sql.join(cells)}] as cells from ${from(storage)} where ${key}::text = ${id}`,
      )
      return row?.cells ?? conditions.map(() => false)
    },

    /** One page of records, sorted by any number of fields and at last by key. */
    async sortedPage(
      storage: ModelStorage,
      {
        fields,
        where,
        order,
        slice: { limit, offset },
      }: Pick<Listing, 'fields' | 'where'> & {
        order: readonly { field: PlacedField; direction: 'asc' | 'desc' }[]
        slice: { limit: number; offset: number }
      },
    ) {
      const key = refOf({ alias: MAIN, column: storage.main.key })
      const sorted = order.map(({ field, direction }) =>
        direction === 'desc' ? sql`${refOf(field)} desc nulls last` : sql`${refOf(field)} asc nulls first`,
      )
      const rows = await run(
        sql<Raw>`select ${columnsOf(storage, fields)} from ${from(storage)} where ${where}
          order by ${sql.join([...sorted, sql`${key} desc`])} limit ${limit} offset ${offset}`,
      )
      return { records: rows.map((row) => toRecord(row, fields)), total: await count(storage, where) }
    },

    /** Groups of records: keys and aggregates, one page of them, and how many groups exist. */
    async groups(
      storage: ModelStorage,
      {
        columns,
        order,
        where,
        slice: { limit, offset },
      }: Grouped & { where: RawBuilder<SqlBool>; slice: { limit: number; offset: number } },
    ) {
      if (columns.length === 0) return { rows: [], total: 0 }
      const cells = columns.map(({ value }, index) => sql`${value} as ${sql.id(`c${index}`)}`)
      const keys = columns.flatMap(({ isKey }, index) => (isKey ? [sql`${sql.lit(index + 1)}`] : []))
      const by = keys.length === 0 ? sql`` : sql` group by ${sql.join(keys)}`
      const sorted = [...order, ...keys]
      const grouped = sql`select ${sql.join(cells)} from ${from(storage)} where ${where}${by}`
      const rows = await run(
        sql<Raw>`${grouped}${sorted.length === 0 ? sql`` : sql` order by ${sql.join(sorted)}`} limit ${limit} offset ${offset}`,
      )
      const [all] = await run(sql<{ total: number }>`select count(*)::float8 as total from (${grouped}) as groups`)
      return {
        rows: rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, row[`c${index}`]]))),
        total: all?.total ?? 0,
      }
    },

    /** Returns those of the keys that match the condition; their rows are locked until the end of the transaction. */
    async findIds(storage: ModelStorage, { ids, where }: { ids: readonly string[]; where: RawBuilder<SqlBool> }) {
      const key = refOf({ alias: MAIN, column: storage.main.key })
      const rows = await run(
        sql<{ id: string }>`select ${key}::text as id from ${from(storage)}
          where ${key}::text = any(${ids}::text[]) and ${where}
          order by ${key} for update of ${sql.id(MAIN)}`,
      )
      return rows.map(({ id }) => id)
    },

    /** Adds a row to the main table and returns its key. Refused when the design is no longer in force. */
    async insert({ main: table, design }: ModelStorage, { id, values }: NewRow): Promise<string> {
      const { columns, cells } = assigned(table.fields, values)
      const keyed = table.keyIsMade
        ? { columns, cells }
        : { columns: [columnRef(table.key), ...columns], cells: [sql`${id}`, ...cells] }
      // A row without values fits every design.
      const into =
        keyed.columns.length === 0
          ? sql`default values`
          : sql`(${sql.join(keyed.columns)}) select ${sql.join(keyed.cells)} where ${isInForce(design)}`
      const [row] = await write(
        table,
        sql<{ id: string }>`insert into ${tableRef(table.name)} ${into} returning ${columnRef(table.key)}::text as id`,
      )
      if (row) announceRecordChange(design.modelId)
      return row?.id ?? refuseOld()
    },

    /** Adds rows to the main table and returns their keys in order. A field that no row has is not written. Refused like `insert`. */
    async insertMany({ main: table, design }: ModelStorage, rows: readonly NewRow[]): Promise<string[]> {
      const made = await write(
        table,
        sql<{
          id: string
        }>`${prepared}${insertAll(table.name, insertedColumns(table, rows))} where ${isInForce(design)} returning ${columnRef(table.key)}::text as id`,
      )
      if (made.length < rows.length) refuseOld()
      announceRecordChange(design.modelId)
      return made.map(({ id }) => id)
    },

    /** Adds records one after the other, in one statement; returns the errors of those that were refused, by position. */
    async tryMany(
      { main, design }: ModelStorage,
      records: readonly (NewRow & { children: readonly NewChildren[] })[],
    ): Promise<ReadonlyMap<number, unknown>> {
      const rows = records.flatMap(({ children }, owner) =>
        children.flatMap(({ table, rows: own }) => own.map((row) => ({ table, owner, row }))),
      )
      const children = [...Map.groupBy(rows, ({ table }) => table)].map(([table, own]) => ({
        table,
        owners: own.map(({ owner }) => owner),
        columns: childColumns(
          table,
          own.map(({ row }) => row),
        ),
      }))
      await tryRecordsFunction.execute(db)
      announceRecordChange(design.modelId)
      const refusals = await run(tryRecords({ main, columns: insertedColumns(main, records) }, children))
      return new Map(
        refusals.map(({ place, step, code, constraint, column }) => {
          const error = Object.assign(new Error(`refused: ${code}`), { code, constraint, column })
          return [place, refusedAt(children[step - 1]?.table ?? main, error) ?? explained(error)]
        }),
      )
    },

    /** Changes a row of the main table, and its version even when nothing else changes. Refused like `insert`. */
    async update({ main: table, design }: ModelStorage, { id, values }: { id: string; values: Raw }): Promise<void> {
      const { columns, cells } = assigned(table.fields, values)
      const sets = columns.map((column, index) => sql`${column} = ${cells[index]}`)
      if (sets.length === 0) sets.push(sql`${columnRef(table.key)} = ${columnRef(table.key)}`)
      const changed = await write(
        table,
        sql`update ${tableRef(table.name)} set ${sql.join(sets)}
          where ${columnRef(table.key)} = ${id} and ${isInForce(design)} returning 1`,
      )
      if (changed.length === 0) refuseOld()
      announceRecordChange(design.modelId)
    },

    ...createChildRows({ run, write }),

    /** Deletes rows of the main table. Refused like `insert`. */
    async delete({ main: table, design }: ModelStorage, ids: readonly string[]): Promise<void> {
      const gone = await run(
        sql`delete from ${tableRef(table.name)} where ${columnRef(table.key)}::text = any(${ids}::text[])
          and ${isInForce(design)} returning 1`,
      )
      if (gone.length < ids.length) refuseOld()
      announceRecordChange(design.modelId)
    },
  }
}

export type RecordRepository = ReturnType<typeof createRecordRepository>

/** Columns of new rows of a main table. */
function insertedColumns(table: StoredTable, rows: readonly NewRow[]) {
  const fields = table.fields.filter(({ item }) => rows.some(({ values }) => Object.hasOwn(values, item.name)))
  const key = table.keyIsMade ? [] : [{ column: table.key, type: 'text', cells: rows.map(({ id }) => id) }]
  return [...key, ...filled(fields, rows)]
}

/** Columns and cells to write; fields without a value are not written. */
function assigned(fields: readonly StoredField[], values: Raw) {
  const written = fields.filter(({ item }) => Object.hasOwn(values, item.name))
  return {
    columns: written.map(({ column }) => columnRef(column)),
    cells: written.map((field) => sql`${columnValue(field, values[field.item.name])}`),
  }
}
