import type { FastifyInstance } from 'fastify'
import type { Events } from '../../platform/events/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { addComponents } from '../../platform/schema.ts'
import { eventDeliveryRoutes } from './event-delivery.routes.ts'
import * as schemas from './event-delivery.schema.ts'
import { createEventDeliveryService } from './event-delivery.service.ts'

/** Registers the module `event-delivery`: failed deliveries and system jobs for administrators. */
export function eventDeliveryModule(app: FastifyInstance, deps: { events: Events; jobs: Jobs }) {
  addComponents(app, schemas)
  eventDeliveryRoutes(app, createEventDeliveryService(deps))
}
