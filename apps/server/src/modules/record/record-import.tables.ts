import type { ColumnType, Generated } from 'kysely'
import type { ImportRow } from './import/import-columns.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    recordImports: RecordImportsTable
    recordImportRows: RecordImportRowsTable
    recordImportCalls: RecordImportCallsTable
  }
}

/** State of the import of a file. */
export type RecordImportStatus = 'staged' | 'importing' | 'imported' | 'undoing' | 'undone'

/** State of a row. `kept` rows were changed after the import, so the undo left them. */
export type RowOutcome = 'waiting' | 'faulty' | 'imported' | 'kept' | 'undone'

/** The import of one file into one model. */
export interface RecordImportsTable {
  id: string
  modelId: string
  ownerId: string
  fileName: string
  /** Whether the model was made from this file: its designer may import before the model has a page. */
  startsModel: Generated<boolean>
  status: Generated<RecordImportStatus>
  jobId: ColumnType<string | null, string | null | undefined, string | null>
  /** Number of staged rows. */
  total: Generated<number>
  /** Number of the last row that was imported or refused; written in the transaction of the records. */
  position: Generated<number>
  /** Number of rows that were imported. */
  imported: Generated<number>
  /** Number of rows that were refused. */
  faulty: Generated<number>
  /** Rows of data interfaces by interface id, read at the start: a job has no request to call them with. */
  options: ColumnType<Record<string, unknown[]>, string | undefined, string>
  createdAt: Date
}

/** A row of the file. */
export interface RecordImportRowsTable {
  importId: string
  rowNumber: number
  /** Emptied when the row was imported. */
  cells: ColumnType<ImportRow, string, string>
  outcome: Generated<RowOutcome>
  problems: ColumnType<RowProblem[] | null, string | null | undefined, string | null>
  /** The record that the row created, alone or with adjacent rows. */
  recordId: ColumnType<string | null, string | null | undefined, string | null>
  /** Version of the record after the import; another version means that it was changed. */
  recordVersion: ColumnType<string | null, string | null | undefined, string | null>
}

/** A problem of a row; `field` is empty for the whole row. */
export interface RowProblem {
  field: string
  message: string
}

/** The answer to a call with an idempotency key. */
export interface RecordImportCallsTable {
  ownerId: string
  modelId: string
  key: string
  /** Hash of the rows. */
  digest: string
  result: ColumnType<unknown, string, string>
  createdAt: Date
}
