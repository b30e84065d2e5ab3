import { sql, type Kysely } from 'kysely'

/** Creates the key by which all servers of a database sign cookies of known devices and proof-of-work challenges. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table auth_secret (only_row boolean primary key default true check (only_row), secret text not null)`.execute(
    db,
  )
  await sql`
    insert into auth_secret (secret)
    values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))`.execute(db)
}
