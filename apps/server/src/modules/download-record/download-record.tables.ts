import type { ColumnType } from 'kysely'

declare module '../../platform/db/database.ts' {
  interface Database {
    downloadRecords: DownloadRecordsTable
  }
}

/** Exports and imports of users. The job holds the state. */
export interface DownloadRecordsTable {
  id: string
  ownerId: string
  kind: 'export' | 'import'
  name: string
  jobId: string | null
  /** Stored name of the created file. */
  fileName: string | null
  createdTime: Date
  expireTime: ColumnType<Date | null, Date | null | undefined, Date | null>
}
