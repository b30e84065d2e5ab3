import { sql, type Kysely } from 'kysely'

const statements = [
  // Provinces, cities, districts and streets. The regions of China are inserted by the first start (seed/regions).
  `create table regions (
    id text primary key,
    parent_id text not null,
    type smallint not null check (type between 1 and 9),
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
  `create unique index regions_en_code on regions (en_code) where delete_mark is null`,
  `create index regions_parent on regions (parent_id, sort_code) where delete_mark is null`,

  // An id for each setting, so that its history is recorded like that of every configuration record.
  `alter table system_settings add column id text generated always as (key) stored`,
  `create unique index system_settings_id on system_settings (id)`,

  // Images of the product: logo of the sign-in page, of the menu, of the browser tab.
  `create table system_images (
    name text primary key,
    content_type text not null,
    content bytea not null,
    created_at timestamptz not null
  )`,

  // Signed-in users, newest sign-in first.
  `create index sessions_open on sessions (created_at desc) where ended_as is null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
