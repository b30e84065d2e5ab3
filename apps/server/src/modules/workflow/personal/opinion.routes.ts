import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../../platform/route.ts'
import { listOf, ref } from '../../../platform/schema.ts'
import { FlowKeyParams } from '../engine/engine.schema.ts'
import type { FlowOpinions } from './opinion.service.ts'
import { FlowOpinionOrder, FlowOpinionPhrase, FlowOpinionPhraseBody } from './personal.schema.ts'

const URL = '/api/system/CommonWords'

/** Routes of the opinions that the caller keeps for decisions. */
export function opinionRoutes(app: FastifyInstance, opinions: FlowOpinions) {
  const route = routesOf(app, 'workflow')
  const permission = 'signed-in'
  const params = FlowKeyParams

  route({
    method: 'GET',
    url: URL,
    operationId: 'listFlowOpinions',
    summary: 'Opinions that the caller keeps for decisions, in their order',
    permission,
    data: listOf(ref(FlowOpinionPhrase)),
    handle: async ({ actor }) => ({ list: await opinions.list(actor) }),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getFlowOpinion',
    summary: 'An opinion that the caller keeps',
    permission,
    params,
    data: ref(FlowOpinionPhrase),
    handle: ({ params: { id }, actor }) => opinions.get(id, actor),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createFlowOpinion',
    summary: 'Keeps an opinion for the caller',
    permission,
    body: ref(FlowOpinionPhraseBody),
    done: 'done.created',
    handle: ({ body, actor }) => opinions.create(body, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updateFlowOpinion',
    summary: 'Changes an opinion of the caller',
    permission,
    params,
    body: ref(FlowOpinionPhraseBody),
    done: 'done.updated',
    handle: ({ params: { id }, body, actor }) => opinions.update(id, { body, actor }),
  })
  route({
    method: 'PUT',
    url: `${URL}/Actions/Sort`,
    operationId: 'sortFlowOpinions',
    summary: 'Puts the opinions of the caller into an order',
    permission,
    body: ref(FlowOpinionOrder),
    done: 'done.updated',
    handle: ({ body, actor }) => opinions.sort(body.ids, actor),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteFlowOpinion',
    summary: 'Deletes an opinion of the caller',
    permission,
    params,
    done: 'done.deleted',
    handle: ({ params: { id }, actor }) => opinions.remove(id, actor),
  })
}
