import { sql, type Kysely } from 'kysely'

/** Signers who decide before the approver that added them. */
const statements = [`alter table flow_operators add column is_before boolean not null default false`]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
