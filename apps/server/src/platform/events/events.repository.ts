import type { EventType } from '@sqos/contract/events'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { likePattern } from '../db/like-pattern.ts'
import type { EventDeliveriesTable } from './events.tables.ts'

/** A claimed delivery with its event. */
export interface ClaimedDelivery {
  handler: string
  key: string
  eventId: string
  attempts: number
  type: string
  version: number
  occurredAt: Date
  actorId: string | null
  payload: unknown
}

/** A parked delivery for administrators. */
export interface ParkedDelivery {
  eventId: string
  handler: string
  type: string
  key: string
  attempts: number
  error: string
  parkedAt: Date
  /** Number of later events of the same key that wait behind it. */
  blocked: number
  /** Total number of matching parked deliveries. */
  total: number
}

/** Identifies a delivery. */
export type DeliveryId = Pick<Selectable<EventDeliveriesTable>, 'handler' | 'eventId'>

/** The handlers of each type. */
export type Subscriptions = readonly { type: EventType; handler: string; when?: RawBuilder<boolean> }[]

/** A handler with new deliveries. */
export interface Queued {
  handler: string
}

/** Whether a row of `delivery` may be claimed now. */
const isDue = (now: Date) => sql`delivery.parked_at is null and delivery.due_at <= ${now}
  and (delivery.locked_until is null or delivery.locked_until < ${now})`

const sameDelivery = (a: RawBuilder<unknown>, b: RawBuilder<unknown>) =>
  sql`${a}.handler = ${b}.handler and ${a}.key = ${b}.key and ${a}.event_id = ${b}.event_id`

