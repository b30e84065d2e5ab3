import { type RawBuilder, sql, type Transaction } from 'kysely'
import { foreignWay, type Database, type Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { isHarmless, isRecursive, type Piece, readStatement } from './statement.ts'
import { SqlProblem } from './tokens.ts'

/** Schema of the tables of models: all of them are readable. */
const MODEL_SCHEMA = 'lowcode'

/** Readable tables of the platform. All others are not: accounts, sessions, settings, logs … */
const READABLE = new Set(['dictionary_types', 'dictionary_data', 'organizations', 'positions', 'regions'])

/** A table that a statement may read. */
interface ReadableTable {
  table: string
  /** Description of a table that the platform created; empty for others. */
  tableName: string
  fields: string[]
}

/** Readable tables, tables of models first. */
export async function listReadableTables(db: Db): Promise<ReadableTable[]> {
  const { rows } = await sql<ReadableTable>`
    select c.relname as "table", coalesce(obj_description(c.oid, 'pg_class'), '') as "tableName",
      array_agg(a.attname::text order by a.attnum) as fields
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p')
      and (n.nspname = ${MODEL_SCHEMA} or (n.nspname = 'public' and c.relname = any(${[...READABLE]}::text[])))
    group by n.nspname, c.oid, c.relname
    order by n.nspname, c.relname`.execute(db.withoutPlugins())
  return rows
}

/** Time limit of a statement in milliseconds. The embedded database answers no other query meanwhile. */
const MAX_TIME = { embedded: 2000, server: 5000 }

/**
 * Maximum cost estimate of the planner; about ten seconds of disk time. A refusal is cheaper than a cancelled
 * statement.
 */
const MAX_COST = { embedded: 500_000, server: 20_000_000 }

/** PostgreSQL's code for a statement that its time limit has cancelled. */
const CANCELLED = '57014'

/** Maximum number of rows of an answer. */
export const MAX_ROWS = 10_000

/** Values of parameters and ids of the caller, as texts; null is SQL's null. */
export interface SqlValues {
  parameters: ReadonlyMap<string, string | null>
  /** SQL types of parameters that are not texts. */
  casts: ReadonlyMap<string, string>
  caller: Record<'user' | 'organize' | 'department' | 'position', string>
}

/** The selected rows. */
export interface RowsWanted {
  /** Rows in which one of these columns contains the keyword, case-insensitive. */
  search?: { columns: readonly string[]; keyword: string } | undefined
  /** Rows in which the column has one of these values; the first row of each value. */
  only?: { column: string; values: readonly string[] } | undefined
  page?: { currentPage: number; pageSize: number } | undefined
  /** One row with the columns of the statement, all of them null when it finds nothing. */
  columns?: boolean | undefined
}

export interface SqlAnswer {
  rows: Record<string, unknown>[]
  /** Number of rows on all pages, when a page was requested. */
  total: number
}

/**
 * Reads rows by a statement of an administrator. It cannot change data and reads only readable tables; `schemas` names further schemas
 * whose tables are readable.
 */
export async function runSql(
  { db, isEmbedded, schemas = [] }: { db: Db; isEmbedded: boolean; schemas?: readonly string[] },
  source: string,
  { values, wanted = {}, maxTime = MAX_TIME.server }: { values: SqlValues; wanted?: RowsWanted; maxTime?: number },
): Promise<SqlAnswer> {
  const pieces = readOrRefuse(source)
  if (isEmbedded && isRecursive(pieces)) throw new AppError('refused', 'dataInterface.sqlRecursive')
  const from = sql`(${bind(pieces, values)}) as result_rows ${whereOf(wanted)}`
  const rows = wanted.columns
    ? sql`select result_rows.* from (select 1) as one left join ${from} on true limit 1`
    : sql`select * from ${from} limit ${pageLimit(wanted)} offset ${pageOffset(wanted)}`

  const { db: way, interrupt } = foreignWay(db)
  const deadline = createDeadline(isEmbedded ? interrupt : undefined)
  try {
    return await way
      .transaction()
      .setAccessMode('read only')
      .execute(async (guarded) => {
        deadline.begin()
        // Without plugins: the names of the result come from the statement.
        const trx = guarded.withoutPlugins()
        await sql.raw(`set local statement_timeout = ${maxTime}`).execute(trx)
        const path = sql.join([...schemas, MODEL_SCHEMA, 'public'].map((schema) => sql.id(schema)))
        await sql`set local search_path = ${path}`.execute(trx)
        await checkPlan(trx, { statement: rows, isEmbedded, schemas })
        const found = await rows.execute(trx)
        const total = wanted.page ? await countRows(trx, from) : found.rows.length
        if (!wanted.page && total > MAX_ROWS)
          throw new AppError('refused', 'dataInterface.tooManyRows', { params: { max: MAX_ROWS } })
        return { rows: found.rows.map(plain), total }
      })
  } catch (error) {
    if (deadline.isOver()) {
      await deadline.ended()
      throw new AppError('refused', 'dataInterface.sqlTooSlow', { fields: { query: 'dataInterface.sqlTooSlow' } })
    }
    if (error instanceof AppError || !(error instanceof Error) || !('code' in error)) throw error
    if (error.code === CANCELLED)
      throw new AppError('refused', 'dataInterface.sqlTooSlow', { fields: { query: 'dataInterface.sqlTooSlow' } })
    // Database errors are for the author of the statement; the caller of this function decides who sees them.
    throw new AppError('refused', 'dataInterface.sqlFailed', { params: { reason: error.message } })
  } finally {
    deadline.stop()
  }
}

/** Cancels a statement of an engine without a time limit, counted from the start of its execution. */
function createDeadline(interrupt: (() => Promise<void>) | undefined) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ending: Promise<void> | undefined
  return {
    begin: () => {
      if (!interrupt) return
      timer = setTimeout(() => {
        ending = interrupt()
      }, MAX_TIME.embedded)
    },
    isOver: () => ending !== undefined,
    ended: async () => await ending,
    stop: () => clearTimeout(timer),
  }
}

