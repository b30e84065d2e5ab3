import { sql, type Kysely } from 'kysely'

const statements = [
  `create table flow_deliveries (
    id text primary key,
    webhook_id text not null references flow_webhooks (id) on delete cascade,
    -- Sent as idempotency key: the same for each attempt.
    event_id text not null,
    event text not null,
    task_id text,
    title text not null default '',
    body text not null,
    -- 0 waiting for the next attempt, 1 delivered, 2 failed.
    state smallint not null default 0,
    attempts integer not null default 0,
    error jsonb,
    -- The beginning of the answer.
    answer text not null default '',
    created_time timestamptz not null,
    last_time timestamptz,
    next_time timestamptz,
    unique (webhook_id, event_id)
  )`,
  `create index flow_deliveries_of on flow_deliveries (webhook_id, created_time desc, id desc)`,
  `create index flow_deliveries_old on flow_deliveries (created_time)`,
]

/** What was posted to the webhooks of flows. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
