import { sql, type Kysely } from 'kysely'

/** Tasks that administrators have suspended, and the end of the time limit of a duty. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table flow_tasks add column suspended_at timestamptz`.execute(db)
  await sql`alter table flow_operators add column deadline_at timestamptz`.execute(db)
}
