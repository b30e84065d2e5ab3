import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/db/database.ts' {
  interface Database {
    realtimeInstallation: RealtimeInstallationTable
    realtimeMessages: RealtimeMessagesTable
    realtimeCursors: RealtimeCursorsTable
    realtimePushes: RealtimePushesTable
  }
}

/** One row: names the channel between the servers of this database. */
export interface RealtimeInstallationTable {
  onlyRow: Generated<boolean>
  id: string
}

/** Messages that were pushed, each once for all of its recipients. */
export interface RealtimeMessagesTable {
  id: string
  /** JSON of a `PushMessage`. */
  message: string
  createdAt: Date
}

/** Id of the last push to each person. */
export interface RealtimeCursorsTable {
  userId: string
  /** 64 bits, read as text. */
  lastId: ColumnType<string, never, never>
}

/** Pushes by person, numbered without gaps. */
export interface RealtimePushesTable {
  userId: string
  /** 64 bits, read as text. */
  id: ColumnType<string, never, never>
  messageId: string
}
