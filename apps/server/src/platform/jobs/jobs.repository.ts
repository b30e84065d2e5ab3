import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { JobsTable, JobStatus } from './jobs.tables.ts'

/** A job as it is taken up. */
export interface ClaimedJob {
  id: string
  kind: string
  ownerId: string | null
  input: unknown
  note: unknown
  attempts: number
}

/** The latest run of a system job, which failed. */
interface FailedSystemJob {
  id: string
  kind: string
  attempts: number
  /** Key of the text that says why. */
  message: string
  finishedAt: Date
}

/** SQL of jobs. */
export function createJobsRepository(db: Db) {
  return {
    insert: (job: Pick<JobsTable, 'id' | 'kind' | 'ownerId' | 'createdAt'> & { input: string }) =>
      db.insertInto('jobs').values(job).execute(),

    /** Begins work of the house, unless it waits, is being done, or was begun after `since`. */
    async insertHouse({ id, kind, createdAt, since }: Pick<JobsTable, 'id' | 'kind' | 'createdAt'> & { since: Date }) {
      await sql`
        insert into jobs (id, kind, input, created_at)
        select ${id}, ${kind}, 'null'::jsonb, ${createdAt}::timestamptz
        where not exists (select from jobs where kind = ${kind} and created_at > ${since})
        on conflict do nothing`.execute(db)
    },

    find: (id: string) => db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Takes up the oldest job that waits, or whose server has not been heard of; no two servers take the same. */
    async claim({ now, until, kinds }: { now: Date; until: Date; kinds: readonly string[] }) {
      const { rows } = await sql<ClaimedJob>`
        update jobs set status = 'running', locked_until = ${until}, attempts = attempts + 1
        where id = (
          select id from jobs
          where (status = 'waiting' or (status = 'running' and locked_until < ${now})) and kind = any(${kinds}::text[])
          order by created_at, id for update skip locked limit 1
        )
        returning id, kind, owner_id, input, note, attempts`.execute(db)
      return rows[0]
    },

    /** Takes up one job, if it still waits. */
    async claimOne(id: string, { until }: { until: Date }): Promise<ClaimedJob | undefined> {
      return await db
        .updateTable('jobs')
        .set({ status: 'running', lockedUntil: until, attempts: sql`attempts + 1` })
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .returning(['id', 'kind', 'ownerId', 'input', 'note', 'attempts'])
        .executeTakeFirst()
    },

    /** Keeps the job and says how far it is; answers whether somebody asked to cancel it, or undefined when it is lost. */
    async report(id: string, values: { lockedUntil: Date; done?: number; total?: number; note?: string }) {
      const row = await db
        .updateTable('jobs')
        .set(values)
        .where('id', '=', id)
        .where('status', '=', 'running')
        .returning('cancelAsked')
        .executeTakeFirst()
      return row?.cancelAsked
    },

    finish: (
      id: string,
      values: { status: JobStatus; finishedAt?: Date; result?: string | null; message?: string; lockedUntil: null },
    ) => db.updateTable('jobs').set(values).where('id', '=', id).where('status', '=', 'running').execute(),

    /** A job that nobody has taken up yet is over at once. */
    async askToCancel(id: string, now: Date) {
      await db.updateTable('jobs').set({ cancelAsked: true }).where('id', '=', id).execute()
      const { numUpdatedRows } = await db
        .updateTable('jobs')
        .set({ status: 'cancelled', finishedAt: now })
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Recurring system jobs whose latest run failed. */
    async failedSystemJobs() {
      const { rows } = await sql<FailedSystemJob>`
        select id, kind, attempts, message, finished_at from (
          select distinct on (kind) * from jobs where owner_id is null order by kind, created_at desc, id desc
        ) latest where status = 'failed' order by finished_at desc`.execute(db)
      return rows
    },

    /** Removes the failed runs of the system job that this run belongs to; returns its kind. */
    async dropFailedSystemJob(id: string): Promise<string | undefined> {
      const { rows } = await sql<{ kind: string }>`
        delete from jobs where owner_id is null and status = 'failed'
          and kind = (select kind from jobs where id = ${id} and owner_id is null and status = 'failed')
        returning kind`.execute(db)
      return rows[0]?.kind
    },

    dropFinishedBefore: (moment: Date) =>
      db.deleteFrom('jobs').where('finishedAt', 'is not', null).where('finishedAt', '<', moment).execute(),
  }
}
