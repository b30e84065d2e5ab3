import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { tableRef } from '../../../platform/db/identifier.ts'
import type { ModelStorage } from '../model-storage.ts'
import { MAIN, refOf, secondaryAlias, type PlacedField } from '../record-sql.ts'
import type { RowActions } from '../rights/row-rights.ts'
import { targetOf } from './record-children.ts'

/** A stored record: key, version and column values by field. */
export interface StoredRecord {
  id: string
  /** Changes with every write of the main row. */
  version: string
  values: Record<string, unknown>
  /** The sort value as text; null when it is empty. */
  at?: string | null
  /** What the caller may do with it; undefined when the statement did not ask. */
  actions?: RowActions | undefined
}

/** A value by which a list is sorted, with the name of its type in PostgreSQL. */
export interface SortKey {
  value: RawBuilder<unknown>
  type: string
}

/** Order and page of a list. */
export interface Slice {
  order: { by: SortKey; direction: 'asc' | 'desc' } | undefined
  limit: number
  offset: number
  /** Whether the offset counts from the last row. */
  isFromEnd?: boolean
}

/** Fields, condition and page of a list. */
export interface Listing {
  fields: readonly PlacedField[]
  where: RawBuilder<SqlBool>
  slice: Slice
}

/** A row as the database returns it. */
export type Raw = Record<string, unknown>

/** The main table `m` of a model with its secondary tables `s0`, `s1` … */
export const joinedTables = ({ main, secondary }: ModelStorage) => {
  const joins = secondary.map(
    (table, index) => sql` left join ${tableRef(table.name)} as ${sql.id(secondaryAlias(index))}
      on ${
        table.target === main.key && table.foreignKeyType === main.keyType
          ? sql`${refOf({ alias: secondaryAlias(index), column: table.foreignKey })} = ${refOf({ alias: MAIN, column: table.target })}`
          : sql`${refOf({ alias: secondaryAlias(index), column: table.foreignKey })}::text = ${targetOf({ main }, table)}`
      }`,
  )
  return sql`${tableRef(main.name)} as ${sql.id(MAIN)}${sql.join(joins, sql``)}`
}
