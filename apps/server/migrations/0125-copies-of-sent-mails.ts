import { sql, type Kysely } from 'kysely'

const statements = [
  // Whether sent mails are copied to the folder of sent mails of the server (IMAP).
  `alter table email_accounts add column copies_sent boolean not null default true`,
]

/** Copies of sent mails on the server. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
