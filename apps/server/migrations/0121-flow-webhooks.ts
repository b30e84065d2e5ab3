import { sql, type Kysely } from 'kysely'

const statements = [
  `create table flow_webhooks (
    id text primary key,
    full_name text not null,
    url text not null,
    -- Encrypted with SECRET_KEY; empty for unsigned requests.
    secret text not null default '',
    events jsonb not null default '[]',
    -- Flows whose events are posted; empty for all.
    flow_ids jsonb not null default '[]',
    enabled_mark smallint not null default 1,
    last_time timestamptz,
    last_error jsonb,
    creator_user_id text,
    creator_time timestamptz not null,
    last_modify_user_id text,
    last_modify_time timestamptz
  )`,
]

/** Other systems that receive the events of approval flows. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
