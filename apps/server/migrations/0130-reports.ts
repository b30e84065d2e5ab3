import { sql, type Kysely } from 'kysely'

const statements = [
  `create table reports (
    id text primary key,
    full_name text not null,
    en_code text not null,
    category_id text not null,
    content text not null default '',
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
  `create unique index reports_name on reports (full_name) where delete_mark is null`,
  `create unique index reports_code on reports (en_code) where delete_mark is null`,
]

/** Reports: documents of cross-tabs, lists and charts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
