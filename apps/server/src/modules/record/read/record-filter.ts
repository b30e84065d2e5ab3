import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { isTextType } from '../../../platform/db/table-catalogue.ts'
import { AppError } from '../../../platform/errors.ts'
import type { ModelStorage } from '../model-storage.ts'
import type { OpenModel } from '../models.ts'
import { columnValue, containsSql, momentOf, numberIn, placedFields, refOf, type PlacedField } from '../record-sql.ts'

/** Comparison operators of a filter. */
type FilterTest = 'eq' | 'ne' | 'in' | 'contains' | 'gt' | 'gte' | 'lt' | 'lte' | 'empty' | 'filled'

/** A condition on one field of the main record; `value` is as the field holds it (ms for moments). */
export interface RecordFilter {
  field: string
  test: FilterTest
  value?: unknown
}

const ORDER = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` }

/** Filters as SQL, joined by `and`; every value is bound. Throws `refused` for a field that the model does not store. */
export function filterSql(
  filters: readonly RecordFilter[],
  { model, storage }: { model: Pick<OpenModel, 'form'>; storage: ModelStorage },
): RawBuilder<SqlBool> {
  const placed = placedFields(storage)
  const conditions = filters.map((filter) => {
    const field = model.form.field(filter.field) && placed.get(filter.field)
    if (!field) throw new AppError('refused', 'record.fieldUnknown', { params: { field: filter.field.slice(0, 200) } })
    return compare(filter, field)
  })
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

/** A filter on a field as SQL. */
export function compare(
  { test, value }: Pick<RecordFilter, 'test' | 'value'>,
  field: PlacedField,
): RawBuilder<SqlBool> {
  const column = refOf(field)
  const text = sql`${column}::text`
  switch (test) {
    case 'empty':
      return sql<SqlBool>`(${column} is null or ${text} in ('', '[]'))`
    case 'filled':
      return sql<SqlBool>`(${column} is not null and ${text} not in ('', '[]'))`
    case 'contains':
      return containsSql(text, String(value), field)
    case 'eq':
      return sql<SqlBool>`${same(field, value)}`
    case 'ne':
      return sql<SqlBool>`(${same(field, value)}) is not true`
    case 'in': {
      const values = Array.isArray(value) ? value : [value]
      return values.length === 0
        ? sql<SqlBool>`false`
        : sql<SqlBool>`(${sql.join(
            values.map((one) => same(field, one)),
            sql` or `,
          )})`
    }
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return ordered(field, { operator: ORDER[test], value })
  }
}

const same = (field: PlacedField, value: unknown): RawBuilder<SqlBool> => {
  const stored = columnValue(field, field.item.kind.read(value, field.item.node))
  if (stored === null) {
    if (value !== undefined && value !== null && value !== '') throw new AppError('refused', 'record.valueUnfit')
    return sql<SqlBool>`${refOf(field)} is null`
  }
  const text = stored instanceof Date ? stored.toISOString() : String(stored)
  // A cast to varchar(10) would truncate a text.
  return isTextType(field.type)
    ? sql<SqlBool>`${refOf(field)} = ${text}`
    : sql<SqlBool>`${refOf(field)} = ${text}::${sql.raw(field.type)}`
}

function ordered(
  field: PlacedField,
  { operator, value }: { operator: RawBuilder<unknown>; value: unknown },
): RawBuilder<SqlBool> {
  if (field.item.kind.column(field.item.node)?.type === 'datetime' || field.type.startsWith('timestamp')) {
    const moment = Number(value)
    if (!Number.isFinite(moment))
      throw new AppError('refused', 'record.fieldUnknown', { params: { field: field.item.label } })
    return sql<SqlBool>`${momentOf(field)} ${operator} ${new Date(moment)}::timestamptz`
  }
  if (typeof value === 'number') return sql<SqlBool>`${numberIn(field)} ${operator} ${String(value)}::numeric`
  // The order of texts does not depend on the collation of the database.
  return sql<SqlBool>`${refOf(field)}::text collate "C" ${operator} ${String(value)}`
}
