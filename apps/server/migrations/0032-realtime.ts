import { sql, type Kysely } from 'kysely'

/** Pushes that are kept for a while and sent again to clients that missed them, and large messages between servers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One row, copied with the database: servers of two installations that share one Redis use different channels.
  await sql`
    create table realtime_installation (
      only_row boolean primary key default true check (only_row),
      id text not null
    )`.execute(db)
  await sql`insert into realtime_installation (id) values (gen_random_uuid()::text)`.execute(db)
  await sql`
    create table realtime_messages (
      id text primary key,
      message text not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index realtime_messages_age on realtime_messages (created_at)`.execute(db)
  await sql`
    create table realtime_cursors (
      user_id text primary key,
      last_id bigint not null
    ) with (fillfactor = 70)`.execute(db)
  await sql`
    create table realtime_pushes (
      user_id text not null,
      id bigint not null,
      message_id text not null references realtime_messages (id) on delete cascade,
      primary key (user_id, id)
    )`.execute(db)
  await sql`create index realtime_pushes_message on realtime_pushes (message_id)`.execute(db)
  await sql`
    create table realtime_broadcasts (
      id bigint generated always as identity primary key,
      payload text not null,
      created_at timestamptz not null
    )`.execute(db)
}
