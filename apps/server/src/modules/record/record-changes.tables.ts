import type { ColumnType } from 'kysely'
import type { FieldChange, RowChange } from './history/differences.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    recordChanges: RecordChangesTable
  }
}

/** A change of a record. It is deleted with its record. */
export interface RecordChangesTable {
  id: string
  modelId: string
  recordId: string
  /** Null for a change by the server itself. */
  actorId: string | null
  /** Why the server itself changed the record. */
  reason: string | null
  fields: ColumnType<FieldChange[], string, never>
  rows: ColumnType<RowChange[], string, never>
  createdAt: Date
}
