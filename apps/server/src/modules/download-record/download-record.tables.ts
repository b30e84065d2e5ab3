import type { ColumnType } from 'kysely'

declare module '../../platform/db/database.ts' {
  interface Database {
    downloadRecords: DownloadRecordsTable
  }
}

/** What people took out and brought in. How it stands says its job. */
export interface DownloadRecordsTable {
  id: string
  ownerId: string
  kind: 'export' | 'import'
  name: string
  jobId: string | null
  /** Stored name of the file that was made. */
  fileName: string | null
  createdTime: Date
  expireTime: ColumnType<Date | null, Date | null | undefined, Date | null>
}
