import type { ColumnType, Generated } from 'kysely'
import type { MailProblem } from './mail-problem.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    mailDeliveries: MailDeliveriesTable
    mailReturnPositions: MailReturnPositionsTable
  }
}

/** `queued`: waits for its first or next attempt; `returned`: was sent, and came back. */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'returned'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** A link below the text of a mail. */
export interface MailLink {
  text: string
  url: string
}

/** A file of a mail. */
export interface MailAttachment {
  name: string
  /** The file's name in the store. */
  fileId: string
}

/** A mail of the system to one person. */
export interface MailDeliveriesTable {
  id: string
  /** The event or digest that the mail is about: repetitions of it add no second mail. */
  sourceId: string
  /** Name of the event of message templates. */
  kind: string
  /** The receiver; `mailto:` and the address for one outside. */
  userId: string
  address: string
  subject: string
  /** Plain text. */
  bodyText: string
  links: ColumnType<MailLink[], string, never>
  /** Stored files, by name. */
  attachments: ColumnType<MailAttachment[], string | undefined, never>
  /** Who receives answers; empty for the sender. */
  replyTo: Generated<string>
  /** The user who sent it, and is told when it does not arrive; null for a mail of the system itself. */
  senderId: Generated<string | null>
  state: MailState
  attempts: Generated<number>
  /** Reason of the last failure; empty for none. */
  problem: Generated<MailProblem | ''>
  /** What the server said, or the error of the connection. */
  answer: Generated<string>
  createdAt: Date
  /** Null when nothing more is attempted. */
  nextTryAt: Date | null
  sentAt: Date | null
}

/** How far the mailbox of returned mails is read. */
export interface MailReturnPositionsTable {
  /** Account and host. */
  mailbox: string
  uidValidity: string
  lastUid: ColumnType<string, number, number>
}
