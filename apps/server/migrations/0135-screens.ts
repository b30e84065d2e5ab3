import { sql, type Kysely } from 'kysely'

const statements = [
  `create table screens (
    id text primary key,
    full_name text not null,
    en_code text not null,
    category text not null default '',
    ratio text not null check (ratio in ('16:9', '16:10', '4:3', '21:9', '32:9', '9:16')),
    fit text not null check (fit in ('contain', 'width', 'stretch')),
    theme text not null check (theme in ('dark', 'light')),
    pages text not null,
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
  `create unique index screens_name on screens (full_name) where delete_mark is null`,
  `create unique index screens_code on screens (en_code) where delete_mark is null`,
  // Links for televisions. Only the hash of their secret is kept.
  `create table screen_shares (
    id text primary key,
    screen_id text not null references screens (id),
    full_name text not null,
    secret_hash bytea not null unique,
    expire_time timestamptz not null,
    organize_id text,
    creator_user_id text not null,
    creator_time timestamptz not null default now(),
    last_use_time timestamptz,
    revoke_time timestamptz
  )`,
  `create index screen_shares_screen on screen_shares (screen_id, creator_time desc)`,
]

/** Screens, which show portals on large displays, and links to them for televisions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
