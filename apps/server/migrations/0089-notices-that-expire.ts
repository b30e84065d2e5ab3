import { sql, type Kysely } from 'kysely'

/** When receivers stop seeing a notice; null for never. */
const statements = [`alter table notices add column expiration_time timestamptz`]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
