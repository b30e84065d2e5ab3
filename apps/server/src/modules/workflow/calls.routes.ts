import type { FastifyInstance } from 'fastify'
import { listOf, ref } from '../../platform/schema.ts'
import { routesOf } from '../../platform/route.ts'
import { FlowCall } from './calls.schema.ts'
import type { FlowCalls } from './calls.service.ts'
import { ENGINE } from './engine.routes.ts'
import { FlowKeyParams } from './engine.schema.ts'

/** Routes of administrators for what the server does after moves. */
export function callRoutes(app: FastifyInstance, calls: FlowCalls) {
  const route = routesOf(app, 'workflow')
  const permission = 'signed-in'
  const params = FlowKeyParams

  route({
    method: 'GET',
    url: `${ENGINE}/FlowMonitor/:id/Calls`,
    operationId: 'listFlowCalls',
    summary: 'Sub flows that a task started and services that it called, with failures; administrators only',
    permission,
    params,
    data: listOf(ref(FlowCall)),
    handle: async ({ params: { id }, actor, request }) => ({
      list: await calls.list(id, { actor, language: request.language }),
    }),
  })
  route({
    method: 'POST',
    url: `${ENGINE}/FlowMonitor/Calls/:id/Retry`,
    operationId: 'retryFlowCall',
    summary: 'Repeats a failed call; administrators only',
    permission,
    params,
    done: 'workflow.callRetried',
    handle: ({ params: { id }, actor }) => calls.retry(id, actor),
  })
  route({
    method: 'POST',
    url: `${ENGINE}/FlowMonitor/Calls/:id/Skip`,
    operationId: 'skipFlowCall',
    summary: 'Goes on without a failed call; administrators only',
    permission,
    params,
    done: 'workflow.callSkipped',
    handle: ({ params: { id }, actor }) => calls.skip(id, actor),
  })
}
