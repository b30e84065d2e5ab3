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
    summary: 'Failed deliveries of events and failed system jobs, newest first',
    permission: PERMISSION.eventDelivery.view,
    query: FailedTaskQuery,
    data: ref(FailedTasks),
    handle: ({ query, request }) => service.list({ ...query, language: request.language }),
  })
  route({
    method: 'POST',
    url: `${URL}/Actions/Retry`,
    operationId: 'retryFailedTasks',
    summary: 'Retries failed deliveries and system jobs',
    permission: PERMISSION.eventDelivery.retry,
    body: ref(FailedTaskIdsBody),
    handle: async ({ body, say }) => say('eventDelivery.retried', { count: await service.retry(body.ids) }),
  })
  route({
    method: 'DELETE',
    url: URL,
    operationId: 'discardFailedTasks',
    summary: 'Discards failed deliveries and system jobs. Later events of the same subject continue',
    permission: PERMISSION.eventDelivery.discard,
    body: ref(FailedTaskIdsBody),
    handle: async ({ body, say }) => say('eventDelivery.discarded', { count: await service.discard(body.ids) }),
  })
}
