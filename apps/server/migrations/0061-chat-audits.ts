import { sql, type Kysely } from 'kysely'

const statements = [
  // Who may read which conversations, why, and until when. People: every one of them took part in a conversation.
  `create table chat_audits (
    id text primary key,
    auditor_id text not null,
    people jsonb not null,
    start_time timestamptz not null,
    end_time timestamptz not null,
    reason text not null,
    created_at timestamptz not null,
    ends_at timestamptz not null
  )`,
  `create index chat_audits_created on chat_audits (created_at)`,
  // Conversations that were read in an audit: two people as one~other, or a group.
  `create table chat_audit_reads (
    audit_id text not null references chat_audits (id) on delete cascade,
    conversation_id text not null,
    read_at timestamptz not null,
    primary key (audit_id, conversation_id)
  )`,
]

/** Readings of conversations by auditors. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
