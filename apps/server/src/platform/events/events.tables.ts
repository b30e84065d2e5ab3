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

/** One event that one handler has not handled yet; the row goes when it has. */
export interface EventDeliveriesTable {
  handler: string
  /** Ordering key of the event. */
  key: string
  eventId: ColumnType<string, string, never>
  /** Times that a server took it up. */
  attempts: Generated<number>
  /** Not before this moment. */
  dueAt: Date
  /** Until then it belongs to the server that took it up. */
  lockedUntil: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** When the last attempt failed; later events of the same key wait for an administrator as well. */
  parkedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Message of the latest failure. */
  error: Generated<string>
}
