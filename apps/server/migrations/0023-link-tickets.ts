import { sql, type Kysely } from 'kysely'

/** Creates the tickets of menu links, which replace the session token; only their hashes are stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table link_tickets (
      ticket_hash bytea primary key,
      session_id text not null references sessions (id) on delete cascade,
      host text not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index link_tickets_session on link_tickets (session_id)`.execute(db)
  await sql`create index link_tickets_expiry on link_tickets (expires_at)`.execute(db)
}
