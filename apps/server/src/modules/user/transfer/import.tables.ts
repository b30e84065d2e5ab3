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

/** A list of people that somebody uploaded, from reading to undoing. */
export interface UserImportsTable {
  id: string
  ownerId: string
  fileName: string
  status: ImportStatus
  jobId: string | null
  total: Generated<number>
  /** People who were added or changed. */
  imported: Generated<number>
  createdAt: Date
  finishedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** One line of the list. */
export interface UserImportRowsTable {
  importId: string
  rowNumber: number
  cells: ColumnType<Cells, string, string>
  outcome: Generated<Outcome>
  /** Cell → key of the text that says what is wrong with it. */
  problems: ColumnType<Problems | null, string | null | undefined, string | null>
  /** The person was added or changed. */
  written: Generated<boolean>
  userId: string | null
  /** What the person was before; null for who was added. */
  before: ColumnType<Before | null, string | null | undefined, string | null>
}

export type Problems = Partial<Record<string, string>>

/** What somebody was before a list changed them. */
export interface Before {
  columns: Record<string, unknown>
  belongs: Readonly<Record<'Organize' | 'Position' | 'Role', readonly string[]>>
  /** When the list changed them, in epoch milliseconds: who was changed since is not put back. */
  changedAt: number
}
