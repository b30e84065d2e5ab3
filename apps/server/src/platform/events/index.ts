import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { createEvents, type Events } from './events.ts'

export { createEvents, queuedHandlers } from './events.ts'
export type { Events } from './events.ts'
export type { Queued } from './events.repository.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The outbox of domain events. */
    events: Events
  }
}

/** Adds the outbox; this server delivers events while it listens. */
export function addEvents(app: FastifyInstance, deps: Deps): Events {
  const events = createEvents({ ...deps, log: app.log })
  app.decorate('events', events)
  app.addHook('onListen', () => events.start())
  app.addHook('preClose', () => events.stop())
  return events
}
