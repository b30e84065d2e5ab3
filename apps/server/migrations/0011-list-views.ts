import { sql, type Kysely } from 'kysely'

const statements = [
  // Named views of a list (filters, sort order and columns) of a user, on every device.
  `create table list_views (
    user_id text not null references users (id),
    module_id text not null,
    views jsonb not null,
    last_modify_time timestamptz not null,
    primary key (user_id, module_id)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
