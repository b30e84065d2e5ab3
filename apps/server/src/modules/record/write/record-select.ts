import { sql, type RawBuilder } from 'kysely'
import type { ModelStorage } from '../model-storage.ts'
import { MAIN, refOf, type PlacedField } from '../record-sql.ts'
import { joinedTables, type Listing, type Raw } from './record-listing.ts'

/** From this offset on, a page reads the keys of the rows before it from an index alone. */
const FAR = 1000

/** Columns are aliased c0, c1 …: no name of a model becomes a key of an object. */
const columnsOf = (storage: ModelStorage, fields: readonly PlacedField[]) => {
  const key = sql`${refOf({ alias: MAIN, column: storage.main.key })}::text as id`
  const columns = fields.map((field, index) => sql`${refOf(field)} as ${sql.id(`c${index}`)}`)
  return sql.join([key, sql`m.xmin::text as version`, ...columns])
}

/** Selects pages of records. */
export function createRecordSelects(run: <Row>(query: RawBuilder<Row>) => Promise<Row[]>) {
  async function select(storage: ModelStorage, { fields, where, slice }: Listing, more: RawBuilder<unknown> = sql``) {
    const { key, sorted, isDown, columns } = selecting(storage, { fields, slice, more })
    const { limit, offset, isFromEnd = false } = slice
    if (offset < FAR && !isFromEnd)
      return await run(sql<Raw>`${columns} where ${where} order by ${sorted(isDown)} limit ${limit} offset ${offset}`)
    return await run(
      sql<Raw>`with picked as materialized (select ${key} as id from ${joinedTables(storage)} where ${where}
          order by ${sorted(isDown !== isFromEnd)} limit ${limit} offset ${offset})
        ${columns} where ${key} in (select id from picked) order by ${sorted(isDown)}`,
    )
  }

  /**
   * The keys of all rows that match are read first, by several processes of PostgreSQL, and sorted afterwards. Reading the rows in
   * their order, as `select` does, takes ten times as long where few rows match and no index finds them.
   */
  async function selectFound(
    storage: ModelStorage,
    { fields, where, slice }: Listing,
    { counted, more }: { counted: number; more: RawBuilder<unknown> },
  ) {
    const total = sql`, (select count(*) from found)::float8 as total${more}`
    const { key, sorted, isDown, columns } = selecting(storage, { fields, slice, more: total })
    const { order, limit, offset } = slice
    const by = order ? sql`, ${order.by.value} as by` : sql``
    const found = { by: order && sql`found.by`, key: sql`found.id` }
    return await run(
      sql<Raw>`with found as materialized (select ${key} as id${by} from ${joinedTables(storage)} where ${where} limit ${counted}),
          picked as (select id from found order by ${sorted(isDown, found)} limit ${limit} offset ${offset})
        ${columns} where ${key} in (select id from picked) order by ${sorted(isDown)}`,
    )
  }

  /** The parts of a statement that selects a page. */
  function selecting(
    storage: ModelStorage,
    { fields, slice: { order }, more }: Pick<Listing, 'fields' | 'slice'> & { more: RawBuilder<unknown> },
  ) {
    const key = refOf({ alias: MAIN, column: storage.main.key })
    // One index serves both directions: greatest first with nulls last, or the reverse.
    const sorted = (
      down: boolean,
      of: { by: RawBuilder<unknown> | undefined; key: RawBuilder<unknown> } = { by: order?.by.value, key },
    ) => {
      const by = of.by ? sql`${of.by} ${sql.raw(down ? 'desc nulls last' : 'asc nulls first')}, ` : sql``
      return sql`${by}${of.key} ${sql.raw(down ? 'desc' : 'asc')}`
    }
    const at = order ? sql`(${order.by.value})::text` : sql`null`
    const columns = sql`select ${columnsOf(storage, fields)}, ${at} as at${more} from ${joinedTables(storage)}`
    return { key, sorted, isDown: order?.direction !== 'asc', columns }
  }

  return { columnsOf, select, selectFound }
}
