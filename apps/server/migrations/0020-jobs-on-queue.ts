import { sql, type Kysely } from 'kysely'

/**
 * Moves jobs from the queue in their table to pg-boss. The table keeps the visible state of a job. Jobs that waited,
 * and jobs of a stopped server, are marked as not queued: the next start queues each of them once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index jobs_open`.execute(db)
  await sql`drop index jobs_of_the_house`.execute(db)
  await sql`
    alter table jobs
      drop column locked_until,
      add column key text,
      add column start_after timestamptz,
      add column queued boolean not null default true`.execute(db)
  await sql`
    update jobs set queued = false, status = 'waiting', attempts = 0, key = case when owner_id is null then kind end
    where status in ('waiting', 'running')`.execute(db)
  await sql`create index jobs_not_queued on jobs (created_at) where not queued`.execute(db)
  await sql`create index jobs_kind on jobs (kind, created_at desc) where owner_id is null`.execute(db)
}
