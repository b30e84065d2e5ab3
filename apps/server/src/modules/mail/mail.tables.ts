import type { ColumnType, Generated } from 'kysely'
import type { MailProblem } from './mail-problem.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    mailDeliveries: MailDeliveriesTable
  }
}

/** `queued`: waits for its first or next attempt. */
export type MailState = 'queued' | 'sent' | 'failed'

/** A link below the text of a mail. */
export interface MailLink {
  text: string
  url: string
}

/** A mail of the system to one person. */
export interface MailDeliveriesTable {
  id: string
  /** The event or digest that the mail is about: repetitions of it add no second mail. */
  sourceId: string
  /** Name of the event of message templates. */
  kind: string
  userId: string
  address: string
  subject: string
  /** Plain text. */
  bodyText: string
  links: ColumnType<MailLink[], string, never>
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
