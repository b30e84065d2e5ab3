import type { FastifyInstance } from 'fastify'
import { listOf, ref } from '../../../platform/schema.ts'
import { routesOf } from '../../../platform/route.ts'
import { FlowCall, FlowMigration, FlowReviveBody } from './admin.schema.ts'
import type { FlowAdmin } from './admin.service.ts'
import type { FlowCalls } from '../call/calls.service.ts'
import { ENGINE } from '../engine/engine.routes.ts'
import { FlowKeyParams } from '../engine/engine.schema.ts'
import { FlowOpinionBody } from '../task/task.schema.ts'

/** Routes of administrators: pauses, moves to a newer version, and what the server does after moves. */
export function adminRoutes(app: FastifyInstance, { calls, admin }: { calls: FlowCalls; admin: FlowAdmin }) {
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
  route({
    method: 'POST',
    url: `${ENGINE}/FlowBefore/Suspend/:id`,
    operationId: 'suspendFlowTask',
    summary: 'Stops a running task: nobody decides and no time runs; administrators only',
    permission,
    params,
    body: ref(FlowOpinionBody),
    done: 'workflow.suspendedDone',
    handle: ({ params: { id }, body, actor }) => admin.suspend(id, { opinion: body.handleOpinion ?? '', actor }),
  })
  route({
    method: 'POST',
    url: `${ENGINE}/FlowBefore/Resume/:id`,
    operationId: 'resumeFlowTask',
    summary: 'Lets a suspended task go on; timers have the rest of their time; administrators only',
    permission,
    params,
    body: ref(FlowOpinionBody),
    done: 'workflow.resumedDone',
    handle: ({ params: { id }, body, actor }) => admin.resume(id, { opinion: body.handleOpinion ?? '', actor }),
  })
  route({
    method: 'POST',
    url: `${ENGINE}/FlowBefore/Revive/:id`,
    operationId: 'reviveFlowTask',
    summary: 'Opens an ended task again, at a node or where it was cancelled; administrators only',
    permission,
    params,
    body: ref(FlowReviveBody),
    done: 'workflow.revivedDone',
    handle: ({ params: { id }, body, actor }) =>
      admin.revive(id, { nodeCode: body.nodeCode ?? '', opinion: body.handleOpinion ?? '', actor }),
  })
  route({
    method: 'GET',
    url: `${ENGINE}/FlowMonitor/:id/Migration`,
    operationId: 'checkFlowMigration',
    summary: 'What changes when a running task moves to the newest version of its flow; administrators only',
    permission,
    params,
    data: ref(FlowMigration),
    handle: ({ params: { id }, actor, request }) => admin.checkMigration(id, { actor, language: request.language }),
  })
  route({
    method: 'POST',
    url: `${ENGINE}/FlowMonitor/:id/Migration`,
    operationId: 'migrateFlowTask',
    summary: 'Moves a running task to the newest version of its flow; administrators only',
    permission,
    params,
    body: ref(FlowOpinionBody),
    done: 'workflow.migrated',
    handle: ({ params: { id }, body, actor }) => admin.migrate(id, { opinion: body.handleOpinion ?? '', actor }),
  })
}
