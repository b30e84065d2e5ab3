import { sql, type Kysely } from 'kysely'

const statements = [
  // What nodes wait for when no person decides there: requests of sub flows, answers of services.
  `create table flow_waits (
    id text primary key,
    task_id text not null references flow_tasks (id) on delete cascade,
    task_node_id text not null,
    node_code text not null,
    kind text not null,
    user_id text not null,
    is_async boolean not null,
    state smallint not null default 0,
    reason jsonb not null,
    -- The request of a sub flow, as soon as it exists.
    child_id text,
    seq bigint generated always as identity
  )`,
  `create index flow_waits_task on flow_waits (task_id, seq)`,
  `create unique index flow_waits_child on flow_waits (child_id) where child_id is not null`,
  // What the server does after a move, outside of its transaction: each once, with retries. Without a foreign key: a sub
  // flow writes here while others have locked its parent.
  `create table flow_calls (
    id text primary key,
    task_id text not null,
    key text not null,
    node_code text not null,
    node_name text not null,
    kind text not null,
    input jsonb not null,
    state smallint not null default 0,
    attempts smallint not null default 0,
    error jsonb,
    created_time timestamptz not null,
    done_time timestamptz
  )`,
  `create unique index flow_calls_key on flow_calls (key)`,
  `create index flow_calls_task on flow_calls (task_id, created_time)`,
  `create index flow_calls_failed on flow_calls (task_id) where state = 2`,
  `create index flow_tasks_parent on flow_tasks (parent_id) where parent_id <> '0'`,
]

/** Sub flows of tasks, and calls after moves that are retried and can fail. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
