import { sql, type Kysely } from 'kysely'

const statements = [
  `create table __snakes__ (
    id text primary key,
    full_name text not null,
    en_code text not null,
    enabled_mark smallint not null default 1,
    sort_code integer not null default 0,
    description text not null default '',
    creator_user_id text,
    creator_time timestamptz not null default now(),
    last_modify_user_id text,
    last_modify_time timestamptz,
    delete_mark smallint,
    delete_user_id text,
    delete_time timestamptz
  )`,
  `create unique index __snakes___en_code on __snakes__ (en_code) where delete_mark is null`,
]

export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
