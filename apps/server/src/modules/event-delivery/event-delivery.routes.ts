import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { ref } from '../../platform/schema.ts'
import { FailedTaskIdsBody, FailedTaskQuery, FailedTasks } from './event-delivery.schema.ts'
import type { EventDeliveryService } from './event-delivery.service.ts'

const URL = '/api/system/EventDelivery'

/** Routes of the module `event-delivery`. */
export function eventDeliveryRoutes(app: FastifyInstance, service: EventDeliveryService) {
  const route = routesOf(app, 'event-delivery')

  route({
    method: 'GET',
    url: URL,
    operationId: 'listFailedTasks',
    summary: 'Deliveries of events and system jobs that failed, the newest first',
    permission: PERMISSION.eventDelivery.view,
    query: FailedTaskQuery,
    data: ref(FailedTasks),
    handle: ({ query, request }) => service.list({ ...query, language: request.language }),
  })
  route({
    method: 'POST',
    url: `${URL}/Actions/Retry`,
    operationId: 'retryFailedTasks',
    summary: 'Runs failed deliveries and system jobs again',
    permission: PERMISSION.eventDelivery.retry,
    body: ref(FailedTaskIdsBody),
    handle: async ({ body, say }) => say('eventDelivery.retried', { count: await service.retry(body.ids) }),
  })
  route({
    method: 'DELETE',
    url: URL,
    operationId: 'discardFailedTasks',
    summary: 'Drops failed deliveries and system jobs; later events of the same subject go on',
    permission: PERMISSION.eventDelivery.discard,
    body: ref(FailedTaskIdsBody),
    handle: async ({ body, say }) => say('eventDelivery.discarded', { count: await service.discard(body.ids) }),
  })
}
