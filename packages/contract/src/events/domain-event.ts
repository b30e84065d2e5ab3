import type { Static } from 'typebox'
import { EVENTS } from './definitions.ts'

/** The type of a domain event. */
export type EventType = keyof typeof EVENTS

type Payloads = { [Name in EventType]: Static<(typeof EVENTS)[Name]['payload']> }

/** The payload of an event of this type. */
export type EventPayload<Name extends EventType> = Payloads[Name]

/** A stored event of this type. */
export interface DomainEventOf<Name extends EventType> {
  /** Decimal digits; a later event has a greater number. */
  id: string
  type: Name
  /** Version of the payload's shape. */
  version: number
  /** When the change was made, in milliseconds since 1970. */
  occurredAt: number
  /** The user who made the change; null for the system. */
  actorId: string | null
  /** Events of one key reach a handler in the order of their transactions. */
  key: string
  payload: Payloads[Name]
}

/** Any domain event, told apart by `type`. */
export type DomainEvent = { [Name in EventType]: DomainEventOf<Name> }[EventType]

/** An event to be appended; the outbox adds id, time, version and key. */
export interface NewEventOf<Name extends EventType> {
  type: Name
  payload: Payloads[Name]
  /** The user who made the change; null for the system. */
  actorId: string | null
}

/** Any event to be appended. */
export type NewEvent = { [Name in EventType]: NewEventOf<Name> }[EventType]

/** Whether this text is the type of an event. */
export function isEventType(type: string): type is EventType {
  return Object.hasOwn(EVENTS, type)
}

// The same object under a type in which a payload belongs to its own type.
const keys: { [Name in EventType]: { key: (payload: Payloads[Name]) => string } } = EVENTS

/** The ordering key of an event. */
export function eventKey<Name extends EventType>({
  type,
  payload,
}: Pick<NewEventOf<Name>, 'type' | 'payload'>): string {
  return keys[type].key(payload)
}
