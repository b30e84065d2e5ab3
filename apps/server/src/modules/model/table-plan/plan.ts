import { sql, type RawBuilder } from 'kysely'
import type { Trx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import {
  findTrigrams,
  readCatalogue,
  readIndexedColumns,
  readIndexes,
  isTextType,
  type CatalogueTable,
} from '../../../platform/db/table-catalogue.ts'
import { fits, widened } from './column-type.ts'
import type { WantedColumn, WantedTable } from './design.ts'
import {
  charactersIndexName,
  charactersOf,
  columnRef,
  filteredIndexName,
  filteredIndexPrefix,
  indexRef,
  tableRef,
  trigramsIndexName,
  uniqueIndexName,
} from '../../../platform/db/identifier.ts'

/** One kind of migration step. Columns are never dropped: `keepColumn` marks one that no field uses any more. */
export type PlanAction =
  | 'createTable'
  | 'addColumn'
  | 'widenColumn'
  | 'keepColumn'
  | 'addIndex'
  | 'addUnique'
  | 'dropUnique'

/** One line of a migration plan. */
export interface PlanStep {
  action: PlanAction
  table: string
  /** Empty for a table. */
  column: string
  label: string
  /** Types before and after the change; empty for a missing column. */
  from: string
  to: string
  /** What users may notice: values that are no longer shown, or a table that is locked for a while. */
  risk: 'none' | 'hidden' | 'lock'
}

/** A migration plan: readable steps and SQL statements. */
export interface TablePlan {
  steps: PlanStep[]
  /** Names of the new tables. */
  created: string[]
  statements: RawBuilder<unknown>[]
}

interface PlanOptions {
  wanted: readonly WantedTable[]
  /** What the design that is in force needs: its columns are kept. */
  before: readonly WantedTable[]
  /** Tables that the platform created, so it may change the types of their columns. */
  own: ReadonlySet<string>
}

/** Compares what a design needs with what the database has. */
export async function planTables(trx: Trx, { wanted, before, own }: PlanOptions): Promise<TablePlan> {
  const names = wanted.map(({ name }) => name)
  const catalogue = await readCatalogue(trx, names)
  const indexed = await readIndexedColumns(trx, names)
  const indexes = await readIndexes(trx, names)
  const trigrams = await findTrigrams(trx)
  const plan: TablePlan = { steps: [], created: [], statements: [] }
  for (const table of wanted) {
    const present = catalogue.get(table.name)
    if (present) await planPresent(trx, { plan, table, present, own: own.has(table.name) })
    else planNew(plan, table, wanted)
    planIndexes(plan, { table, present, indexed: indexed.get(table.name) ?? new Set() })
    planFiltered({ plan, table, present, indexes })
    planContained({ plan, table, present, indexes, trigrams })
    await planUnique(trx, { plan, table, present, indexes })
  }
  planUnusedColumns(plan, { wanted, before, catalogue })
  for (const step of plan.steps) step.risk = await riskOf(trx, step, catalogue.get(step.table))
  return plan
}

/** Rows from which a change of a table takes seconds. */
const LARGE_TABLE = 200_000
const REWRITING: ReadonlySet<PlanAction> = new Set(['widenColumn', 'addIndex', 'addUnique'])

async function riskOf(trx: Trx, step: PlanStep, present: CatalogueTable | undefined): Promise<PlanStep['risk']> {
  if (!present) return 'none'
  if (REWRITING.has(step.action)) return present.rows >= LARGE_TABLE ? 'lock' : 'none'
  if (step.action !== 'keepColumn' || !present.columns.some(({ name }) => name === step.column)) return 'none'
  const { rows } = await sql`
    select 1 from ${tableRef(step.table)} where ${columnRef(step.column)} is not null limit 1`.execute(
    trx.withoutPlugins(),
  )
  return rows.length > 0 ? 'hidden' : 'none'
}

function planNew(plan: TablePlan, table: WantedTable, wanted: readonly WantedTable[]) {
  const { name, label, key, relation, columns } = table
  plan.created.push(name)
  plan.steps.push({ action: 'createTable', table: name, column: '', label, from: '', to: '', risk: 'none' })
  const lines = [sql`${columnRef(key)} varchar(50) primary key`]
  if (relation && relation.column !== key) {
    const parent = wanted.find((other) => other.name === relation.toTable)
    const points = parent?.key === relation.toColumn
    const reference = sql` references ${tableRef(relation.toTable)} (${columnRef(relation.toColumn)})`
    lines.push(sql`${columnRef(relation.column)} varchar(50) not null${points ? reference : sql``}`)
  }
  for (const column of columns) {
    if (column.name === relation?.column) continue
    lines.push(sql`${columnRef(column.name)} ${sql.raw(column.type)}`)
    plan.steps.push(stepOf('addColumn', table, column))
  }
  plan.statements.push(sql`create table ${tableRef(name)} (${sql.join(lines)})`)
  plan.statements.push(sql`comment on table ${tableRef(name)} is ${sql.lit(label)}`)
  for (const column of columns) plan.statements.push(commentOn(name, column))
  if (relation && relation.column !== key) {
    plan.statements.push(sql`create index on ${tableRef(name)} (${columnRef(relation.column)})`)
  }
}

interface Present {
  plan: TablePlan
  table: WantedTable
  present: CatalogueTable
  own: boolean
}

async function planPresent(trx: Trx, { plan, table, present, own }: Present) {
  const key = present.columns.filter(({ primaryKey }) => primaryKey)
  if (key.length !== 1) throw new AppError('refused', 'model.tableKey', { params: { table: table.name } })
  table.key = key[0]?.name ?? table.key
  const byName = new Map(present.columns.map((column) => [column.name, column]))
  if (table.relation && !byName.has(table.relation.column)) {
    const params = { table: table.name, column: table.relation.column }
    throw new AppError('refused', 'model.relationMissing', { params })
  }
  const empty = own && (await isEmpty(trx, table.name))
  for (const column of table.columns) {
    const now = byName.get(column.name)
    if (!now) {
      plan.steps.push(stepOf('addColumn', table, column))
      plan.statements.push(
        sql`alter table ${tableRef(table.name)} add column ${columnRef(column.name)} ${sql.raw(column.type)}`,
        commentOn(table.name, column),
      )
    } else if (own && table.bound.has(column.name) && !fits(now.type, column.type)) {
      const to = widened(now.type, column.type) ?? (empty ? column.type : undefined)
      if (to === undefined) {
        const params = { field: column.label, from: now.type, to: column.type }
        throw new AppError('refused', 'model.columnMismatch', { params })
      }
      const name = columnRef(column.name)
      plan.steps.push({ ...stepOf('widenColumn', table, column), from: now.type, to })
      plan.statements.push(
        sql`alter table ${tableRef(table.name)} alter column ${name} type ${sql.raw(to)}
          using ${empty ? sql`${name}::text` : name}::${sql.raw(to)}`,
      )
    }
  }
}

interface Indexes {
  table: WantedTable
  present: CatalogueTable | undefined
  indexed: ReadonlySet<string>
}

/** One index serves a search by value and a sort in both directions: greatest first, empty last. */
function planIndexes(plan: TablePlan, { table, present, indexed }: Indexes) {
  for (const name of new Set(table.indexed)) {
    if (indexed.has(name)) continue
    const column = table.columns.find((one) => one.name === name)
    const type = present?.columns.find((one) => one.name === name)?.type ?? column?.type
    if (!column || type === 'text' || type === undefined) continue
    plan.steps.push({ ...stepOf('addIndex', table, column), to: '' })
    plan.statements.push(
      sql`create index on ${tableRef(table.name)} (${columnRef(name)} desc nulls last, ${columnRef(table.key)} desc)`,
    )
  }
}

interface Named {
  plan: TablePlan
  table: WantedTable
  present: CatalogueTable | undefined
  /** Names of the existing indexes. */
  indexes: ReadonlySet<string>
}

/** Plans indexes for the rows of one value in the default order of the list. */
function planFiltered({ plan, table, present, indexes }: Named) {
  for (const [name, sort] of table.filtered) {
    const index = filteredIndexName(table.name, { column: name, sort })
    const typeOf = (column: string) =>
      present?.columns.find((one) => one.name === column)?.type ??
      table.columns.find((one) => one.name === column)?.type
    const column = table.columns.find((one) => one.name === name)
    if (indexes.has(index) || !column || [name, sort].some((one) => typeOf(one) === 'text')) continue
    // An index in a former order can be dropped: it holds no data.
    const prefix = filteredIndexPrefix(table.name, name)
    for (const old of [...indexes].filter((one) => one.startsWith(prefix)))
      plan.statements.push(sql`drop index ${indexRef(old)}`)
    plan.steps.push({ ...stepOf('addIndex', table, column), to: '' })
    const columns = [name, sort].map((one) => sql`${columnRef(one)} desc nulls last`)
    plan.statements.push(
      sql`create index ${sql.id(index)} on ${tableRef(table.name)} (${sql.join([...columns, sql`${columnRef(table.key)} desc`])})`,
    )
  }
}

/**
 * Plans indexes on the characters of texts: a search for one Chinese character uses them, while trigrams need three. Where the
 * database has trigrams, their index serves parts of Latin letters and digits.
 */
function planContained({ plan, table, present, indexes, trigrams }: Named & { trigrams: string | undefined }) {
  for (const column of table.columns) {
    const type = present?.columns.find(({ name }) => name === column.name)?.type ?? column.type
    if (!table.contained.has(column.name) || type === 'text' || !isTextType(type)) continue
    const ref = columnRef(column.name)
    const wanted = [{ name: charactersIndexName(table.name, column.name), by: sql`(${charactersOf(ref)})` }]
    if (trigrams !== undefined) {
      const by = sql`${ref} ${sql.id(trigrams, 'gin_trgm_ops')}`
      wanted.push({ name: trigramsIndexName(table.name, column.name), by })
    }
    const missing = wanted.filter(({ name }) => !indexes.has(name))
    if (missing.length > 0) plan.steps.push({ ...stepOf('addIndex', table, column), to: '' })
    // Without a pending list: each search would scan it, and the planner avoids such indexes.
    for (const { name, by } of missing)
      plan.statements.push(
        sql`create index ${sql.id(name)} on ${tableRef(table.name)} using gin (${by}) with (fastupdate = off)`,
      )
  }
}

/** Plans unique indexes, so that concurrent writers cannot duplicate a value. Empty values may repeat. */
async function planUnique(trx: Trx, { plan, table, present, indexes }: Named) {
  for (const column of table.columns) {
    const index = uniqueIndexName(table.name, column.name)
    if (table.unique.has(column.name) === indexes.has(index)) continue
    if (indexes.has(index)) {
      plan.steps.push({ ...stepOf('dropUnique', table, column), to: '' })
      plan.statements.push(sql`drop index ${indexRef(index)}`)
      continue
    }
    const now = present?.columns.find(({ name }) => name === column.name)
    if (now) await demandUnique(trx, table, column)
    plan.steps.push({ ...stepOf('addUnique', table, column), to: '' })
    const name = columnRef(column.name)
    // A text may be longer than an index takes.
    plan.statements.push(
      isTextType(column.type) && (!now || isTextType(now.type))
        ? sql`create unique index ${sql.id(index)} on ${tableRef(table.name)} (md5(${name})) where ${name} <> ''`
        : sql`create unique index ${sql.id(index)} on ${tableRef(table.name)} (${name})`,
    )
  }
}

async function demandUnique(trx: Trx, table: WantedTable, { name, label }: WantedColumn) {
  const column = columnRef(name)
  const { rows } = await sql<{ value: string }>`
    select ${column}::text as value from ${tableRef(table.name)}
    where ${column}::text <> '' group by ${column} having count(*) > 1 limit 1`.execute(trx.withoutPlugins())
  const [twice] = rows
  if (twice)
    throw new AppError('refused', 'model.uniqueTwice', {
      params: { field: label, value: twice.value.slice(0, 50) },
    })
}

interface Kept {
  wanted: readonly WantedTable[]
  before: readonly WantedTable[]
  catalogue: ReadonlyMap<string, CatalogueTable>
}

/** Lists columns that a field used and none uses any more: they keep their data. */
function planUnusedColumns(plan: TablePlan, { wanted, before, catalogue }: Kept) {
  const now = new Map(wanted.map((table) => [table.name, table]))
  for (const table of before) {
    for (const column of table.columns) {
      if (!table.bound.has(column.name) || now.get(table.name)?.bound.has(column.name)) continue
      const present = catalogue.get(table.name)?.columns.find(({ name }) => name === column.name)
      if (now.has(table.name) && !present) continue
      plan.steps.push({ ...stepOf('keepColumn', table, column), from: present?.type ?? column.type, to: '' })
    }
  }
}

const stepOf = (action: PlanAction, table: WantedTable, column: WantedColumn): PlanStep => ({
  action,
  table: table.name,
  column: column.name,
  label: column.label,
  from: '',
  to: column.type,
  risk: 'none',
})

const commentOn = (table: string, { name, label }: WantedColumn) =>
  sql`comment on column ${tableRef(table)}.${columnRef(name)} is ${sql.lit(label)}`

async function isEmpty(trx: Trx, table: string) {
  const { rows } = await sql`select 1 from ${tableRef(table)} limit 1`.execute(trx.withoutPlugins())
  return rows.length === 0
}

/** Milliseconds to wait for a lock on a table. */
const LOCK_WAIT = 5000
const LOCK_NOT_AVAILABLE = '55P03'
/** SQL states for values that were entered between plan and change and do not convert or are duplicates. */
const ENTERED_MEANWHILE = new Set(['22P02', '22003', '22007', '22008', '22001', '23505'])

/** Executes a plan inside the given transaction. */
export async function applyTables(trx: Trx, { statements }: TablePlan) {
  if (statements.length === 0) return
  const db = trx.withoutPlugins()
  await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(db)
  await sql`set local statement_timeout = 0`.execute(db)
  try {
    for (const statement of statements) await statement.execute(db)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === LOCK_NOT_AVAILABLE || ENTERED_MEANWHILE.has(code)) throw new AppError('refused', 'model.tableBusy')
    throw error
  }
}
