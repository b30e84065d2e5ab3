import { asText, isPhoneField, maskedNumber, own, type FormItem, type JsonRecord } from '@sqos/form-model'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { filterSql, type RecordFilter } from './record-filter.ts'
import { seesField, type RecordGrant } from '../rights/record-grant.ts'
import type { ModelStorage } from '../model-storage.ts'
import type { OpenModel } from '../models.ts'
import { read } from './record-reader.ts'
import { momentOf, numberIn, placedFields, refOf, type PlacedField } from '../record-sql.ts'
import { createRecordRepository, type Grouped } from '../write/record.repository.ts'

/** Calendar period that moments are grouped by, in the time zone of the server. */
export type DateBucket = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** A group key. Its value is named `as`, or like the field. */
interface GroupKey {
  field: string
  bucket?: DateBucket
  as?: string
}

/** A value computed over the rows of a group. `count` without a field counts records; the others need a field. */
interface Aggregate {
  test: 'count' | 'countDistinct' | 'sum' | 'avg' | 'min' | 'max'
  field?: string
  as: string
}

/** A query of the records of a model. Sub-tables are read with `get`. */
export interface RecordQuery {
  filters?: readonly RecordFilter[]
  /** Fields of each record; omitted: all visible fields. Not for grouped queries. */
  fields?: readonly string[]
  /** Fields of a plain query, or names of keys and aggregates of a grouped one. */
  sort?: readonly { by: string; direction?: 'asc' | 'desc' }[]
  /** From 1. */
  page?: number
  /** At most 10,000. */
  pageSize?: number
  groupBy?: readonly GroupKey[]
  aggregates?: readonly Aggregate[]
}

/** Rows of a query: records with `id`, or groups; `total` counts all of them. */
export interface QueryResult {
  rows: JsonRecord[]
  total: number
}

const MAX_PAGE = 10_000
/** Formats of buckets as texts, which sort like the moments. */
export const BUCKET_FORMAT: Record<DateBucket, string> = {
  day: 'YYYY-MM-DD',
  week: 'IYYY-"W"IW',
  month: 'YYYY-MM',
  quarter: 'YYYY-"Q"Q',
  year: 'YYYY',
}

/** Reads records and groups of records in SQL. Only fields that the grant shows are returned, compared, sorted by or computed. */
export async function queryRecords(
  db: Db,
  query: RecordQuery,
  { model, storage, access }: { model: OpenModel; storage: ModelStorage; access: RecordGrant },
): Promise<QueryResult> {
  const { filters = [], page = 1, pageSize = 20 } = query
  const placed = placedFields(storage)
  const visible = (name: string): PlacedField => {
    const field = model.form.field(name) && placed.get(name)
    // A hidden field looks like one that does not exist.
    if (!field || !seesField(access, field.item))
      throw new AppError('refused', 'record.fieldUnknown', { params: { field: name.slice(0, 200) } })
    return field
  }
  // The order and the groups of masked numbers would reveal them.
  const comparable = (name: string): PlacedField => {
    const field = visible(name)
    if (access.showsNumbers || !isPhoneField(field.item)) return field
    throw new AppError('refused', 'record.fieldUnknown', { params: { field: name.slice(0, 200) } })
  }
  for (const { field } of filters) comparable(field)
  const where = sql<SqlBool>`${access.rows(storage)} and ${filterSql(filters, { model, storage })}`
  const limit = Math.max(1, Math.min(MAX_PAGE, Math.trunc(pageSize)))
  const slice = { limit, offset: (Math.max(1, Math.trunc(page)) - 1) * limit }
  const repository = createRecordRepository(db)

  if (query.groupBy || query.aggregates)
    return await repository.groups(storage, { ...grouped(query, comparable), where, slice })

  const fields = query.fields
    ? query.fields.map(visible)
    : [...placed.values()].filter(({ item }) => seesField(access, item))
  const order = (query.sort ?? []).map(({ by, direction = 'asc' }) => ({ field: comparable(by), direction }))
  const items = fields.map(({ item }) => item)
  const { records, total } = await repository.sortedPage(storage, { fields, where, order, slice })
  const masked = access.showsNumbers ? [] : items.filter(isPhoneField)
  // The key of the record replaces a field called `id`.
  return { rows: records.map((record) => ({ ...withMasks(read(record, items), masked), id: record.id })), total }
}

/** The values with masks for these fields. */
const withMasks = (values: JsonRecord, masked: readonly FormItem[]): JsonRecord => ({
  ...values,
  ...Object.fromEntries(masked.map(({ name }) => [name, maskedNumber(own(values, name))])),
})

function grouped(
  { groupBy = [], aggregates = [], sort = [] }: RecordQuery,
  visible: (name: string) => PlacedField,
): Grouped {
  const keys = groupBy.map(({ field, bucket, as = field }) => {
    const placed = visible(field)
    return {
      name: as,
      value: bucket ? bucketOf(placed, bucket) : sql`${refOf(placed)}::text`,
      sorted: !bucket && isCounted(placed) ? sql`min(${numberIn(placed)})` : undefined,
      isKey: true,
      isCount: false,
    }
  })
  const values = aggregates.map((aggregate) => {
    const sorted = aggregateOf(aggregate, aggregate.field === undefined ? undefined : visible(aggregate.field))
    const isCount = aggregate.test === 'count' || aggregate.test === 'countDistinct'
    // Texts keep every digit; numbers are sorted as numbers.
    return { name: aggregate.as, value: isCount ? sorted : sql`${sorted}::text`, sorted, isKey: false, isCount }
  })
  const columns = [...keys, ...values]
  const order = sort.map(({ by, direction = 'asc' }) => {
    const at = columns.findIndex(({ name }) => name === by)
    const column = columns[at]
    if (!column) throw new AppError('refused', 'record.fieldUnknown', { params: { field: by.slice(0, 200) } })
    return sql`${column.sorted ?? sql.lit(at + 1)} ${sql.raw(direction === 'desc' ? 'desc' : 'asc')} nulls last`
  })
  return { columns, order }
}

const bucketOf = (field: PlacedField, bucket: DateBucket) =>
  sql`to_char(date_trunc(${sql.lit(bucket)}, ${momentOf(field)} at time zone ${sql.lit(zone())}), ${sql.lit(BUCKET_FORMAT[bucket])})`

/** The time zone of the server, for buckets. */
export const zone = () => asText(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC'

function aggregateOf({ test }: Aggregate, field: PlacedField | undefined): RawBuilder<unknown> {
  if (!field) {
    if (test === 'count') return sql`count(*)::float8`
    throw new AppError('refused', 'record.fieldUnknown', { params: { field: '' } })
  }
  const isNumber = isCounted(field)
  switch (test) {
    case 'count':
      return sql`count(nullif(${refOf(field)}::text, ''))::float8`
    case 'countDistinct':
      return sql`count(distinct nullif(${refOf(field)}::text, ''))::float8`
    case 'sum':
      return sql`sum(${numberIn(field)})`
    case 'avg':
      return sql`avg(${numberIn(field)})`
    case 'min':
      return isNumber ? sql`min(${numberIn(field)})` : sql`min(${refOf(field)})`
    case 'max':
      return isNumber ? sql`max(${numberIn(field)})` : sql`max(${refOf(field)})`
  }
}

/** Whether the field holds numbers, also when its column is a text column. */
export const isCounted = ({ item: { kind, node } }: PlacedField) =>
  kind.formula !== undefined || ['integer', 'decimal'].includes(kind.column(node)?.type ?? '')
