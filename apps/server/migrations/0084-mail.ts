import { sql, type Kysely } from 'kysely'

const statements = [
  // Whether e-mail carries the messages of a template.
  `alter table message_templates add column is_email integer not null default 0`,
  // Mails of the system: the queue, and the record of what was sent or failed.
  `create table mail_deliveries (
    id text primary key,
    source_id text not null,
    kind text not null,
    user_id text not null,
    address text not null,
    subject text not null,
    body_text text not null,
    links jsonb not null,
    state text not null,
    attempts integer not null default 0,
    problem text not null default '',
    answer text not null default '',
    created_at timestamptz not null,
    next_try_at timestamptz,
    sent_at timestamptz,
    unique (source_id, user_id)
  )`,
  `create index mail_deliveries_due on mail_deliveries (next_try_at) where next_try_at is not null`,
  `create index mail_deliveries_newest on mail_deliveries (created_at desc, id)`,
]

/** Mails of the system. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
