import { sql, type Kysely } from 'kysely'

/** The meaning of a value, which lists show as the colour of a tag; empty for none. */
const statements = [`alter table dictionary_data add column tone text not null default ''`]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
