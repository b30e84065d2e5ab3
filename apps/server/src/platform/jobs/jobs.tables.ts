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
  /** Key of the text that describes the failure. */
  message: Generated<string>
  done: Generated<number>
  total: Generated<number>
  cancelAsked: Generated<boolean>
  /** Attempts that have begun, without those that a stopping server gave back. */
  attempts: Generated<number>
  /** At most one job of a kind and key waits at a time. */
  key: ColumnType<string | null, string | null | undefined, string | null>
  startAfter: NullableDate
  /** False until pg-boss has the job. */
  queued: Generated<boolean>
  createdAt: Date
  finishedAt: NullableDate
}
