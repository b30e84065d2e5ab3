import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { fillText, isMessageEvent } from './message-events.ts'
import { createMessageTemplateRepository } from './message-template.repository.ts'

export { CHAT_MENTION, hasOwnText } from './message-events.ts'
export type { MessageEvent } from './message-events.ts'

/** What a template makes of an event. */
export interface FilledTemplate {
  enCode: string
  category: number
  title: string
  /** Plain text; empty for none. */
  content: string
  isStationLetter: boolean
  isWebhook: boolean
  isEmail: boolean
}

/** The text in force of an event, with its values; undefined when the system's own text applies. */
export async function fillTemplate(
  db: Db | Trx,
  { kind, params }: { kind: string; params: Readonly<Record<string, string>> },
): Promise<FilledTemplate | undefined> {
  if (!isMessageEvent(kind)) return undefined
  const row = await createMessageTemplateRepository(db).inForce(kind)
  if (!row) return undefined
  const { enCode, category } = row
  return {
    enCode,
    category,
    title: fillText(row.title, params),
    content: fillText(row.content, params),
    isStationLetter: row.isStationLetter === 1,
    isWebhook: row.isWebhook === 1,
    isEmail: row.isEmail === 1,
  }
}

/** Whether any template in force names a channel outside of the application, as a condition in SQL. */
export const namesChannel = (channel: 'webhook' | 'email') => sql<boolean>`exists (
  select from message_templates where enabled_mark = 1 and delete_mark is null
    and ${channel === 'webhook' ? sql`is_webhook` : sql`is_email`} = 1)`
