import { sql, type Kysely } from 'kysely'

const statements = [
  `create table messages (
    id text primary key,
    type smallint not null,
    kind text not null,
    title text not null,
    title_key text,
    title_params jsonb,
    body_text text not null default '',
    files text not null default '',
    link text not null default '',
    must_read boolean not null default false,
    sender_id text,
    sent_time timestamptz not null
  )`,
  // The row stays when its user deletes the message: it says who has read a notice.
  `create table message_receipts (
    message_id text not null references messages (id) on delete cascade,
    user_id text not null,
    sent_time timestamptz not null,
    read_time timestamptz,
    read_count integer not null default 0,
    confirm_time timestamptz,
    remind_count integer not null default 0,
    delete_time timestamptz,
    primary key (message_id, user_id)
  )`,
  `create index message_receipts_of_user on message_receipts (user_id, sent_time desc, message_id) where delete_time is null`,
  `create index message_receipts_unread on message_receipts (user_id) where delete_time is null and read_time is null`,
  `create table message_settings (
    user_id text primary key,
    setting jsonb not null,
    last_modify_time timestamptz not null
  )`,
  `create table notices (
    id text primary key,
    title text not null,
    body_text text not null,
    files text not null default '',
    to_user_ids text not null default '',
    must_read boolean not null default false,
    enabled_mark smallint not null default 0,
    planned_time timestamptz,
    release_user_id text,
    release_time timestamptz,
    creator_user_id text,
    creator_time timestamptz not null default now(),
    last_modify_user_id text,
    last_modify_time timestamptz,
    delete_mark smallint,
    delete_user_id text,
    delete_time timestamptz
  )`,
]

/** Messages with one receipt per receiver, what a person wants to be notified of, and notices. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
