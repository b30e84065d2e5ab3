import { EVENTS, eventKey, type EventType, type NewEvent } from '@sqos/contract/events'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { afterCommit } from '../db/transaction-guard.ts'
import type { Deps } from '../deps.ts'
import { createDispatcher, type EventLog } from './dispatcher.ts'
import { createEventsRepository, type DeliveryId, type Queued, type Subscriptions } from './events.repository.ts'
import { toSubscription, type EventHandler, type Subscription } from './subscription.ts'

const HOUR = 3_600_000
/** Retention of delivered events in milliseconds. */
const KEPT = 72 * HOUR
/** Milliseconds after which deliveries of an unknown handler are parked. */
const UNKNOWN_AFTER = 24 * HOUR

/** Parts of a statement that appends events together with the change. */
export interface Appending {
  /** Common table expressions `appended_events` and `queued_deliveries`, to follow `with …, `. */
  ctes: RawBuilder<unknown>
  /** Call it with the rows of `queuedHandlers` after the statement: delivery starts after the commit. */
  wake: (queued: readonly Queued[]) => void
}

/** The query that ends a statement with the parts of `Appending`. */
export const queuedHandlers = sql<Queued>`select distinct handler from queued_deliveries`

/**
 * The transactional outbox: `append` writes events in the transaction of the change. Each handler receives each event
 * at least once, in order per key. An event without a handler is not written.
 */
export function createEvents({ db, now, log }: Pick<Deps, 'db' | 'now'> & { log: EventLog }) {
  const repository = createEventsRepository(db)
  const subscriptions = new Map<string, Subscription>()
  const subscribers = new Map<EventType, string[]>()
  const { wake, ...deliver } = createDispatcher({ db, now, log, subscriptions })

  const handlersOf = (type: EventType): readonly string[] => subscribers.get(type) ?? []

  const subscriptionsOf = (types: ReadonlySet<EventType>): Subscriptions =>
    [...types].flatMap((type) =>
      handlersOf(type).map((handler) => {
        const when = subscriptions.get(handler)?.when
        return { type, handler, ...(when && { when }) }
      }),
    )

  /** Starts the delivery to these handlers after the commit of the running transaction, if any. */
  const wakeAfterCommit = (queued: readonly Queued[]) => {
    if (queued.length > 0) afterCommit(() => wake(queued.map(({ handler }) => handler)))
  }

  return {
    /** Registers a handler for one or several types of events. Modules call this in their `index.ts`. */
    on<Name extends EventType>(types: Name | readonly Name[], handler: EventHandler<Name>) {
      const wanted = typeof types === 'string' ? [types] : types
      const { name } = handler
      if (subscriptions.has(name))
        throw new Error(
          `events: two handlers are named "${name}". Their deliveries could not be told apart. Rename one.`,
        )
      subscriptions.set(name, toSubscription(wanted, handler))
      for (const type of wanted) subscribers.set(type, [...handlersOf(type), name])
    },

    /** Whether any handler receives events of this type; without one, no event needs to be appended. */
    hasHandler: (type: EventType) => handlersOf(type).length > 0,

    /**
     * Writes events with the connection of the change. Call it after the rows of the subject were written: their locks keep events
     * of one key in the order of their transactions.
     */
    async append(connection: Db | Trx, ...events: readonly NewEvent[]) {
      const wanted = events.filter(({ type }) => handlersOf(type).length > 0)
      if (wanted.length === 0) return
      const receivers = subscriptionsOf(new Set(wanted.map(({ type }) => type)))
      const rows = rowsOf(wanted)
      const ctes = repository.appending(rows, { now: now(), subscriptions: receivers })
      const { rows: queued } = await sql<Queued>`with ${ctes} ${queuedHandlers}`.execute(connection)
      wakeAfterCommit(queued)
    },

    /**
     * The same inside the statement of the change, for paths where a second statement costs too much. `rows` selects `actor_id`,
     * `key` and `payload` of each event, usually from the rows that an earlier `with` expression returned; `also` are further
     * events. Undefined when no handler receives any of them.
     */
    appending(
      type: EventType,
      { rows, also = [] }: { rows: RawBuilder<unknown>; also?: readonly NewEvent[] },
    ): Appending | undefined {
      const receivers = subscriptionsOf(new Set([type, ...also.map((event) => event.type)]))
      if (receivers.length === 0) return undefined
      const { version } = EVENTS[type]
      const typed = sql`select ${type}::text as type, ${version}::integer as version, actor_id, key, payload from (${rows}) as rows`
      return {
        ctes: repository.appending(also.length === 0 ? typed : sql`${typed} union all ${rowsOf(also)}`, {
          now: now(),
          subscriptions: receivers,
        }),
        wake: wakeAfterCommit,
      }
    },

    /** Parked deliveries, newest first. */
    parked: (query: { keyword: string; limit: number }) => repository.parked(query),

    /** Restarts a parked delivery; false when it is not parked any more. */
    async retry(delivery: DeliveryId): Promise<boolean> {
      const isParked = await repository.retry(delivery, now())
      if (isParked) wake([delivery.handler])
      return isParked
    },

    /** Discards a parked delivery, so that later events of its key continue; false when it is not parked any more. */
    async discard(delivery: DeliveryId): Promise<boolean> {
      const isParked = await repository.discard(delivery)
      if (isParked) wake([delivery.handler])
      return isParked
    },

    /** Removes old delivered events, and parks deliveries whose handler no longer exists. */
    async tidy() {
      const moment = now()
      const before = new Date(moment.getTime() - UNKNOWN_AFTER)
      await repository.parkUnknown([...subscriptions.keys()], { before, now: moment })
      await repository.prune(new Date(moment.getTime() - KEPT))
    },

    ...deliver,
  }
}

export type Events = ReturnType<typeof createEvents>

/** Events as rows of a statement. */
const rowsOf = (events: readonly NewEvent[]) => sql`
  select type, version, actor_id, key, payload from unnest(
    ${events.map(({ type }) => type)}::text[],
    ${events.map(({ type }) => EVENTS[type].version)}::integer[],
    ${events.map(({ actorId }) => actorId)}::text[],
    ${events.map((event) => eventKey(event))}::text[],
    ${events.map(({ payload }) => JSON.stringify(payload))}::jsonb[]
  ) as rows (type, version, actor_id, key, payload)`
