import { createHash } from 'node:crypto'
import type { JsonRecord } from '@sqos/form-model'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { addressOf, type Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { momentOf, numberIn, refOf } from '../record-sql.ts'
import { explained } from '../write/record-refusals.ts'
import { createFigureFields, typeOfFigure, type FigureField, type FigureFields } from './figure-fields.ts'
import { averageFold, bucketFold, foldBy, foldedGroups, keyFold, type Fold } from './figure-folding.ts'
import { asksInterface, withTexts, type Cell, type FigureColumn, type Raw } from './figure-texts.ts'
import { compare, type RecordFilter } from './record-filter.ts'
import { BUCKET_FORMAT, zone, type DateBucket } from './record-query.ts'
import type { RecordReader } from './record-reader.ts'
import type { Opened } from '../rights/record-reach.ts'
import type { RecordGrant } from '../rights/record-grant.ts'
import type { DatasetFilter } from './given-filters.schema.ts'

/** Time limit of a statement in milliseconds, on PostgreSQL. */
const MAX_TIME = 15_000
/** SQL state of a statement that was cancelled by its time limit. */
const CANCELED = '57014'

/** A measure over the records of a group. `count` without a field counts records; `ratio` divides two other measures. */
export interface FigureMeasure {
  test: 'count' | 'countDistinct' | 'sum' | 'avg' | 'min' | 'max' | 'ratio'
  field?: string | undefined
  numerator?: string | undefined
  denominator?: string | undefined
  as: string
}

/** Groups with measures, or records. Fields are paths: `F_Pay`, or over relations `F_Customer.F_Region`. */
export interface FigureQuery {
  filters?: readonly RecordFilter[]
  /** Fields of records, for queries without groups and measures; omitted: all visible ones. */
  fields?: readonly string[]
  groupBy?: readonly { field: string; bucket?: DateBucket | undefined; as?: string | undefined }[]
  measures?: readonly FigureMeasure[]
  /** Indexes of `groupBy`: each list is a level of groups. The column `$grouping` has a bit for each key that is not in the level of a row. */
  levels?: readonly (readonly number[])[] | undefined
  /** Paths of fields, or names of keys and measures. */
  sort?: readonly { by: string; direction?: 'asc' | 'desc' | undefined }[]
  limit: number
}

/** A query that was checked for a caller. */
export interface PreparedFigures {
  /** Queries with the same key return the same rows while the records stay the same, whoever the caller is. */
  key: string
  /** The models whose records the rows depend on. */
  modelIds: readonly string[]
  /** `maxTime`: limit of the statement in milliseconds, on PostgreSQL; 15 s by default. */
  run: (maxTime?: number) => Promise<{ columns: FigureColumn[]; rows: JsonRecord[]; isTruncated: boolean }>
}

/** Groups of the records of a list. */
export interface ListFigureQuery extends Pick<FigureQuery, 'groupBy' | 'measures' | 'sort' | 'limit'> {
  modelId: string
  actor: Actor
  menuId?: string | null | undefined
  queryJson?: string | null | undefined
  filters?: readonly DatasetFilter[] | null | undefined
}

/** The records of a list: the rights with which it shows them, and its conditions with those of the rights. */
interface Listed {
  access: RecordGrant
  where: RawBuilder<SqlBool>
}

interface FigureDeps {
  db: Db
  reader: RecordReader
  openRelated: (modelId: string) => Promise<Opened>
  actor: Actor
}

/** Checks a query against the permissions of the caller and builds its statement. Nothing is read from the tables yet. */
export async function prepareFigures(
  { db, reader, openRelated, actor }: FigureDeps,
  { opened, query, listed }: { opened: Opened; query: FigureQuery; listed?: Listed },
): Promise<PreparedFigures> {
  const fields = createFigureFields(opened, { openRelated, access: listed?.access })
  const conditions: RawBuilder<SqlBool>[] = [listed?.where ?? fields.rows()]
  for (const filter of query.filters ?? [])
    conditions.push(compare(filter, (await fields.find(filter.field, { isCompared: true })).placed))
  const isGrouped = (query.groupBy ?? query.measures ?? []).length > 0 || (query.measures ?? []).length > 0
  const cells = isGrouped ? await groupCells(query, fields) : await recordCells(query, fields)
  const order = await orderOf(query, { cells, fields, isGrouped })
  const where = sql.join(conditions, sql` and `)
  const inner = cells.map(({ value }, index) => sql`${value} as ${sql.id(`c${index}`)}`)
  const from = sql`from ${fields.from()} where ${where}`
  const outer = cells.map(({ shown }, index) => sql`${shown(sql.id('g', `c${index}`))} as ${sql.id(`c${index}`)}`)
  const limit = query.limit + 1
  // Records are limited before they leave the inner statement, groups after it.
  const statement = isGrouped
    ? sql<Raw>`select ${sql.join(outer)} from (${groupsOf(cells, { from, levels: query.levels })}) as g
        ${order} limit ${sql.lit(limit)}`
    : sql<Raw>`select ${sql.join(outer)}, g.id from (select ${sql.join([...inner, sql`${fields.key()} as id`])} ${from}
        ${order} limit ${sql.lit(limit)}) as g`
  const { sql: text, parameters } = statement.compile(db.withoutPlugins())
  const isPersonal = cells.some(({ named }) => named !== undefined && asksInterface(named.placed.item))
  const key = JSON.stringify([text, parameters, isPersonal ? actor.userId : ''])

  async function run(maxTime = MAX_TIME) {
    const found = await execute(db, { statement, maxTime })
    const rows = found.slice(0, query.limit)
    return { ...(await withTexts(rows, { cells, reader, actor })), isTruncated: found.length > query.limit }
  }

  return { key: createHash('sha256').update(key).digest('base64url'), modelIds: fields.modelIds(), run }
}

/** The groups of a query. Calendar periods are folded from hours, where every measure can be. */
function groupsOf(
  cells: readonly Cell[],
  { from, levels }: { from: RawBuilder<unknown>; levels: FigureQuery['levels'] },
): RawBuilder<unknown> {
  const foldings = cells.flatMap(({ fold, isKey }) => (fold ? [{ fold, isKey }] : []))
  if (foldings.length === cells.length && cells.some(({ column }) => column.bucket)) return foldedGroups(foldings, from)
  const keys = cells.flatMap(({ isKey }, index) => (isKey ? [sql.lit(index + 1)] : []))
  const by = keys.length > 0 ? sql` group by ${levelsOf(keys, levels)}` : sql``
  return sql`select ${sql.join(cells.map(({ value }, index) => sql`${value} as ${sql.id(`c${index}`)}`))} ${from}${by}`
}

/** Runs the statement with a time limit; the embedded engine has none. */
async function execute(
  db: Db,
  { statement, maxTime }: { statement: RawBuilder<Raw>; maxTime: number },
): Promise<Raw[]> {
  try {
    if (addressOf(db) === undefined) return (await statement.execute(db.withoutPlugins())).rows
    return await db
      .transaction()
      .setAccessMode('read only')
      .execute(async (guarded) => {
        const trx = guarded.withoutPlugins()
        // Compiling expressions takes longer than these statements.
        await sql.raw(`set local statement_timeout = ${maxTime}; set local jit = off`).execute(trx)
        return (await statement.execute(trx)).rows
      })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === CANCELED)
      throw new AppError('refused', 'dataset.tooSlow', { params: { seconds: maxTime / 1000 } })
    throw explained(error)
  }
}

