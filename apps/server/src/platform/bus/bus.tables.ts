import type { ColumnType } from 'kysely'

declare module '../db/database.ts' {
  interface Database {
    realtimeBroadcasts: RealtimeBroadcastsTable
  }
}

/** Messages between servers that are too large for `NOTIFY`, kept for five minutes. */
export interface RealtimeBroadcastsTable {
  /** 64 bits, read as text. */
  id: ColumnType<string, never, never>
  payload: string
  createdAt: Date
}
