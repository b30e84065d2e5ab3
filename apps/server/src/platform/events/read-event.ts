import { EVENTS, isEventType, type DomainEvent } from '@sqos/contract/events'
import { Value } from 'typebox/value'
import type { ClaimedDelivery } from './events.repository.ts'

/** The stored event; throws when this server does not know its type, version or payload. */
export function readEvent(stored: ClaimedDelivery): DomainEvent {
  const { eventId, type, version, key, actorId, payload } = stored
  const event = { id: eventId, type, version, key, actorId, payload, occurredAt: stored.occurredAt.getTime() }
  if (isDomainEvent(event)) return event
  throw new Error(`events: this server cannot read version ${version} of ${type}.`)
}

const isDomainEvent = (
  event: Omit<DomainEvent, 'type' | 'payload'> & { type: string; payload: unknown },
): event is DomainEvent =>
  isEventType(event.type) &&
  event.version === EVENTS[event.type].version &&
  Value.Check(EVENTS[event.type].payload, event.payload)