const levelsOf = (keys: readonly RawBuilder<unknown>[], levels: FigureQuery['levels']) =>
  levels
    ? sql`grouping sets (${sql.join(levels.map((level) => sql`(${sql.join(level.flatMap((index) => keys[index] ?? []))})`))})`
    : sql.join(keys)

async function groupCells({ groupBy = [], measures = [], levels }: FigureQuery, fields: FigureFields): Promise<Cell[]> {
  const cells: Cell[] = []
  for (const { field, bucket, as = field } of groupBy)
    cells.push(keyCell(await fields.find(field, { isCompared: true }), { bucket, key: as }))
  const grouping = levels && groupBy.length > 0 ? groupingCell(cells) : undefined
  const at = (name: string | undefined) => {
    const index = measures.findIndex(({ as, test }) => as === name && test !== 'ratio')
    if (index === -1) throw new AppError('refused', 'dataset.measureUnknown', { params: { name: name ?? '' } })
    return sql`${sql.id('g', `c${groupBy.length + index}`)}::numeric`
  }
  for (const measure of measures) {
    const field = measure.field ? await fields.find(measure.field, { isCompared: true }) : undefined
    const { numerator, denominator } = measure
    cells.push(
      measure.test === 'ratio'
        ? {
            column: { key: measure.as, label: '', type: 'number' },
            value: sql`null`,
            // Nothing divided by nothing is no number, and no error either.
            shown: () => sql`(${at(numerator)} / nullif(${at(denominator)}, 0))::float8`,
            fold: { parts: [], whole: () => sql`null` },
            isKey: false,
          }
        : measureCell(measure, field),
    )
  }
  if (cells.some(({ column }, index) => cells.findIndex((one) => one.column.key === column.key) !== index))
    throw new AppError('refused', 'dataset.keyTwice')
  return grouping ? [...cells, grouping] : cells
}

/** Which keys of a row are those of its level: other keys are empty there, too. */
const groupingCell = (keys: readonly Cell[]): Cell => ({
  column: { key: '$grouping', label: '', type: 'number' },
  value: sql`grouping(${sql.join(keys.map(({ value }) => value))})`,
  shown: (inner) => sql`${inner}::integer`,
  isKey: false,
})

