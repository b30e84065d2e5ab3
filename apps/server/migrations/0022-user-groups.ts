import { sql, type Kysely } from 'kysely'

const statements = [
  // Members are in user_relations, with object_type 'Group'.
  `create table user_groups (
    id text primary key,
    full_name text not null,
    en_code text not null,
    type text not null,
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
  `create unique index user_groups_en_code on user_groups (en_code) where delete_mark is null`,
  `create unique index user_groups_full_name on user_groups (full_name) where delete_mark is null`,

  // Groups have grants like roles, so a change of groups changes the version of all permissions.
  `alter table authorities drop constraint authorities_object_type_check`,
  `alter table authorities add constraint authorities_object_type_check
    check (object_type in ('User', 'Role', 'Position', 'Organize', 'Group'))`,
  `create constraint trigger user_groups_authority after insert or update or delete on user_groups
    deferrable initially deferred for each row execute function note_authority_change()`,
]

export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
