import type { ColumnType, Generated } from 'kysely'

declare module '../db/database.ts' {
  interface Database {
    events: EventsTable
    eventDeliveries: EventDeliveriesTable
  }
}

/** Domain events with at least one handler, kept for some days after their delivery. */
export interface EventsTable {
  /** 64 bits, read as text. */
  id: ColumnType<string, never, never>
  type: string
  version: number
  occurredAt: Date
  /** Null for the system. */
  actorId: string | null
  key: string
  payload: ColumnType<unknown, string, never>
}

/** An event that a handler has not handled yet; the row is deleted afterwards. */
export interface EventDeliveriesTable {
  handler: string
  /** Ordering key of the event. */
  key: string
  eventId: ColumnType<string, string, never>
  /** Number of times that a server claimed it. */
  attempts: Generated<number>
  /** Not before this moment. */
  dueAt: Date
  /** End of the lease of the server that claimed it. */
  lockedUntil: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Time of the last failed attempt; later events of the same key wait for an administrator as well. */
  parkedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Message of the latest failure. */
  error: Generated<string>
}
