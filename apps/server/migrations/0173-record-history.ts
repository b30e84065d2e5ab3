import { sql, type Kysely } from 'kysely'

const statements = [
  `create table record_changes (
    id text primary key,
    model_id text not null,
    record_id text not null,
    actor_id text,
    reason text,
    fields jsonb not null,
    rows jsonb not null,
    created_at timestamptz not null
  )`,
  `create index record_changes_of_record on record_changes (model_id, record_id, created_at desc, id desc)`,
]

/** What each change of a record changed: the values of fields, and rows of sub-tables, before and after. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