/** SQL of the outbox. */
export function createEventsRepository(db: Db | Trx) {
  return {
    /**
     * Common table expressions that append the events of `rows` and queue their deliveries, to follow `with …, `;
     * `queued_deliveries` has their handlers. `rows` selects `type`, `version`, `actor_id`, `key` and `payload`. An event that no
     * handler wants at this moment is not written.
     */
    appending(rows: RawBuilder<unknown>, { now, subscriptions }: { now: Date; subscriptions: Subscriptions }) {
      const always = subscriptions.filter(({ when }) => !when)
      const wanted = sql.join(
        [
          sql`select * from unnest(${always.map(({ type }) => type)}::text[], ${always.map(({ handler }) => handler)}::text[])`,
          ...subscriptions.flatMap(({ type, handler, when }) =>
            when ? [sql`select ${type}::text, ${handler}::text where ${when}`] : [],
          ),
        ],
        sql` union all `,
      )
      return sql`
        wanted_events as (select type, handler from (${wanted}) as subscription (type, handler)),
        appended_events as (
          insert into events (type, version, occurred_at, actor_id, key, payload)
          select type, version, ${now}::timestamptz, actor_id, key, payload from (${rows}) as new_events
          where type in (select type from wanted_events)
          returning id, type, key
        ),
        queued_deliveries as (
          insert into event_deliveries (handler, key, event_id, due_at)
          select wanted.handler, event.key, event.id, ${now}::timestamptz
          from appended_events event join wanted_events wanted using (type)
          returning handler
        )`
    },

    /** Claims deliveries of a handler that are due and the earliest of their key; two servers never claim the same. */
    async claim({ handler, now, until, limit }: { handler: string; now: Date; until: Date; limit: number }) {
      const { rows } = await sql<ClaimedDelivery>`
        with picked as (
          select waiting.handler, waiting.key, waiting.event_id from event_deliveries waiting
          where waiting.handler = ${handler} and waiting.parked_at is null and waiting.due_at <= ${now}
            and (waiting.locked_until is null or waiting.locked_until < ${now})
            and not exists (
              select from event_deliveries earlier
              where earlier.handler = waiting.handler and earlier.key = waiting.key and earlier.event_id < waiting.event_id)
          order by waiting.event_id
          for update of waiting skip locked
          limit ${limit})
        update event_deliveries delivery set locked_until = ${until}, attempts = delivery.attempts + 1
        from picked join events event on event.id = picked.event_id
        where ${sameDelivery(sql`delivery`, sql`picked`)}
        returning delivery.handler, delivery.key, delivery.event_id, delivery.attempts,
          event.type, event.version, event.occurred_at, event.actor_id, event.payload`.execute(db)
      return rows.toSorted((a, b) => Number(BigInt(a.eventId) - BigInt(b.eventId)))
    },

    /** Renews the lease of claimed deliveries. */
    async keep(deliveries: readonly ClaimedDelivery[], until: Date) {
      await sql`
        update event_deliveries delivery set locked_until = ${until}
        from ${owned(deliveries)} where ${sameDelivery(sql`delivery`, sql`owned`)} and delivery.attempts = owned.attempts`.execute(
        db,
      )
    },

    /**
     * Removes handled deliveries of a handler. Returns how many still belonged to this server, and whether others are due:
     * the removed ones are locked, so they do not count.
     */
    async finish(deliveries: readonly ClaimedDelivery[], now: Date): Promise<{ finished: number; hasMore: boolean }> {
      const handler = deliveries[0]?.handler ?? ''
      const { rows } = await sql<{ finished: number; hasMore: boolean }>`
        with finished as (
          delete from event_deliveries delivery using ${owned(deliveries)}
          where ${sameDelivery(sql`delivery`, sql`owned`)} and delivery.attempts = owned.attempts
          returning delivery.event_id)
        select (select count(*)::int from finished) as finished, exists (
          select from event_deliveries delivery where delivery.handler = ${handler} and ${isDue(now)}) as has_more`.execute(
        db,
      )
      return rows[0] ?? { finished: 0, hasMore: true }
    },

    /** Returns a failed delivery to the queue until `dueAt`, or parks it. */
    async fail(delivery: ClaimedDelivery, values: { error: string; dueAt: Date; parkedAt: Date | null }) {
      await db
        .updateTable('eventDeliveries')
        .set({ ...values, lockedUntil: null })
        .where('handler', '=', delivery.handler)
        .where('key', '=', delivery.key)
        .where('eventId', '=', delivery.eventId)
        .where('attempts', '=', delivery.attempts)
        .execute()
    },

    /** Returns deliveries to the queue whose handling has not begun. */
    async release(deliveries: readonly ClaimedDelivery[]) {
      await sql`
        update event_deliveries delivery set locked_until = null, attempts = delivery.attempts - 1
        from ${owned(deliveries)} where ${sameDelivery(sql`delivery`, sql`owned`)} and delivery.attempts = owned.attempts`.execute(
        db,
      )
    },

    /** The handlers among `handlers` with deliveries that are due. */
    async due(handlers: readonly string[], now: Date): Promise<string[]> {
      const { rows } = await sql<{ handler: string }>`
        select handler from unnest(${handlers}::text[]) as known (handler)
        where exists (
          select from event_deliveries delivery
          where delivery.handler = known.handler and ${isDue(now)})`.execute(db)
      return rows.map(({ handler }) => handler)
    },

    /** Parks deliveries that no server has claimed since `before`, because none has the handler. */
    async parkUnknown(handlers: readonly string[], { before, now }: { before: Date; now: Date }) {
      await sql`
        update event_deliveries set parked_at = ${now}, error = 'No server has this handler.'
        where parked_at is null and due_at < ${before} and handler <> all(${handlers}::text[])`.execute(db)
    },

    /** Removes delivered events that are older than `before`. */
    async prune(before: Date) {
      await sql`
        delete from events event where event.occurred_at < ${before}
          and not exists (select from event_deliveries delivery where delivery.event_id = event.id)`.execute(db)
    },

    /** Parked deliveries, newest first, with the number of later events that wait behind each; and their total. */
    async parked({ keyword, limit }: { keyword: string; limit: number }) {
      const { rows } = await sql<ParkedDelivery>`
        select delivery.event_id, delivery.handler, delivery.key, delivery.attempts, delivery.error, delivery.parked_at,
          event.type, count(*) over ()::integer as total,
          (select count(*)::integer from event_deliveries later
            where later.handler = delivery.handler and later.key = delivery.key and later.event_id > delivery.event_id) as blocked
        from event_deliveries delivery join events event on event.id = delivery.event_id
        where delivery.parked_at is not null
          and concat_ws(' ', delivery.handler, event.type, delivery.key, delivery.error) ilike ${likePattern(keyword)}
        order by delivery.parked_at desc, delivery.event_id desc limit ${limit}`.execute(db)
      return rows
    },

    /** Restarts a parked delivery; false when it is not parked any more. */
    async retry({ handler, eventId }: DeliveryId, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('eventDeliveries')
        .set({ parkedAt: null, attempts: 0, dueAt: now })
        .where('handler', '=', handler)
        .where('eventId', '=', eventId)
        .where('parkedAt', 'is not', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Discards a parked delivery, so that later events of its key continue; false when it is not parked any more. */
    async discard({ handler, eventId }: DeliveryId): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('eventDeliveries')
        .where('handler', '=', handler)
        .where('eventId', '=', eventId)
        .where('parkedAt', 'is not', null)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

function owned(deliveries: readonly ClaimedDelivery[]) {
  const handlers = deliveries.map(({ handler }) => handler)
  const keys = deliveries.map(({ key }) => key)
  const ids = deliveries.map(({ eventId }) => eventId)
  const attempts = deliveries.map((delivery) => delivery.attempts)
  return sql`unnest(${handlers}::text[], ${keys}::text[], ${ids}::bigint[], ${attempts}::integer[])
    as owned (handler, key, event_id, attempts)`
}
