import type { Generated } from 'kysely'
import type { AuditedColumns } from '../../platform/db/audited.ts'
import type { MessageEvent } from './message-events.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    messageTemplates: MessageTemplatesTable
  }
}

/** The text of an event, and the channels that carry it. */
export interface MessageTemplatesTable extends AuditedColumns {
  id: string
  fullName: string
  enCode: string
  /** 1 ordinary, 2 important, 3 urgent. */
  category: number
  event: MessageEvent
  /** Text with parameters: `{name}`. */
  title: string
  /** Text with parameters; empty for a message of its title only. */
  content: Generated<string>
  /** 1: the message centre of the receivers. */
  isStationLetter: Generated<number>
  /** 1: the webhook of the installation. */
  isWebhook: Generated<number>
  /** 1: e-mail to the addresses of the receivers. */
  isEmail: Generated<number>
  enabledMark: Generated<number>
}
