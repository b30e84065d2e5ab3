import { sql, type Kysely } from 'kysely'

const statements = [
  // Delegated administrators: rights on an organisation and all its descendants.
  `create table organization_administrators (
    id text primary key,
    organize_id text not null references organizations (id),
    user_id text not null references users (id),
    this_layer_select smallint not null default 0,
    this_layer_add smallint not null default 0,
    this_layer_edit smallint not null default 0,
    this_layer_delete smallint not null default 0,
    sub_layer_select smallint not null default 0,
    sub_layer_add smallint not null default 0,
    sub_layer_edit smallint not null default 0,
    sub_layer_delete smallint not null default 0,
    description text not null default '',
    creator_user_id text,
    creator_time timestamptz not null default now(),
    unique (organize_id, user_id)
  )`,
  `create index organization_administrators_user on organization_administrators (user_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
