export { EVENTS } from './definitions.ts'
export { eventKey, isEventType } from './domain-event.ts'
export type { DomainEvent, DomainEventOf, EventPayload, EventType, NewEvent, NewEventOf } from './domain-event.ts'
