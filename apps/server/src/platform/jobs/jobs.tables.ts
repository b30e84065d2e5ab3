import type { ColumnType, Generated } from 'kysely'

declare module '../db/database.ts' {
  interface Database {
    jobs: JobsTable
  }
}

/** State of a job. */
export type JobStatus = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

type Json = ColumnType<unknown, string, string>
type NullableDate = ColumnType<Date | null, Date | null | undefined, Date | null>

/** The record of a job: its input, progress and result. pg-boss holds the queue; both use the same id. */
export interface JobsTable {
  id: string
  kind: string
  /** Null for system jobs. */
  ownerId: string | null
  status: Generated<JobStatus>
  input: Json
  /** Checkpoint of the handler, from which a later attempt continues. */
  note: ColumnType<unknown, string | null | undefined, string | null>
  result: ColumnType<unknown, string | null | undefined, string | null>
  /** Message key of the failure. */
  message: Generated<string>
  done: Generated<number>
  total: Generated<number>
  cancelAsked: Generated<boolean>
  /** Number of started attempts, without those that a stopping server returned. */
  attempts: Generated<number>
  /** At most one job per kind and key waits at a time. */
  key: ColumnType<string | null, string | null | undefined, string | null>
  startAfter: NullableDate
  /** False until the job is in pg-boss. */
  queued: Generated<boolean>
  createdAt: Date
  finishedAt: NullableDate
}
