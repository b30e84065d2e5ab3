import { sql, type Kysely } from 'kysely'

/** The last download of the code of each model: the base of differences. */
const statements = [
  `create table generator_downloads (
    model_id text primary key,
    name text not null,
    settings text not null,
    files text not null,
    user_id text not null,
    created_at timestamptz not null
  )`,
]

export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
