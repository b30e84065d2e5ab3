import { sql, type Kysely } from 'kysely'

/** Messages that answer others, and messages that were taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_messages add column reply_to_id text, add column recalled_at timestamptz`.execute(db)
}
