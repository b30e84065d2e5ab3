import { sql, type Kysely } from 'kysely'

const statements = [
  `create table message_templates (
    id text primary key,
    full_name text not null,
    en_code text not null,
    category smallint not null default 1,
    event text not null,
    title text not null,
    content text not null default '',
    is_station_letter smallint not null default 1,
    is_webhook smallint not null default 0,
    enabled_mark smallint not null default 1,
    creator_user_id text,
    creator_time timestamptz not null default now(),
    last_modify_user_id text,
    last_modify_time timestamptz,
    delete_mark smallint,
    delete_user_id text,
    delete_time timestamptz
  )`,
  `create unique index message_templates_code on message_templates (en_code) where delete_mark is null`,
  // One text is in force per event.
  `create unique index message_templates_event on message_templates (event) where delete_mark is null and enabled_mark = 1`,
  `create index messages_by_time on messages (sent_time)`,
]

/** Texts and channels of the messages that the system sends. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
