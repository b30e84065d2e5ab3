import { sql, type Kysely } from 'kysely'

const audited = `enabled_mark smallint not null default 1,
    sort_code integer not null default 0,
    description text not null default '',
    creator_user_id text,
    creator_time timestamptz not null default now(),
    last_modify_user_id text,
    last_modify_time timestamptz,
    delete_mark smallint,
    delete_user_id text,
    delete_time timestamptz`

const statements = [
  `create table portals (
    id text primary key,
    full_name text not null,
    en_code text not null,
    category text not null,
    type smallint not null default 0,
    link_type smallint,
    custom_url text not null default '',
    form_data text not null default '',
    enabled_lock smallint not null default 0,
    ${audited}
  )`,
  `create unique index portals_name on portals (full_name) where delete_mark is null`,
  `create unique index portals_code on portals (en_code) where delete_mark is null`,
  `create table portal_grants (
    id text generated always as (portal_id || ':' || object_type || ':' || object_id) stored primary key,
    portal_id text not null references portals (id),
    object_type text not null check (object_type in ('User', 'Role', 'Position', 'Organize', 'Group')),
    object_id text not null,
    creator_user_id text,
    creator_time timestamptz not null default now()
  )`,
  `create index portal_grants_object on portal_grants (object_type, object_id)`,
  // Where a user moved the parts of a portal.
  `create table portal_arrangements (
    portal_id text not null references portals (id),
    user_id text not null,
    positions text not null,
    primary key (portal_id, user_id)
  )`,
  `create table datasets (
    id text primary key,
    full_name text not null,
    en_code text not null,
    kind text not null check (kind in ('model', 'interface', 'sql')),
    definition text not null,
    ${audited}
  )`,
  `create unique index datasets_name on datasets (full_name) where delete_mark is null`,
  `create unique index datasets_code on datasets (en_code) where delete_mark is null`,
]

/** Portals, who sees them, and the datasets behind their parts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
