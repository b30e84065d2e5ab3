import { sql, type Kysely } from 'kysely'

const statements = [
  // The user who sent a mail of the system, and is told when it is returned; null for mails of the system itself.
  `alter table mail_deliveries add column sender_id text`,
  // How far the mailbox of returned mails is read.
  `create table mail_return_positions (
    mailbox text primary key,
    uid_validity text not null,
    last_uid bigint not null
  )`,
]

/** Mails that come back. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
