import { AsyncLocalStorage } from 'node:async_hooks'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { createEventsRepository, type ClaimedDelivery } from './events.repository.ts'
import { readEvent } from './read-event.ts'
import type { Subscription } from './subscription.ts'

/** Milliseconds that a delivery belongs to a server without a renewal. */
const LEASE = 30_000
const HEARTBEAT = 10_000
/**
 * Milliseconds between polls for deliveries of crashed servers; the server that appended an event delivers it at once.
 */
const POLL = 5_000
/** Milliseconds before the second, third, … attempt; after the last one the delivery is parked. */
const BACKOFF = [1_000, 5_000, 30_000, 120_000, 600_000]
const MAX_ATTEMPTS = BACKOFF.length + 1
/** Number of deliveries that a handler claims in one statement, and of those that run in parallel. */
const CLAIMED = 64
const CONCURRENCY = 8
const MAX_ERROR_LENGTH = 500

/** Log for errors of the dispatcher and of handlers. */
export interface EventLog {
  error: (facts: object, text: string) => void
}

interface DispatcherDeps extends Pick<Deps, 'db' | 'now'> {
  log: EventLog
  /** By the name of the handler. */
  subscriptions: ReadonlyMap<string, Subscription>
}

/** Delivers events to handlers. Each handler has its own loop, so a slow one does not delay the others. */
export function createDispatcher({ db, now, log, subscriptions }: DispatcherDeps) {
  const repository = createEventsRepository(db)
  // Loops belong to the process, not to the async context of the request that woke them.
  const apart = AsyncLocalStorage.snapshot()
  const loops = new Map<string, Promise<void>>()
  /** Handlers with events that this process appended or retried. */
  const woken = new Set<string>()
  const timers = new Set<NodeJS.Timeout>()
  const state = { isStarted: false, isStopping: false }

  const until = () => new Date(now().getTime() + LEASE)

  /** Handles deliveries of one handler until none is due. */
  async function work(subscription: Subscription) {
    while (!state.isStopping) {
      woken.delete(subscription.name)
      const claimed = await repository.claim({
        handler: subscription.name,
        now: now(),
        until: until(),
        limit: CLAIMED,
      })
      const mayHaveMore = claimed.length > 0 && (await deliverAll(subscription, claimed))
      if (!mayHaveMore && !woken.has(subscription.name)) return
    }
  }

  /** Handles deliveries; returns whether others may be due. */
  async function deliverAll(subscription: Subscription, claimed: readonly ClaimedDelivery[]): Promise<boolean> {
    const waiting = [...claimed]
    const open = new Set(claimed)
    const handled: ClaimedDelivery[] = []
    const heartbeat = setInterval(() => {
      repository
        .keep([...open], until())
        .catch((error: unknown) => log.error({ err: error }, 'deliveries could not be renewed'))
    }, HEARTBEAT)

    async function deliverNext() {
      for (let next = waiting.shift(); next && !state.isStopping; next = waiting.shift()) {
        if (await deliver(subscription, next)) handled.push(next)
        else open.delete(next)
      }
    }

    try {
      await Promise.all(Array.from({ length: CONCURRENCY }, deliverNext))
      const { hasMore } = handled.length > 0 ? await repository.finish(handled, now()) : { hasMore: true }
      if (waiting.length > 0) await repository.release(waiting)
      return hasMore
    } finally {
      clearInterval(heartbeat)
    }
  }

  /** Runs the handler; returns whether the delivery must still be removed. */
  async function deliver(subscription: Subscription, delivery: ClaimedDelivery): Promise<boolean> {
    try {
      if (delivery.attempts > MAX_ATTEMPTS) throw new Error('The server ended during every attempt.')
      const event = readEvent(delivery)
      if (subscription.kind === 'handle') {
        await subscription.handle(event)
        return true
      }
      await db.transaction().execute(async (trx) => {
        // Without the delivery, another server has taken over, and its transaction counts.
        const { finished } = await createEventsRepository(trx).finish([delivery], now())
        if (finished === 1) await subscription.apply(event, trx)
      })
      return false
    } catch (error) {
      // If this fails too, the lease expires and the delivery is repeated.
      await fail(subscription, delivery, error).catch((failure: unknown) => {
        log.error({ err: failure, handler: subscription.name }, 'failure of an event handler could not be stored')
      })
      return false
    }
  }

  async function fail({ name }: Subscription, delivery: ClaimedDelivery, error: unknown) {
    const pause = BACKOFF[delivery.attempts - 1]
    const moment = now()
    const { eventId, key, attempts, type } = delivery
    log.error({ err: error, handler: name, eventId, key, type, attempts }, 'event handler failed')
    await repository.fail(delivery, {
      error: describe(error),
      dueAt: new Date(moment.getTime() + (pause ?? 0)),
      parkedAt: pause === undefined ? moment : null,
    })
    if (pause !== undefined && state.isStarted && !state.isStopping) wakeIn(name, pause)
  }

  function wakeIn(handler: string, pause: number) {
    const timer = setTimeout(() => {
      timers.delete(timer)
      wake([handler])
    }, pause)
    timer.unref()
    timers.add(timer)
  }

  /** Starts the loop of a handler; one at a time. */
  function loop(subscription: Subscription): Promise<void> {
    const running = loops.get(subscription.name)
    if (running) return running
    const started = apart(() => work(subscription))
      .catch((error: unknown) => log.error({ err: error, handler: subscription.name }, 'events could not be delivered'))
      .finally(() => loops.delete(subscription.name))
    loops.set(subscription.name, started)
    return started
  }

  /** Marks these handlers as having deliveries; starts their loops when this process delivers. */
  function wake(handlers: Iterable<string>) {
    for (const handler of handlers) {
      const subscription = subscriptions.get(handler)
      if (!subscription) continue
      woken.add(handler)
      if (state.isStarted && !state.isStopping) void loop(subscription)
    }
  }

  async function poll() {
    wake(await repository.due([...subscriptions.keys()], now()))
  }

  const drainHandler = async (handler: string) => {
    const subscription = subscriptions.get(handler)
    if (subscription) await loop(subscription)
  }

  return {
    wake,

    /** Delivers everything that is due, also events of other servers. */
    async drain() {
      do {
        await Promise.all([...subscriptions.keys()].map(drainHandler))
        // Handlers append events themselves.
      } while (woken.size > 0 && !state.isStopping)
    },

    /** Delivers events that this process appended; free of cost without any. */
    async settle() {
      while ((woken.size > 0 || loops.size > 0) && !state.isStopping)
        await Promise.all([...new Set([...woken, ...loops.keys()])].map(drainHandler))
    },

    /** Starts the delivery by this process. */
    start() {
      state.isStarted = true
      const timer = setInterval(() => {
        poll().catch((error: unknown) => log.error({ err: error }, 'events could not be read'))
      }, POLL)
      timer.unref()
      timers.add(timer)
      poll().catch((error: unknown) => log.error({ err: error }, 'events could not be read'))
    },

    /** Waits for running handlers; the rest is left to another server or the next start. */
    async stop() {
      state.isStopping = true
      for (const timer of timers) clearInterval(timer)
      await Promise.all(loops.values())
    },
  }
}

function describe(error: unknown): string {
  if (error instanceof AppError) return error.messageKey
  return (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH)
}
