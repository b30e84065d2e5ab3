import { sql, type Kysely } from 'kysely'

/** Links by which people agree or reject from a message outside of the application. */
const statements = [
  `create table flow_decision_links (
    id text primary key,
    task_id text not null references flow_tasks (id) on delete cascade,
    operator_id text not null,
    user_id text not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index flow_decision_links_task on flow_decision_links (task_id)`,
  `create index flow_decision_links_expiry on flow_decision_links (expires_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
