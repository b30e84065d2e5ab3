import { sql, type Kysely } from 'kysely'

const statements = [
  // `client_id` names the call in the browser: its reports, and repetitions of a report, concern one row.
  `create table call_records (
    id text primary key,
    client_id text not null,
    user_id text not null,
    direction text not null,
    number text not null,
    masked_number text not null,
    started_at timestamptz not null,
    answered_at timestamptz,
    ended_at timestamptz,
    result text,
    fault text,
    seen_at timestamptz not null,
    is_lost boolean not null default false,
    model_id text,
    record_id text,
    notes text not null default ''
  )`,
  `create unique index call_records_client on call_records (user_id, client_id)`,
  `create index call_records_started on call_records (started_at desc, id desc)`,
  `create index call_records_user on call_records (user_id, started_at desc)`,
  `create index call_records_record on call_records (model_id, record_id, started_at desc) where record_id is not null`,
  `create index call_records_open on call_records (seen_at) where ended_at is null`,
]

export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
