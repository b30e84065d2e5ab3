import { sql, type Kysely } from 'kysely'

const statements = [
  // The template that the sender chose, in place of the one of the event.
  `alter table messages add column template_id text`,
  // Nodes of flows choose among several templates.
  `drop index message_templates_event`,
  `create unique index message_templates_event on message_templates (event)
    where delete_mark is null and enabled_mark = 1 and event <> 'flowNode'`,
]

/** Message templates that nodes of flows choose. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
