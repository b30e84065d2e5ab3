import type { ColumnType, Generated } from 'kysely'
import type { MessageSetting } from './message.schema.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    messages: MessagesTable
    messageReceipts: MessageReceiptsTable
    messageSettings: MessageSettingsTable
  }
}

/** A message that was sent: a released notice, or a message of the system. */
export interface MessagesTable {
  id: string
  /** One of MESSAGE_TYPE. */
  type: number
  /** What it is about, such as `notice` or `download`. */
  kind: string
  /** As shown; in Chinese for a message of the system. */
  title: string
  /** Key of the title in the texts of the server, for other languages. */
  titleKey: ColumnType<string | null, string | null | undefined, never>
  titleParams: ColumnType<Record<string, string> | null, string | null | undefined, never>
  bodyText: Generated<string>
  /** JSON text of the attachments; empty without any. */
  files: Generated<string>
  /** Path in the application that the message leads to. */
  link: Generated<string>
  /** The template that the sender chose, for channels outside of the application. */
  templateId: Generated<string | null>
  mustRead: Generated<boolean>
  /** Null for the system. */
  senderId: string | null
  sentTime: Date
}

/** One receiver of a message. The row stays when its user deletes the message: it says who has read a notice. */
export interface MessageReceiptsTable {
  messageId: string
  userId: string
  /** Place in the user's list; a reminder renews it. */
  sentTime: Date
  readTime: ColumnType<Date | null, Date | null | undefined, Date | null>
  readCount: Generated<number>
  confirmTime: ColumnType<Date | null, Date | null | undefined, Date | null>
  remindCount: Generated<number>
  deleteTime: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** When the message became part of a digest. */
  digestTime: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** What a person wants to be notified of. */
export interface MessageSettingsTable {
  userId: string
  setting: ColumnType<MessageSetting, string, string>
  /** When the last digest was made. */
  digestTime: ColumnType<Date | null, Date | null | undefined, Date | null>
  lastModifyTime: Date
}
