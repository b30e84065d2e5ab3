import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { fillText, isChosen, isMessageEvent, parametersOf } from './message-events.ts'
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

/** Enabled templates among which nodes of flows choose, with the parameters that a node fills. */
export async function listNodeTemplates(db: Db) {
  const rows = await createMessageTemplateRepository(db).chosen()
  return rows.map(({ id, fullName, ...row }) => ({
    id,
    fullName,
    templateJson: parametersOf(row).free.map((field) => ({ field, fieldName: field })),
  }))
}

/** The chosen text, or the one in force of an event, with its values; undefined when the system's own text applies. */
export async function fillTemplate(
  db: Db | Trx,
  { kind, params, templateId }: { kind: string; params: Readonly<Record<string, string>>; templateId?: string | null },
): Promise<FilledTemplate | undefined> {
  if (!isMessageEvent(kind)) return undefined
  const templates = createMessageTemplateRepository(db)
  const chosen = templateId ? await templates.find(templateId) : undefined
  // A template that was disabled or deleted since leaves the message to that of the event.
  const row = chosen?.enabledMark === 1 && isChosen(chosen.event) ? chosen : await templates.inForce(kind)
  if (!row) return undefined
  const { enCode, category } = row
  // A parameter that the sender left out is empty.
  const filled = { params, ...(isChosen(row.event) && { without: '' }) }
  return {
    enCode,
    category,
    title: fillText(row.title, filled),
    content: fillText(row.content, filled),
    isStationLetter: row.isStationLetter === 1,
    isWebhook: row.isWebhook === 1,
    isEmail: row.isEmail === 1,
  }
}

/** Whether any template in force names a channel outside of the application, as a condition in SQL. */
export const namesChannel = (channel: 'webhook' | 'email') => sql<boolean>`exists (
  select from message_templates where enabled_mark = 1 and delete_mark is null
    and ${channel === 'webhook' ? sql`is_webhook` : sql`is_email`} = 1)`
