import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table datasets add column extract text not null default ''`,
  `create table dataset_extracts (
    dataset_id text primary key references datasets (id),
    next_time timestamptz not null,
    started_time timestamptz,
    finished_time timestamptz,
    problem text not null default ''
  )`,
  `create index dataset_extracts_due on dataset_extracts (next_time)`,
  // The user is the last who asked: the question is read again with their rights.
  `create table dataset_extract_results (
    dataset_id text not null references datasets (id),
    identity text not null,
    question text not null,
    user_id text not null,
    organize_id text,
    asked_time timestamptz not null,
    made_time timestamptz,
    row_count integer not null default 0,
    content bytea,
    problem text not null default '',
    primary key (dataset_id, identity)
  )`,
  `create index dataset_extract_results_asked on dataset_extract_results (dataset_id, asked_time desc)`,
]

/** Extracts of datasets: answers that are kept and read again at times. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
