import { sql, type Kysely } from 'kysely'

/** Messages between two people, and for each of the two where their conversation stands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_messages (
      id text primary key,
      sender_id text not null,
      receiver_id text not null,
      client_id text,
      content text not null,
      content_type text not null,
      sent_at timestamptz not null,
      read_at timestamptz
    )`.execute(db)
  await sql`
    create unique index chat_messages_client on chat_messages (sender_id, client_id) where client_id is not null`.execute(
    db,
  )
  await sql`
    create index chat_messages_pair on chat_messages (
      least(sender_id, receiver_id), greatest(sender_id, receiver_id), sent_at, id)`.execute(db)
  await sql`
    create index chat_messages_unread on chat_messages (receiver_id, sender_id) where read_at is null`.execute(db)
  await sql`
    create table chat_conversations (
      user_id text not null,
      peer_id text not null,
      latest_message_id text not null references chat_messages (id) on delete cascade,
      unread integer not null default 0,
      primary key (user_id, peer_id)
    )`.execute(db)
  await sql`create index chat_conversations_latest on chat_conversations (latest_message_id)`.execute(db)
}
