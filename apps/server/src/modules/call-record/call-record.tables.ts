import type { CallDirection, CallResult } from '@sqos/contract'
import type { Generated } from 'kysely'

declare module '../../platform/db/database.ts' {
  interface Database {
    callRecords: CallRecordsTable
  }
}

/** One row per call of a seat. */
export interface CallRecordsTable {
  id: string
  /** Name of the call in the browser: all reports of a call have the same. */
  clientId: string
  userId: string
  direction: CallDirection
  number: string
  maskedNumber: string
  startedAt: Date
  answeredAt: Date | null
  /** Null while the call lasts. */
  endedAt: Date | null
  result: CallResult | null
  /** Why the call failed; the codes are those of the call panel. */
  fault: string | null
  /** Time of the last report. */
  seenAt: Date
  /** The server ended the record, because the reports of the browser stopped. */
  isLost: Generated<boolean>
  modelId: string | null
  recordId: string | null
  notes: Generated<string>
}
