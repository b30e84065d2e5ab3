import { sql, type Kysely } from 'kysely'

/** Attachments of decisions, and the opinions that people keep. */
const statements = [
  `alter table flow_records add column files text not null default ''`,
  `create table flow_opinions (
    id text primary key,
    user_id text not null,
    content text not null,
    sort_code integer not null,
    creator_time timestamptz not null
  )`,
  `create unique index flow_opinions_content on flow_opinions (user_id, content)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
