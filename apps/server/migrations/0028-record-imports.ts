import { sql, type Kysely } from 'kysely'

const statements = [
  // Imports of files. `position` is the last row that the job has processed: it changes in the transaction of the rows.
  `create table record_imports (
    id text primary key,
    model_id text not null,
    owner_id text not null,
    file_name text not null,
    status text not null default 'staged'
      check (status in ('staged', 'importing', 'imported', 'undoing', 'undone')),
    job_id text,
    total integer not null default 0,
    position integer not null default -1,
    imported integer not null default 0,
    faulty integer not null default 0,
    options jsonb not null default '{}',
    created_at timestamptz not null
  )`,
  `create index record_imports_owner on record_imports (owner_id, model_id, created_at desc)`,
  `create index record_imports_age on record_imports (created_at)`,
  `create table record_import_rows (
    import_id text not null references record_imports (id) on delete cascade,
    row_number integer not null,
    cells jsonb not null,
    outcome text not null default 'waiting'
      check (outcome in ('waiting', 'faulty', 'imported', 'kept', 'undone')),
    problems jsonb,
    record_id text,
    record_version text,
    primary key (import_id, row_number)
  )`,
  // Import calls with an idempotency key: the answer is stored, so that a repeated call writes nothing.
  `create table record_import_calls (
    owner_id text not null,
    model_id text not null,
    key text not null,
    digest text not null,
    result jsonb not null,
    created_at timestamptz not null,
    primary key (owner_id, model_id, key)
  )`,
  `create index record_import_calls_age on record_import_calls (created_at)`,

  // Workbooks that wait for their preview count in the quota of their owner. Files created by the server have no owner.
  `alter table download_tickets add column owner_id text`,
  `create index download_tickets_owner on download_tickets (owner_id, expires_at) where owner_id is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
