import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { columnRef } from '../../../platform/db/identifier.ts'
import type { ModelStorage } from '../model-storage.ts'
import { MAIN, type PlacedField } from '../record-sql.ts'
import type { Slice, StoredRecord } from '../write/record-listing.ts'
import type { RecordRepository } from '../write/record.repository.ts'

interface Paged {
  fields: readonly PlacedField[]
  where: RawBuilder<SqlBool>
  order: Slice['order']
  size: number
}

/**
 * All records of a list in batches. Each batch starts after the last value and key, not at an offset: the
 * hundredth batch costs as much as the first, and inserted or deleted rows shift no others.
 */
export async function* pagesOf(
  repository: RecordRepository,
  storage: ModelStorage,
  { fields, where, order, size }: Paged,
): AsyncGenerator<StoredRecord[]> {
  const key = sql`${sql.id(MAIN)}.${columnRef(storage.main.key)}`
  // Empty values are last among descending and first among ascending values: a batch holds rows with a value, or
  // rows without.
  for (const part of order === undefined
    ? ['all']
    : order.direction === 'desc'
      ? ['full', 'empty']
      : ['empty', 'full']) {
    let last: StoredRecord | undefined
    do {
      const conditions = [where, ...bounds(part, last)]
      const slice = { order, limit: size, offset: 0 }
      const records = await repository.list(storage, {
        fields,
        where: sql<SqlBool>`${sql.join(conditions, sql` and `)}`,
        slice,
      })
      if (records.length > 0) yield records
      last = records.length < size ? undefined : records.at(-1)
    } while (last)
  }

  function bounds(part: string, last: StoredRecord | undefined): RawBuilder<SqlBool>[] {
    const isDown = order?.direction !== 'asc'
    const than = sql.raw(isDown ? '<' : '>')
    const afterKey = last ? [sql<SqlBool>`${key} ${than} ${last.id}`] : []
    if (order === undefined) return afterKey
    const column = order.by.value
    if (part === 'empty') return [sql<SqlBool>`${column} is null`, ...afterKey]
    const isFull = sql<SqlBool>`${column} is not null`
    if (!last) return [isFull]
    const value = sql`${last.at ?? ''}::${sql.raw(order.by.type)}`
    return [isFull, sql<SqlBool>`(${column}, ${key}) ${than} (${value}, ${last.id})`]
  }
}
