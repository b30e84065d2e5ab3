import { sql, type Kysely } from 'kysely'

const statements = [
  // The own mailbox of a user: servers, sealed password, and where the last synchronisation ended.
  `create table email_accounts (
    user_id text primary key,
    account text not null,
    login_name text not null default '',
    sender_name text not null,
    protocol text not null,
    pop3_host text not null default '',
    pop3_port integer not null default 995,
    imap_host text not null default '',
    imap_port integer not null default 993,
    email_ssl text not null,
    smtp_host text not null,
    smtp_port integer not null,
    smtp_ssl text not null,
    password text not null,
    signature text not null default '',
    shown_senders jsonb not null default '[]',
    uid_validity text not null default '',
    modseq text not null default '',
    receive_job_id text,
    received_at timestamptz,
    problem text not null default '',
    answer text not null default ''
  )`,
  // Mails of users: received, sent, and drafts. Without body_state 'ready', a received mail has only its headers.
  `create table email_messages (
    id text primary key,
    user_id text not null,
    folder text not null,
    uid text,
    message_id text not null default '',
    in_reply_to text not null default '',
    references_to text not null default '',
    subject text not null default '',
    sender text not null default '',
    sender_name text not null default '',
    reply_to text not null default '',
    recipient text not null default '',
    cc text not null default '',
    bcc text not null default '',
    fdate timestamptz not null,
    created_at timestamptz not null,
    size bigint not null default 0,
    is_read boolean not null default false,
    starred boolean not null default false,
    has_attachment boolean not null default false,
    attachments jsonb not null default '[]',
    body_state text not null default 'none',
    body_html text not null default '',
    body_text text not null default '',
    shows_images boolean not null default false,
    flags_changed boolean not null default false,
    deleted_at timestamptz,
    sending_since timestamptz,
    problem text not null default '',
    answer text not null default ''
  )`,
  `create unique index email_messages_uid on email_messages (user_id, uid) where uid is not null`,
  `create index email_messages_newest on email_messages (user_id, folder, fdate desc, id) where deleted_at is null`,
  `create index email_messages_starred on email_messages (user_id, fdate desc, id) where starred and deleted_at is null`,
  `create index email_messages_changed on email_messages (user_id) where flags_changed or deleted_at is not null`,
]

/** Mailboxes of users. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
