import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, ref } from '../../platform/schema.ts'
import { ReportSubscription, ReportSubscriptionBody } from './subscription.schema.ts'
import type { SubscriptionService } from './subscription.service.ts'

const URL = '/api/datareport/Subscription'

/** Routes of subscriptions. */
export function subscriptionRoutes(app: FastifyInstance, service: SubscriptionService) {
  const route = routesOf(app, 'report')
  route({
    method: 'GET',
    url: URL,
    operationId: 'listReportSubscriptions',
    summary: 'Subscriptions that the caller receives or has made for others, newest first',
    permission: 'signed-in',
    data: listOf(ref(ReportSubscription)),
    handle: async ({ actor, request: { language } }) => ({ list: await service.list(actor, language) }),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createReportSubscription',
    summary:
      'Sends a report at times, or tells when a figure passes a limit; each receiver gets the figures that they may read',
    permission: 'signed-in',
    whileViewing: false,
    body: ref(ReportSubscriptionBody),
    done: 'done.created',
    handle: ({ body, actor }) => service.create(body, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/State`,
    operationId: 'toggleReportSubscription',
    summary: 'Pauses a subscription, or continues it',
    permission: 'signed-in',
    params: IdParams,
    handle: ({ params, actor }) => service.toggle(params.id, actor),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteReportSubscription',
    summary: 'Removes a subscription',
    permission: 'signed-in',
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
}
