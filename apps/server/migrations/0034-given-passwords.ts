import { sql, type Kysely } from 'kysely'

/**
 * Users whose password was set by somebody else, and sessions that must replace it before anything else. Nobody who is there
 * already is asked to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column password_given boolean not null default false`.execute(db)
  await sql`alter table sessions add column must_change_password boolean not null default false`.execute(db)
}
