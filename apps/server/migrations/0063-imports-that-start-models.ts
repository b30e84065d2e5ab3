import { sql, type Kysely } from 'kysely'

/** Imports of the spreadsheets that models are made from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table record_imports add column starts_model boolean not null default false`.execute(db)
}
