import { sql, type Kysely } from 'kysely'

const statements = [
  `create table record_comments (
    id text primary key,
    model_id text not null,
    record_id text not null,
    author_id text not null,
    body text not null,
    mentioned_ids jsonb not null default '[]',
    created_at timestamptz not null,
    deleted_at timestamptz
  )`,
  `create index record_comments_of_record on record_comments (model_id, record_id, created_at desc, id)`,
  // Rows of people who have a record open for editing; those that were not renewed count as gone.
  `create table record_editors (
    model_id text not null,
    record_id text not null,
    user_id text not null,
    seen_at timestamptz not null,
    primary key (model_id, record_id, user_id)
  )`,
]

/** Comments on records, and who has a record open. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
