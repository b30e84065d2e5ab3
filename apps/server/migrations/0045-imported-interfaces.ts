import { sql, type Kysely } from 'kysely'

/** The id that an imported data interface had in its file, where another interface has that id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table data_interfaces add column imported_id text`.execute(db)
  await sql`create index data_interfaces_imported_id on data_interfaces (imported_id) where imported_id is not null`.execute(
    db,
  )
}
