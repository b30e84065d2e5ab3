import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../../platform/route.ts'
import { listOf, pageOf, ref } from '../../../platform/schema.ts'
import { ENGINE } from '../engine/engine.routes.ts'
import { FlowKeyParams } from '../engine/engine.schema.ts'
import { idsOf } from '../move/ids.ts'
import type { LaunchService } from './launch.service.ts'
import type { QueryService } from './query.service.ts'
import * as schema from './task.schema.ts'

/** A form with long texts and many rows. */
export const MAX_TASK_BYTES = 12 * 1_048_576

interface Services {
  launches: LaunchService
  queries: QueryService
}

/** Routes of initiators and administrators, and of the home page. Each call is checked in its service. */
export function taskRoutes(app: FastifyInstance, { launches, queries }: Services) {
  const route = routesOf(app, 'workflow')
  const permission = 'signed-in'
  const params = FlowKeyParams

  route({
    method: 'GET',
    url: `${ENGINE}/FlowTask/:id`,
    operationId: 'getFlowTask',
    summary: 'Values of a task, for its form',
    permission,
    params,
    data: ref(schema.FlowTaskData),
    handle: ({ params: { id }, actor }) => queries.values(id, actor),
  })
  route({
    method: 'POST',
    url: `${ENGINE}/FlowTask`,
    operationId: 'createFlowTask',
    summary: 'Submits a request, or saves it as a draft',
    permission,
    body: ref(schema.FlowTaskBody),
    maxBodyBytes: MAX_TASK_BYTES,
    data: ref(schema.FlowTaskKey),
    done: 'workflow.submitted',
    handle: async ({ body, actor, say }) => {
      if (body.status !== 0) say('workflow.saved', {})
      return { id: await launches.create(body, actor) }
    },
  })
  route({
    method: 'PUT',
    url: `${ENGINE}/FlowTask/:id`,
    operationId: 'updateFlowTask',
    summary: 'Changes a draft, a rejected or a withdrawn request; submits it or saves it',
    permission,
    params,
    body: ref(schema.FlowTaskBody),
    maxBodyBytes: MAX_TASK_BYTES,
    done: 'workflow.submitted',
    handle: ({ params: { id }, body, actor, say }) => {
      if (body.status !== 0) say('workflow.saved', {})
      return launches.update(id, { body, actor })
    },
  })
  route({
    method: 'GET',
    url: `${ENGINE}/FlowLaunch`,
    operationId: 'listOwnFlowTasks',
    summary: 'Requests of the caller',
    permission,
    query: schema.FlowListQuery,
    data: pageOf(ref(schema.FlowTaskRow)),
    handle: ({ query, actor }) => queries.mine(query, actor),
  })
  route({
    method: 'DELETE',
    url: `${ENGINE}/FlowLaunch/:id`,
    operationId: 'deleteOwnFlowTask',
    summary: 'Deletes a draft, a rejected or a withdrawn request of the caller',
    permission,
    params,
    done: 'done.deleted',
    handle: ({ params: { id }, actor }) => launches.remove(id, actor),
  })
  route({
    method: 'PUT',
    url: `${ENGINE}/FlowLaunch/:id/Actions/Withdraw`,
    operationId: 'withdrawFlowTask',
    summary: 'Withdraws a running request of the caller',
    permission,
    params,
    body: ref(schema.FlowOpinionBody),
    done: 'workflow.withdrawn',
    handle: ({ params: { id }, body, actor }) => launches.withdraw(id, { opinion: body.handleOpinion ?? '', actor }),
  })
  route({
    method: 'POST',
    url: `${ENGINE}/FlowLaunch/Press/:id`,
    operationId: 'pressFlowTask',
    summary: 'Reminds everybody who has an open duty, at most once in ten minutes',
    permission,
    params,
    done: 'workflow.pressed',
    handle: ({ params: { id }, actor }) => launches.press(id, actor),
  })
  route({
    method: 'GET',
    url: `${ENGINE}/FlowMonitor`,
    operationId: 'monitorFlowTasks',
    summary: 'Tasks of everybody; administrators only',
    permission,
    query: schema.FlowMonitorQuery,
    data: pageOf(ref(schema.FlowTaskRow)),
    handle: ({ query, actor }) => queries.monitor(query, actor),
  })
  route({
    method: 'DELETE',
    url: `${ENGINE}/FlowMonitor`,
    operationId: 'deleteFlowTasks',
    summary: 'Deletes tasks of any state, all or none; administrators only',
    permission,
    body: ref(schema.FlowMonitorDeleteBody),
    done: 'done.deleted',
    handle: ({ body, actor }) => queries.removeTasks(idsOf(body.ids), actor),
  })
  route({
    method: 'GET',
    url: '/api/visualdev/Dashboard/FlowTodoCount',
    operationId: 'countFlowDuties',
    summary: 'Numbers of open duties, delegations and decisions of the caller',
    permission,
    data: ref(schema.FlowTodoCount),
    handle: ({ actor }) => queries.counts(actor),
  })
  route({
    method: 'GET',
    url: '/api/visualdev/Dashboard/FlowTodo',
    operationId: 'listFlowTodo',
    summary: 'The latest open duties of the caller, with what opens each',
    permission,
    data: listOf(ref(schema.FlowTodoItem)),
    handle: ({ actor }) => queries.todoItems(actor),
  })
  route({
    method: 'GET',
    url: '/api/visualdev/Dashboard/MyFlowTodo',
    operationId: 'listMyFlowTodo',
    summary: 'The latest open duties of the caller',
    permission,
    data: listOf(ref(schema.FlowTodoTitle)),
    handle: async ({ actor }) => {
      const { list } = await queries.todoItems(actor)
      return { list: list.map(({ id, fullName, creatorTime }) => ({ id, fullName, creatorTime })) }
    },
  })
}
