import { type RawBuilder, sql, type Transaction } from 'kysely'
import { foreignWay, type Database, type Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { isHarmless, isRecursive, type Piece, readStatement } from './statement.ts'
import { SqlProblem } from './tokens.ts'

/** Schema of the tables that models keep their records in: all of them may be read. */
const MODEL_SCHEMA = 'lowcode'

/** The platform's own tables that may be read. What is not named is not: accounts, sessions, settings, logs … */
const READABLE = new Set(['dictionary_types', 'dictionary_data', 'organizations', 'positions', 'regions'])

/** A table that a statement may read. */
interface ReadableTable {
  table: string
  /** What the platform notes of a table that it made; else empty. */
  tableName: string
  fields: string[]
}

/** The tables that a statement may read, those of models first. */
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

/** Milliseconds that a statement may take. The embedded database answers nobody else meanwhile. */
const MAX_TIME = { embedded: 2000, server: 5000 }

/** The planner's estimate; about ten seconds of a disk's time. A refusal is cheaper than a statement that has to be ended. */
const MAX_COST = { embedded: 500_000, server: 20_000_000 }

/** Rows of one answer. */
export const MAX_ROWS = 10_000

/** Values of parameters and facts about the caller, as text; null is SQL's. */
export interface SqlValues {
  parameters: ReadonlyMap<string, string | null>
  /** Types of parameters that are not text, as SQL names them. */
  casts: ReadonlyMap<string, string>
  caller: Record<'user' | 'organize' | 'department' | 'position', string>
}

/** Which of the rows are wanted. */
export interface RowsWanted {
  /** Rows in which one of these columns contains the keyword, whatever its case. */
  search?: { columns: readonly string[]; keyword: string } | undefined
  /** The rows in which the column is one of these texts; of one text the first. */
  only?: { column: string; values: readonly string[] } | undefined
  page?: { currentPage: number; pageSize: number } | undefined
}

export interface SqlAnswer {
  rows: Record<string, unknown>[]
  /** Rows on all pages; counted when a page was asked for. */
  total: number
}

/** Reads rows by a statement that somebody wrote: nothing can be changed by it, and only what is meant to be read is. */
export async function runSql(
  { db, isEmbedded }: { db: Db; isEmbedded: boolean },
  source: string,
  { values, wanted = {} }: { values: SqlValues; wanted?: RowsWanted },
): Promise<SqlAnswer> {
  const pieces = readOrRefuse(source)
  if (isEmbedded && isRecursive(pieces)) throw new AppError('refused', 'dataInterface.sqlRecursive')
  const from = sql`(${bind(pieces, values)}) as result_rows ${whereOf(wanted)}`
  const rows = sql`select * from ${from} limit ${pageLimit(wanted)} offset ${pageOffset(wanted)}`

  const { db: way, interrupt } = foreignWay(db)
  const deadline = createDeadline(isEmbedded ? interrupt : undefined)
  try {
    return await way
      .transaction()
      .setAccessMode('read only')
      .execute(async (guarded) => {
        deadline.begin()
        // Names of the result are the statement's own, not ours.
        const trx = guarded.withoutPlugins()
        await sql.raw(`set local statement_timeout = ${MAX_TIME.server}`).execute(trx)
        await sql.raw(`set local search_path = ${MODEL_SCHEMA}, public`).execute(trx)
        await checkPlan(trx, { statement: rows, isEmbedded })
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
    // What the database says of a statement is for whoever wrote it; who may see that is decided further out.
    throw new AppError('refused', 'dataInterface.sqlFailed', { params: { reason: error.message } })
  } finally {
    deadline.stop()
  }
}

/** Ends a statement of an engine that has no time limit of its own, counted from the moment at which it runs. */
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

/** The statement's pieces; refuses, at the field `query`, what is not a harmless one. */
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

/** Asks the database what it would read, and refuses what nobody may. */
async function checkPlan(
  trx: Transaction<Database>,
  { statement, isEmbedded }: { statement: RawBuilder<unknown>; isEmbedded: boolean },
) {
  const { rows } = await sql<{ 'QUERY PLAN': unknown }>`explain (verbose, format json) ${statement}`.execute(trx)
  const plan = rows[0]?.['QUERY PLAN']
  const denied = sourcesOf(plan).find((source) => !mayRead(source))
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

/** Every table, and every function that stands in for one, wherever in a plan: some views are nothing but a function. */
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

/** A row as JSON carries it: moments as people read them, no bytes. */
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
