import type { ColumnType, Generated } from 'kysely'
import type { AuditedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    notices: NoticesTable
  }
}

/** Notices: drafts and released ones. A released notice is also a message with the same id. */
export interface NoticesTable extends AuditedColumns {
  id: string
  title: string
  /** Sanitised HTML. */
  bodyText: string
  /** JSON text of the attachments; empty without any. */
  files: Generated<string>
  /** `id` or `id--type`, separated by commas; empty for everybody. */
  toUserIds: Generated<string>
  mustRead: Generated<boolean>
  /** One of NOTICE_STATE. */
  enabledMark: Generated<number>
  /** When a job releases the draft. */
  plannedTime: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** When receivers stop seeing it. */
  expirationTime: ColumnType<Date | null, Date | null | undefined, Date | null>
  releaseUserId: ColumnType<string | null, string | null | undefined, string | null>
  releaseTime: ColumnType<Date | null, Date | null | undefined, Date | null>
}
