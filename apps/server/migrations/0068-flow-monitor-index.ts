import { sql, type Kysely } from 'kysely'

/** The monitor also lists drafts of sub flows, which the index of 0050 leaves out, so no page could use it. */
const statements = [
  `create index flow_tasks_monitored on flow_tasks (creator_time desc, id) where status > 0 or parent_id <> '0'`,
  `drop index flow_tasks_monitor`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
