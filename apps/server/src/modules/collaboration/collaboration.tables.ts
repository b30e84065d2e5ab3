import type { ColumnType } from 'kysely'

declare module '../../platform/db/database.ts' {
  interface Database {
    recordComments: RecordCommentsTable
    recordEditors: RecordEditorsTable
  }
}

/** A comment on a record. The text of a deleted one is emptied. */
export interface RecordCommentsTable {
  id: string
  modelId: string
  recordId: string
  authorId: string
  body: string
  /** Users whom the text mentions. */
  mentionedIds: ColumnType<string[], string, string>
  createdAt: Date
  deletedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** A user who has a record open for editing. */
export interface RecordEditorsTable {
  modelId: string
  recordId: string
  userId: string
  /** When a page of the user said so last. */
  seenAt: Date
}
