import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import type { JobsTable, JobStatus } from './jobs.tables.ts'

/** A job with a started attempt. */
export interface StartedJob {
  id: string
  kind: string
  ownerId: string | null
  input: unknown
  note: unknown
  /** Number of this attempt: writes of earlier attempts are ignored. */
  attempts: number
}

/** A new record of a job. */
export type NewJob = Pick<JobsTable, 'id' | 'kind' | 'ownerId' | 'createdAt'> & {
  input: string
  key: string | null
  startAfter: Date | null
  queued: boolean
}

/** The latest run of a system job, which failed. */
interface FailedSystemJob {
  id: string
  kind: string
  attempts: number
  /** Message key of the failure. */
  message: string
  finishedAt: Date
}

/** SQL of the records of jobs. */
export function createJobsRepository(db: Db | Trx) {
  return {
    insert: (job: NewJob) => db.insertInto('jobs').values(job).execute(),

    find: (id: string) => db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Starts an attempt; undefined when the job has ended. A scheduled job has no record before its first attempt. */
    async start({ id, kind, now }: { id: string; kind: string; now: Date }): Promise<StartedJob | undefined> {
      const { rows } = await sql<StartedJob>`
        insert into jobs (id, kind, input, status, attempts, created_at)
        values (${id}, ${kind}, 'null'::jsonb, 'running', 1, ${now})
        on conflict (id) do update set status = 'running', attempts = jobs.attempts + 1
          where jobs.status in ('waiting', 'running')
        returning id, kind, owner_id, input, note, attempts`.execute(db)
      return rows[0]
    },

    /** Stores progress; returns whether a cancellation was requested, or undefined when the attempt no longer counts. */
    async report({ id, attempts }: StartedJob, values: { done: number; total: number; note?: string }) {
      const row = await db
        .updateTable('jobs')
        .set(values)
        .where('id', '=', id)
        .where('status', '=', 'running')
        .where('attempts', '=', attempts)
        .returning('cancelAsked')
        .executeTakeFirst()
      return row?.cancelAsked
    },

    finish: (
      { id, attempts }: StartedJob,
      values: { status: JobStatus; finishedAt: Date; result?: string; message?: string },
    ) =>
      db
        .updateTable('jobs')
        .set(values)
        .where('id', '=', id)
        .where('status', '=', 'running')
        .where('attempts', '=', attempts)
        .execute(),

    /** Returns the job to the queue for its next attempt. */
    giveBack: ({ id, attempts }: StartedJob, values: { attempts: number }) =>
      db
        .updateTable('jobs')
        .set({ status: 'waiting', ...values })
        .where('id', '=', id)
        .where('status', '=', 'running')
        .where('attempts', '=', attempts)
        .execute(),

    /** Requests the cancellation of a job; returns its kind when it had not started and is now cancelled. */
    async requestCancel(id: string, now: Date) {
      await db.updateTable('jobs').set({ cancelAsked: true }).where('id', '=', id).execute()
      const row = await db
        .updateTable('jobs')
        .set({ status: 'cancelled', finishedAt: now, queued: true })
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .returning('kind')
        .executeTakeFirst()
      return row?.kind
    },

    /** Locks jobs that are missing in pg-boss, oldest first. */
    notQueued: (kinds: readonly string[]) =>
      db
        .selectFrom('jobs')
        .select(['id', 'kind', 'key', 'startAfter'])
        .where('queued', '=', false)
        .where('kind', 'in', kinds)
        .orderBy('createdAt')
        .orderBy('id')
        .limit(100)
        .forUpdate()
        .skipLocked()
        .execute(),

    markQueued: (ids: readonly string[]) =>
      db.updateTable('jobs').set({ queued: true }).where('id', 'in', ids).execute(),

    drop: (ids: readonly string[]) => db.deleteFrom('jobs').where('id', 'in', ids).execute(),

    /** Delayed jobs that are due. */
    due: (now: Date) =>
      db
        .selectFrom('jobs')
        .select(['id', 'kind'])
        .where('status', '=', 'waiting')
        .where('startAfter', '<=', now)
        .execute(),

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
