import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { routesOf } from '../../../platform/route.ts'
import { listOf, ref } from '../../../platform/schema.ts'
import { ENGINE } from '../engine/engine.routes.ts'
import { FlowChoice, FlowKey, FlowKeyParams } from '../engine/engine.schema.ts'
import type { SystemForms } from './system-form.service.ts'
import * as schema from './system-form.schema.ts'
import { MAX_TASK_BYTES } from '../task/task.routes.ts'
import { FlowTaskData, FlowTaskKey } from '../task/task.schema.ts'

const FORM = '/api/workflow/Form'
const FormKey = Type.String({ minLength: 1, maxLength: 50, pattern: String.raw`^\w+$` })
const FormParams = Type.Object({ key: FormKey })
const FormTaskParams = Type.Object({ key: FormKey, id: FlowKey })

/** Routes of pages of the system that start flows, and of the values that relation fields show. */
export function systemFormRoutes(app: FastifyInstance, forms: SystemForms) {
  const route = routesOf(app, 'workflow')
  const permission = 'signed-in'

  route({
    method: 'GET',
    url: `${FORM}/:key/:id`,
    operationId: 'getSystemForm',
    summary: 'Values of a request that was entered on a page of the system',
    permission,
    params: FormTaskParams,
    data: ref(schema.SystemFormValues),
    handle: ({ params, actor }) => forms.values(params, actor),
  })
  route({
    method: 'POST',
    url: `${FORM}/:key`,
    operationId: 'createSystemForm',
    summary: 'Submits a request of a page of the system, or saves it as a draft',
    permission,
    params: FormParams,
    body: ref(schema.SystemFormBody),
    maxBodyBytes: MAX_TASK_BYTES,
    data: ref(FlowTaskKey),
    done: 'workflow.submitted',
    handle: async ({ params, body, actor, say }) => {
      if (body.status !== 0) say('workflow.saved', {})
      return { id: await forms.create(params.key, { body, actor }) }
    },
  })
  route({
    method: 'PUT',
    url: `${FORM}/:key/:id`,
    operationId: 'updateSystemForm',
    summary: 'Changes a draft, a rejected or a withdrawn request of a page of the system; submits it or saves it',
    permission,
    params: FormTaskParams,
    body: ref(schema.SystemFormChange),
    maxBodyBytes: MAX_TASK_BYTES,
    done: 'workflow.submitted',
    handle: ({ params, body, actor, say }) => {
      if (body.status !== 0) say('workflow.saved', {})
      return forms.update(params, { body, actor })
    },
  })
  route({
    method: 'GET',
    url: `${ENGINE}/FlowTask/:flowId/:id`,
    operationId: 'getFlowTaskTexts',
    summary: 'Values of a task as texts, for relation fields',
    permission,
    params: Type.Object({ flowId: FlowKey, id: FlowKey }),
    data: ref(FlowTaskData),
    handle: ({ params, actor }) => forms.texts(params, actor),
  })
  route({
    method: 'GET',
    url: `${ENGINE}/FlowEngine/:id/FieldDataSelect`,
    operationId: 'listEndedFlowTasks',
    summary: 'Ended tasks of a flow that the caller may read, for relation fields',
    permission,
    params: FlowKeyParams,
    data: listOf(ref(FlowChoice)),
    handle: async ({ params, actor }) => ({ list: await forms.ended(params.id, actor) }),
  })
}
