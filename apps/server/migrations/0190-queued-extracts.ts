import { sql, type Kysely } from 'kysely'

/** When a run of extracts was ordered; null after it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dataset_extracts add column queued_time timestamptz`.execute(db)
}
