import type { Generated } from 'kysely'
import type { AuditedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    callSeats: CallSeatsTable
  }
}

/** One row per seat of the telephony service. */
export interface CallSeatsTable extends AuditedColumns {
  id: string
  userId: string
  /** Number of the seat, and its name at the gateway. */
  landlinenNum: string
  custcode: string
  appId: string
  enabledMark: Generated<number>
  description: Generated<string>
}
