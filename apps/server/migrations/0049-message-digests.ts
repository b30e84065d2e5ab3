import { sql, type Kysely } from 'kysely'

const statements = [
  // When a message became part of a digest of its receiver.
  `alter table message_receipts add column digest_time timestamptz`,
  // When the person's last digest was made.
  `alter table message_settings add column digest_time timestamptz`,
]

/** Digests of unread messages. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
