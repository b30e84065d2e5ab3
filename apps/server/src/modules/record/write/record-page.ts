import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ModelStorage } from '../model-storage.ts'
import type { PlacedField } from '../record-sql.ts'
import { rowActionColumns, type RowConditions } from '../rights/row-rights.ts'
import { joinedTables, type Listing, type Raw, type StoredRecord } from './record-listing.ts'

/** A page of a list. */
interface RecordPage {
  records: StoredRecord[]
  total: number
  /** Whether the total is the estimate of the database. */
  isEstimated?: boolean
}

interface Statements {
  run: <Row>(query: RawBuilder<Row>) => Promise<Row[]>
  select: (storage: ModelStorage, listing: Listing, more?: RawBuilder<unknown>) => Promise<Raw[]>
  /** Selects the page, and as `total` the number of rows up to `counted`; sorts the rows that match instead of reading all in their order. */
  selectFound: (
    storage: ModelStorage,
    listing: Listing,
    options: { counted: number; more: RawBuilder<unknown> },
  ) => Promise<Raw[]>
  toListed: (row: Raw, fields: readonly PlacedField[]) => StoredRecord
}

/** Rows that a list counts. The total of longer lists is estimated, until a page behind this row is read. */
const COUNTED = 100_000

/** Rows that are read before they are sorted. Where more match, a page is soon full when rows are read in their order. */
const FOUND = 10_000

/** Reads pages of lists with their totals. */
export function createRecordPages({ run, select, selectFound, toListed }: Statements) {
  async function count(storage: ModelStorage, where: RawBuilder<SqlBool>): Promise<number> {
    const [row] = await run(
      sql<{ total: number }>`select count(*)::float8 as total from ${joinedTables(storage)} where ${where}`,
    )
    return row?.total ?? 0
  }

  /** The planner's number of rows, to three digits: they say how exact it may be. */
  async function estimate(storage: ModelStorage, where: RawBuilder<SqlBool>): Promise<number> {
    const [row] = await run(
      sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
        explain (format json) select 1 from ${joinedTables(storage)} where ${where}`,
    )
    const rows = row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
    return Math.max(COUNTED + 1, Number(rows.toPrecision(3)))
  }

  /** A page far behind the first one: all rows are counted, and it is read from the nearer end. Behind the last one, that one. */
  async function farPage(
    storage: ModelStorage,
    { slice, ...query }: Listing,
    actions: RawBuilder<unknown>,
  ): Promise<RecordPage> {
    const total = await count(storage, query.where)
    if (total === 0) return { records: [], total }
    const offset = Math.min(slice.offset, total - 1 - ((total - 1) % slice.limit))
    const rest = total - offset
    const limit = Math.min(slice.limit, rest)
    const nearer =
      rest < offset ? { ...slice, limit, offset: rest - limit, isFromEnd: true } : { ...slice, limit, offset }
    const rows = await select(storage, { ...query, slice: nearer }, actions)
    return { records: rows.map((row) => toListed(row, query.fields)), total }
  }

  /** A page of a list with at most `FOUND` rows, which reads the table once; undefined for longer lists. */
  async function foundPage(storage: ModelStorage, query: Listing, more: RawBuilder<unknown>) {
    const rows = await selectFound(storage, query, { counted: FOUND + 1, more })
    const total = rows.length > 0 || query.slice.offset === 0 ? Number(rows[0]?.['total'] ?? 0) : undefined
    if (total === undefined || total > FOUND) return undefined
    return { records: rows.map((row) => toListed(row, query.fields)), total }
  }

  /**
   * A page and the total number of rows, over one connection. With `mayEstimate`, long lists are not counted. `isScanned`: no index
   * finds the rows, so the database cannot tell how many there are.
   */
  async function page(
    storage: ModelStorage,
    query: Listing & { actions?: RowConditions | undefined; mayEstimate?: boolean; isScanned?: boolean },
  ): Promise<RecordPage> {
    const { where, slice, mayEstimate = false, isScanned = false } = query
    const actions = query.actions ? rowActionColumns(query.actions) : sql``
    if (slice.offset >= COUNTED) return await farPage(storage, query, actions)
    const found = isScanned ? await foundPage(storage, query, actions) : undefined
    if (found) return found
    const counted = mayEstimate
      ? sql`(select 1 from ${joinedTables(storage)} where ${where} limit ${COUNTED + 1}) as counted`
      : sql`${joinedTables(storage)} where ${where}`
    const rows = await select(storage, query, sql`, (select count(*) from ${counted})::float8 as total${actions}`)
    const records = rows.map((row) => toListed(row, query.fields))
    if (rows.length === 0) return { records, total: slice.offset === 0 ? 0 : await count(storage, where) }
    const total = Number(rows[0]?.['total'])
    if (!mayEstimate || total <= COUNTED) return { records, total }
    return { records, total: await estimate(storage, where), isEstimated: true }
  }

  return { page, count }
}
