import { sql, type Kysely } from 'kysely'

const statements = [
  `create table chat_groups (
    id text primary key,
    name text not null,
    created_by text not null,
    created_at timestamptz not null,
    last_number integer not null default 0
  )`,
  // A member reads messages from first_number to left_number; null while the person is a member.
  `create table chat_members (
    group_id text not null references chat_groups (id) on delete cascade,
    user_id text not null,
    is_admin boolean not null default false,
    is_muted boolean not null default false,
    joined_at timestamptz not null,
    first_number integer not null,
    left_number integer,
    read_number integer not null,
    primary key (group_id, user_id)
  )`,
  `create index chat_members_user on chat_members (user_id)`,
  `alter table chat_messages
    add column group_id text,
    add column number integer,
    add column mentions jsonb not null default '[]'`,
  `create unique index chat_messages_group on chat_messages (group_id, number) where group_id is not null`,
]

/** Groups of the chat, their members, and the numbers and mentions of their messages. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
