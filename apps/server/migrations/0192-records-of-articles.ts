import { sql, type Kysely } from 'kysely'

/** The record that an article is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table writing_articles
    add column source_model_id text, add column source_menu_id text, add column source_record_id text`.execute(db)
}
