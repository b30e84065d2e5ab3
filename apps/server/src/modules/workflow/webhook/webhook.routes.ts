import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../../platform/route.ts'
import { listOf, pageOf, ref } from '../../../platform/schema.ts'
import { ENGINE } from '../engine/engine.routes.ts'
import { FlowKeyParams } from '../engine/engine.schema.ts'
import { FlowDelivery, FlowDeliveryParams, FlowDeliveryQuery, FlowWebhook, FlowWebhookBody } from './webhook.schema.ts'
import type { FlowWebhooks } from './webhook.service.ts'

const URL = `${ENGINE}/FlowWebhook`

/** Routes of the webhooks that receive events of flows. */
export function webhookRoutes(app: FastifyInstance, webhooks: FlowWebhooks) {
  const route = routesOf(app, 'workflow')
  const permission = PERMISSION.flowEngine.view
  const params = FlowKeyParams

  route({
    method: 'GET',
    url: URL,
    operationId: 'listFlowWebhooks',
    summary: 'Webhooks that receive events of flows',
    permission,
    data: listOf(ref(FlowWebhook)),
    handle: async ({ actor, request: { language } }) => ({ list: await webhooks.list({ actor, language }) }),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getFlowWebhook',
    summary: 'A webhook that receives events of flows',
    permission,
    params,
    data: ref(FlowWebhook),
    handle: ({ params: { id }, actor, request: { language } }) => webhooks.get(id, { actor, language }),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createFlowWebhook',
    summary: 'Adds a webhook for events of flows',
    permission,
    body: ref(FlowWebhookBody),
    done: 'done.created',
    handle: ({ body, actor }) => webhooks.create(body, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updateFlowWebhook',
    summary: 'Changes a webhook',
    permission,
    params,
    body: ref(FlowWebhookBody),
    done: 'done.updated',
    handle: ({ params: { id }, body, actor }) => webhooks.update(id, { body, actor }),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/Test`,
    operationId: 'testFlowWebhook',
    summary: 'Posts a test to a webhook; refused with the reason when it fails',
    permission,
    params,
    done: 'workflow.webhookTested',
    handle: ({ params: { id }, actor }) => webhooks.test(id, actor),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteFlowWebhook',
    summary: 'Deletes a webhook',
    permission,
    params,
    done: 'done.deleted',
    handle: ({ params: { id }, actor }) => webhooks.remove(id, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Delivery`,
    operationId: 'listFlowDeliveries',
    summary: 'What was posted to a webhook in the last month, latest first',
    permission,
    params,
    query: FlowDeliveryQuery,
    data: pageOf(ref(FlowDelivery)),
    handle: ({ params: { id }, query, actor, request: { language } }) =>
      webhooks.listDeliveries(id, { query, actor, language }),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Delivery/:deliveryId/Actions/Retry`,
    operationId: 'retryFlowDelivery',
    summary: 'Posts a failed delivery again, with the key of its first attempt',
    permission,
    params: FlowDeliveryParams,
    done: 'workflow.callRetried',
    handle: ({ params: { id, deliveryId }, actor }) => webhooks.retryDelivery(id, { deliveryId, actor }),
  })
}
