import { sql, type Kysely } from 'kysely'

/** Remembers the attachments of removed requests, which only their owners read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table flow_removed_files (file_id text primary key)`.execute(db)
}
