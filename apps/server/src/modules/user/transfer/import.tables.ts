import type { ColumnType, Generated } from 'kysely'
import type { Cells } from './cells.ts'

declare module '../../../platform/db/database.ts' {
  interface Database {
    userImports: UserImportsTable
    userImportRows: UserImportRowsTable
  }
}

export type ImportStatus = 'checking' | 'checked' | 'importing' | 'imported' | 'undoing' | 'undone'
export type Outcome = 'unchecked' | 'new' | 'changed' | 'same' | 'faulty'

/** An uploaded user list with the state of its import. */
export interface UserImportsTable {
  id: string
  ownerId: string
  fileName: string
  status: ImportStatus
  jobId: string | null
  total: Generated<number>
  /** Number of users added or changed. */
  imported: Generated<number>
  createdAt: Date
  finishedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** One line of an uploaded user list. */
export interface UserImportRowsTable {
  importId: string
  rowNumber: number
  cells: ColumnType<Cells, string, string>
  outcome: Generated<Outcome>
  /** Cell → translation key of its problem. */
  problems: ColumnType<Problems | null, string | null | undefined, string | null>
  /** Id of the user that was added or changed. */
  written: Generated<boolean>
  userId: string | null
  /** The previous values of the user; null when the line added the user. */
  before: ColumnType<Before | null, string | null | undefined, string | null>
}

export type Problems = Partial<Record<string, string>>

/** The values of a user before the import changed them. */
export interface Before {
  columns: Record<string, unknown>
  belongs: Readonly<Record<'Organize' | 'Position' | 'Role', readonly string[]>>
  /** Time of the import's change, in epoch milliseconds: undo skips users changed later. */
  changedAt: number
}
