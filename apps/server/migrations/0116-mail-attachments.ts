import { sql, type Kysely } from 'kysely'

const statements = [
  // Files of a mail of the system, and who receives the answers to it.
  `alter table mail_deliveries add column attachments jsonb not null default '[]'`,
  `alter table mail_deliveries add column reply_to text not null default ''`,
]

/** Mails of the system with files. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
