import { sql, type Kysely } from 'kysely'

/** Codes that were sent to mobile numbers for a sign-in, and tickets of sign-in pages that a signed-in user confirms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_codes (
      mobile text primary key,
      code_hash bytea not null,
      guesses integer not null default 0,
      sent_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index sign_in_codes_age on sign_in_codes (sent_at)`.execute(db)
  await sql`
    create table scan_tickets (
      ticket_hash bytea primary key,
      secret_hash bytea not null,
      state text not null check (state in ('waiting', 'opened', 'confirmed', 'refused')),
      ip text not null,
      platform text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      user_id text,
      session_id text
    )`.execute(db)
  await sql`create index scan_tickets_expiry on scan_tickets (expires_at)`.execute(db)
}
