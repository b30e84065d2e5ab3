import { sql, type Kysely } from 'kysely'

const statements = [
  // Key of another system for a request that it submits: the same key of the same user is one request.
  `alter table flow_tasks add column request_key text`,
  `create unique index flow_tasks_request_key on flow_tasks (creator_user_id, request_key) where request_key is not null`,
]

/** Requests that other systems submit at most once. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