function keyCell(field: FigureField, { bucket, key }: { bucket?: DateBucket | undefined; key: string }): Cell {
  const { placed, path } = field
  const base = { key, label: placed.item.label, field: path }
  if (bucket) {
    if (typeOfFigure(placed) !== 'moment')
      throw new AppError('refused', 'dataset.bucketOfDate', { params: { field: placed.item.label } })
    return {
      column: { ...base, type: 'text', bucket },
      value: sql`date_trunc(${sql.lit(bucket)}, ${momentOf(placed)} at time zone ${sql.lit(zone())})`,
      shown: (inner) => sql`to_char(${inner}, ${sql.lit(BUCKET_FORMAT[bucket])})`,
      fold: bucketFold(momentOf(placed), { bucket, zone: zone() }),
      isKey: true,
    }
  }
  if (typeOfFigure(placed) === 'moment')
    return keyOf({ ...base, type: 'moment' }, { value: momentOf(placed), shown: millisecondsOf })
  if (typeOfFigure(placed) === 'number')
    return keyOf({ ...base, type: 'number' }, { value: numberIn(placed), shown: asFloat })
  const value = sql`nullif(${refOf(placed)}::text, '')`
  return { ...keyOf({ ...base, type: 'text' }, { value, shown: (inner) => inner }), named: field }
}

const keyOf = (column: Cell['column'], { value, shown }: Pick<Cell, 'value' | 'shown'>): Cell => ({
  column,
  value,
  shown,
  fold: keyFold(value),
  isKey: true,
})

function measureCell({ test, as }: FigureMeasure, field: FigureField | undefined): Cell {
  const of = (
    value: RawBuilder<unknown>,
    { type = 'number', fold }: { type?: 'text' | 'number' | 'moment'; fold?: Fold } = {},
  ): Cell => ({
    column: { key: as, label: field?.placed.item.label ?? '', type, ...(field && { field: field.path }) },
    value,
    shown: type === 'moment' ? millisecondsOf : type === 'number' ? asFloat : (inner) => inner,
    ...(fold && { fold }),
    isKey: false,
  })
  const summed = (value: RawBuilder<unknown>) => of(value, { fold: foldBy('sum', value) })
  if (!field) {
    if (test === 'count') return summed(sql`count(*)`)
    throw new AppError('refused', 'dataset.fieldMissing')
  }
  const { placed } = field
  const text = sql`nullif(${refOf(placed)}::text, '')`
  const extreme = (name: 'min' | 'max') => {
    const type = typeOfFigure(placed)
    const compared = type === 'moment' ? momentOf(placed) : type === 'number' ? numberIn(placed) : text
    const value = sql`${sql.raw(name)}(${compared})`
    return of(value, { type, fold: foldBy(name, value) })
  }
  switch (test) {
    case 'count':
      return summed(sql`count(${text})`)
    case 'countDistinct':
      return of(sql`count(distinct ${text})`)
    case 'sum':
      return summed(sql`sum(${numberIn(placed)})`)
    case 'avg':
      return of(sql`avg(${numberIn(placed)})`, { fold: averageFold(numberIn(placed)) })
    case 'min':
    case 'max':
      return extreme(test)
    case 'ratio':
      throw new AppError('refused', 'dataset.measureUnknown', { params: { name: as } })
  }
}

const millisecondsOf = (inner: RawBuilder<unknown>) => sql`(extract(epoch from ${inner}) * 1000)::float8`
const asFloat = (inner: RawBuilder<unknown>) => sql`${inner}::float8`

async function recordCells({ fields: asked }: FigureQuery, fields: FigureFields): Promise<Cell[]> {
  const cells: Cell[] = []
  for (const path of asked ?? fields.visible()) {
    const field = await fields.find(path, { isCompared: false })
    const { placed } = field
    const type = typeOfFigure(placed)
    cells.push({
      column: { key: path, label: placed.item.label, type, field: path },
      value: refOf(placed),
      shown: (inner) => inner,
      isKey: false,
      named: field,
    })
  }
  return cells
}

/** The order: by cells of groups, or by fields of records; at last by all keys, so that equal requests have equal answers. */
async function orderOf(
  { sort = [] }: FigureQuery,
  { cells, fields, isGrouped }: { cells: readonly Cell[]; fields: FigureFields; isGrouped: boolean },
): Promise<RawBuilder<unknown>> {
  const parts: RawBuilder<unknown>[] = []
  for (const { by, direction = 'asc' } of sort) {
    const way = sql.raw(direction === 'desc' ? 'desc nulls last' : 'asc nulls last')
    if (!isGrouped) {
      parts.push(sql`${refOf((await fields.find(by, { isCompared: true })).placed)} ${way}`)
      continue
    }
    const at = cells.findIndex(({ column }) => column.key === by)
    const cell = cells[at]
    if (!cell) throw new AppError('refused', 'dataset.sortUnknown', { params: { name: by.slice(0, 200) } })
    const inner = sql.id('g', `c${at}`)
    parts.push(sql`${cell.isKey ? inner : cell.shown(inner)} ${way}`)
  }
  if (!isGrouped) parts.push(sql`${fields.key()} desc`)
  else
    parts.push(...cells.flatMap(({ isKey }, index) => (isKey ? [sql`${sql.id('g', `c${index}`)} asc nulls last`] : [])))
  return parts.length === 0 ? sql`` : sql`order by ${sql.join(parts)}`
}
