import { sql, type Kysely } from 'kysely'

/** Figures of flows read the requests and decisions of a time range. */
const statements = [
  `create index flow_tasks_started on flow_tasks (start_time) where status > 0`,
  `create index flow_records_decided on flow_records (handle_time) where handle_status in (0, 1)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
