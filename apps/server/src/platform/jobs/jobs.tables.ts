import type { ColumnType, Generated } from 'kysely'

declare module '../db/database.ts' {
  interface Database {
    jobs: JobsTable
  }
}

/** Where a job stands. */
export type JobStatus = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

type Json = ColumnType<unknown, string, string>
type NullableDate = ColumnType<Date | null, Date | null | undefined, Date | null>

/** Work that outlasts a call. */
export interface JobsTable {
  id: string
  kind: string
  /** Nobody, for work of the house itself. */
  ownerId: string | null
  status: Generated<JobStatus>
  input: Json
  /** What the job keeps of how far it has come, to go on after a restart. */
  note: ColumnType<unknown, string | null | undefined, string | null>
  result: ColumnType<unknown, string | null | undefined, string | null>
  /** Key of the text that says why it failed. */
  message: Generated<string>
  done: Generated<number>
  total: Generated<number>
  cancelAsked: Generated<boolean>
  attempts: Generated<number>
  lockedUntil: NullableDate
  createdAt: Date
  finishedAt: NullableDate
}
