import type { DomainEvent, DomainEventOf, EventType } from '@sqos/contract/events'
import type { RawBuilder } from 'kysely'
import type { Trx } from '../db/database.ts'

/** Handles an event of this type. */
export type EventHandler<Name extends EventType> = {
  /** Unique among all handlers; never rename it: pending deliveries contain it. */
  name: string
  /** Condition at the moment of the event; without a value that is true, nothing is delivered to the handler. */
  when?: RawBuilder<boolean>
} & (
  | {
      /** Must be idempotent: after a crash an event is delivered again. */
      handle: (event: DomainEventOf<Name>) => Promise<void>
    }
  | {
      /** Runs in the transaction that removes the delivery, so its writes take effect exactly once. Use `trx` only. */
      apply: (event: DomainEventOf<Name>, trx: Trx) => Promise<void>
    }
)

/** A registered handler, for the dispatcher. */
export type Subscription = { name: string; types: Set<EventType>; when?: RawBuilder<boolean> } & (
  | { kind: 'handle'; handle: (event: DomainEvent) => Promise<void> }
  | { kind: 'apply'; apply: (event: DomainEvent, trx: Trx) => Promise<void> }
)

/** Adapts the handler of some types to a handler of any event. */
export function toSubscription<Name extends EventType>(
  types: readonly Name[],
  handler: EventHandler<Name>,
): Subscription {
  const { name, when } = handler
  const isOurs = (event: DomainEvent): event is Extract<DomainEvent, DomainEventOf<Name>> =>
    types.some((type) => type === event.type)
  const demand = (event: DomainEvent) => {
    if (isOurs(event)) return event
    throw new Error(`events: "${name}" does not handle ${event.type}.`)
  }
  const base = { name, types: new Set<EventType>(types), ...(when && { when }) }
  if ('handle' in handler) return { ...base, kind: 'handle', handle: (event) => handler.handle(demand(event)) }
  return { ...base, kind: 'apply', apply: (event, trx) => handler.apply(demand(event), trx) }
}