/** Parses the statement; throws an error at the field `query` for a forbidden one. */
export function readOrRefuse(source: string): Piece[] {
  try {
    return readStatement(source)
  } catch (error) {
    if (!(error instanceof SqlProblem)) throw error
    throw new AppError('refused', error.key, { params: error.params, fields: { query: error.key } })
  }
}

const bind = (pieces: readonly Piece[], { parameters, casts, caller }: SqlValues): RawBuilder<unknown> =>
  sql.join(
    pieces.map((piece) => {
      if ('sql' in piece) return sql.raw(piece.sql)
      if ('caller' in piece) return sql`${caller[piece.caller]}`
      const value = parameters.get(piece.parameter)
      if (value === undefined)
        throw new AppError('refused', 'dataInterface.parameterUnknown', { params: { name: piece.parameter } })
      const cast = casts.get(piece.parameter)
      return cast === undefined ? sql`${value}` : sql`cast(${value} as ${sql.raw(cast)})`
    }),
    sql.raw(''),
  )

function whereOf({ search, only }: RowsWanted): RawBuilder<unknown> {
  if (only) return sql`where cast(${sql.id('result_rows', only.column)} as text) = any(${only.values}::text[])`
  const keyword = search?.keyword.trim() ?? ''
  if (!search || keyword === '') return sql``
  const pattern = `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const tests = search.columns.map(
    (column) => sql`cast(${sql.id('result_rows', column)} as text) ilike cast(${pattern} as text)`,
  )
  return sql`where (${sql.join(tests, sql` or `)})`
}

const pageLimit = ({ only, page }: RowsWanted) => (only?.values.length === 1 ? 1 : page ? page.pageSize : MAX_ROWS + 1)
const pageOffset = ({ page }: RowsWanted) => (page ? (page.currentPage - 1) * page.pageSize : 0)

async function countRows(trx: Transaction<Database>, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: string | number }>`select count(*) as total from ${from}`.execute(trx)
  return Number(rows[0]?.total ?? 0)
}

/** Reads the plan of the statement and refuses tables that are not readable. */
async function checkPlan(
  trx: Transaction<Database>,
  {
    statement,
    isEmbedded,
    schemas,
  }: { statement: RawBuilder<unknown>; isEmbedded: boolean; schemas: readonly string[] },
) {
  const { rows } = await sql<{ 'QUERY PLAN': unknown }>`explain (verbose, format json) ${statement}`.execute(trx)
  const plan = rows[0]?.['QUERY PLAN']
  const denied = sourcesOf(plan).find((source) => !schemas.includes(source.schema) && !mayRead(source))
  if (denied) {
    throw new AppError('refused', 'dataInterface.sqlTable', {
      params: { table: denied.table ?? denied.function ?? '' },
      fields: { query: 'dataInterface.sqlTable' },
    })
  }
  const cost = costOf(plan)
  if (cost > (isEmbedded ? MAX_COST.embedded : MAX_COST.server))
    throw new AppError('refused', 'dataInterface.sqlCost', { fields: { query: 'dataInterface.sqlCost' } })
}

interface Source {
  schema: string
  table?: string
  function?: string
}

/** All tables in a plan, and functions used as tables: some views consist of a function only. */
function sourcesOf(plan: unknown): Source[] {
  if (Array.isArray(plan)) return plan.flatMap(sourcesOf)
  if (typeof plan !== 'object' || plan === null) return []
  const below = Object.values(plan).flatMap((value: unknown) => (typeof value === 'object' ? sourcesOf(value) : []))
  const schema = 'Schema' in plan ? String(plan.Schema) : ''
  if ('Relation Name' in plan) below.push({ schema, table: String(plan['Relation Name']) })
  if ('Function Name' in plan) below.push({ schema, function: String(plan['Function Name']) })
  return below
}

function mayRead({ schema, table, function: name }: Source): boolean {
  if (name !== undefined) return schema === 'pg_catalog' && isHarmless(name)
  return schema === MODEL_SCHEMA || (schema === 'public' && table !== undefined && READABLE.has(table))
}

function costOf(plan: unknown): number {
  const top: unknown = Array.isArray(plan) ? plan[0] : plan
  if (typeof top !== 'object' || top === null || !('Plan' in top)) return Number.POSITIVE_INFINITY
  const node = top.Plan
  return typeof node === 'object' && node !== null && 'Total Cost' in node
    ? Number(node['Total Cost'])
    : Number.POSITIVE_INFINITY
}

/** A row as JSON: moments as readable texts, no bytes. */
function plain(row: unknown): Record<string, unknown> {
  const entries = Object.entries(typeof row === 'object' && row !== null ? row : {}) as [string, unknown][]
  return Object.fromEntries(
    entries
      .filter(([, value]) => !(value instanceof Uint8Array))
      .map(([name, value]) => [name, value instanceof Date ? momentText(value) : value]),
  )
}

/** `yyyy-MM-dd HH:mm:ss` in local time. */
function momentText(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-')
  return `${day} ${[moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(':')}`
}
