import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../../platform/route.ts'
import { listOf, pageOf, ref } from '../../../platform/schema.ts'
import { readUpload } from '../../../platform/upload.ts'
import { FileTicket } from '../../file/index.ts'
import {
  FlowCategory,
  FlowDesignProblem,
  FlowEngine,
  FlowEngineBody,
  FlowEngineChange,
  FlowEngineQuery,
  FlowEngineRow,
  FlowField,
  FlowKeyParams,
  FlowMessageTemplate,
  FlowSelectorQuery,
  FlowSimulation,
  FlowSimulationResult,
  FlowTreeQuery,
  FlowVersion,
  FlowVersionDocuments,
  FlowVersionParams,
  StartableFlow,
} from './engine.schema.ts'
import type { EngineService } from './engine.service.ts'
import type { EngineTransfer } from './engine.transfer.ts'
import type { Simulate } from './simulate.service.ts'

/** Path of the calls of flows and tasks. */
export const ENGINE = '/api/workflow/Engine'
const FLOW = `${ENGINE}/FlowEngine`
const MAX_DESIGN_BYTES = 12 * 1_048_576

interface Services {
  engines: EngineService
  transfer: EngineTransfer
  simulate: Simulate
}

/** Routes of flows. Administration needs the permissions of the page of designs. */
export function engineRoutes(app: FastifyInstance, { engines, transfer, simulate }: Services) {
  const route = routesOf(app, 'workflow')
  const permission = 'signed-in'

  route({
    method: 'GET',
    url: FLOW,
    operationId: 'listFlows',
    summary: 'Flows for administrators; not the ones of models',
    permission: PERMISSION.flowEngine.view,
    query: FlowEngineQuery,
    data: pageOf(ref(FlowEngineRow)),
    handle: ({ query, actor }) => engines.list(query, actor),
  })
  route({
    method: 'GET',
    url: `${FLOW}/MessageTemplates`,
    operationId: 'listFlowMessageTemplates',
    summary: 'Enabled message templates among which nodes choose',
    permission: PERMISSION.flowEngine.view,
    data: listOf(ref(FlowMessageTemplate)),
    handle: async () => ({ list: await engines.messageTemplates() }),
  })
  route({
    method: 'GET',
    url: `${FLOW}/ListAll`,
    operationId: 'listStartableFlows',
    summary: 'Flows that the caller may start, by category',
    permission,
    query: FlowTreeQuery,
    data: listOf(ref(FlowCategory)),
    handle: ({ query, actor }) => engines.tree(query, actor),
  })
  route({
    method: 'GET',
    url: `${FLOW}/PageListAll`,
    operationId: 'pageStartableFlows',
    summary: 'Flows that the caller may start, page by page',
    permission,
    query: FlowEngineQuery,
    data: pageOf(ref(StartableFlow)),
    handle: ({ query, actor }) => engines.startable(query, actor),
  })
  route({
    method: 'GET',
    url: `${FLOW}/Selector`,
    operationId: 'selectFlows',
    summary: 'Enabled flows by category, for pickers of administrators',
    permission: PERMISSION.flowEngine.view,
    query: FlowSelectorQuery,
    data: listOf(ref(FlowCategory)),
    handle: ({ query, actor }) => engines.selector(query.type, actor),
  })
  route({
    method: 'GET',
    url: `${FLOW}/:id`,
    operationId: 'getFlow',
    summary: 'A flow with its form and design',
    permission,
    params: FlowKeyParams,
    data: ref(FlowEngine),
    handle: ({ params, actor }) => engines.get(params.id, actor),
  })
  route({
    method: 'POST',
    url: FLOW,
    operationId: 'createFlow',
    summary: 'Creates a flow. An enabled one must have a design that the server can run',
    permission: PERMISSION.flowEngine.add,
    body: ref(FlowEngineBody),
    maxBodyBytes: MAX_DESIGN_BYTES,
    done: 'done.created',
    handle: async ({ body, actor }) => void (await engines.create(body, actor)),
  })
  route({
    method: 'PUT',
    url: `${FLOW}/:id`,
    operationId: 'updateFlow',
    summary: 'Saves a flow as a new version. Running tasks keep the version they began with',
    permission: PERMISSION.flowEngine.edit,
    params: FlowKeyParams,
    body: ref(FlowEngineChange),
    maxBodyBytes: MAX_DESIGN_BYTES,
    done: 'done.updated',
    handle: ({ params, body, actor }) => engines.update(params.id, { body, actor }),
  })
  route({
    method: 'DELETE',
    url: `${FLOW}/:id`,
    operationId: 'deleteFlow',
    summary: 'Deletes a flow that has no tasks',
    permission: PERMISSION.flowEngine.remove,
    params: FlowKeyParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => engines.remove(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${FLOW}/:id/Actions/Copy`,
    operationId: 'copyFlow',
    summary: 'Copies a flow',
    permission: PERMISSION.flowEngine.add,
    params: FlowKeyParams,
    done: 'done.created',
    handle: ({ params, actor }) => engines.copy(params.id, actor),
  })
  route({
    method: 'GET',
    url: `${FLOW}/:id/Actions/ExportData`,
    operationId: 'exportFlow',
    summary: 'A file with the flow, its documents unchanged',
    permission: PERMISSION.flowEngine.download,
    whileViewing: false,
    params: FlowKeyParams,
    data: ref(FileTicket),
    handle: ({ params, actor }) => transfer.exportFlow(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${FLOW}/Actions/ImportData`,
    operationId: 'importFlow',
    summary: 'Adds the flow of a file, or replaces the one with its id. It stays disabled until it is released',
    permission: PERMISSION.flowEngine.upload,
    takesFile: true,
    done: 'done.imported',
    handle: async ({ request, actor }) =>
      transfer.importFlow(await readUpload(request, { maxBytes: MAX_DESIGN_BYTES }), actor),
  })
  route({
    method: 'POST',
    url: `${FLOW}/Release/:id`,
    operationId: 'releaseFlow',
    summary: 'Enables a flow. Refused with the first problem of its design',
    permission: PERMISSION.flowEngine.edit,
    params: FlowKeyParams,
    done: 'workflow.released',
    handle: ({ params, actor }) => engines.setEnabled(params.id, { isEnabled: true, actor }),
  })
  route({
    method: 'POST',
    url: `${FLOW}/Stop/:id`,
    operationId: 'stopFlow',
    summary: 'Disables a flow. Running tasks continue',
    permission: PERMISSION.flowEngine.edit,
    params: FlowKeyParams,
    done: 'workflow.stoppedDone',
    handle: ({ params, actor }) => engines.setEnabled(params.id, { isEnabled: false, actor }),
  })
  route({
    method: 'GET',
    url: `${FLOW}/:id/FormDataFields`,
    operationId: 'listFlowFields',
    summary: 'Fields of the form of a flow',
    permission: PERMISSION.flowEngine.view,
    params: FlowKeyParams,
    data: listOf(ref(FlowField)),
    handle: async ({ params, actor }) => ({ list: await engines.fields(params.id, actor) }),
  })
  route({
    method: 'GET',
    url: `${FLOW}/:id/Versions`,
    operationId: 'listFlowVersions',
    summary: 'Versions of a flow with the number of their running tasks, the newest first',
    permission: PERMISSION.flowEngine.view,
    params: FlowKeyParams,
    data: listOf(ref(FlowVersion)),
    handle: async ({ params, actor }) => ({ list: await engines.versions(params.id, actor) }),
  })
  route({
    method: 'GET',
    url: `${FLOW}/:id/Versions/:version`,
    operationId: 'getFlowVersion',
    summary: 'A version of a flow with its form and design',
    permission: PERMISSION.flowEngine.view,
    params: FlowVersionParams,
    data: ref(FlowVersionDocuments),
    handle: ({ params: { id, version: number }, actor }) => engines.version(id, { number, actor }),
  })
  route({
    method: 'GET',
    url: `${FLOW}/:id/Problems`,
    operationId: 'listFlowProblems',
    summary: 'What prevents the release of a flow',
    permission: PERMISSION.flowEngine.view,
    params: FlowKeyParams,
    data: listOf(ref(FlowDesignProblem)),
    handle: async ({ params, actor, request }) => {
      const flow = await engines.get(params.id, actor)
      return { list: await engines.problems(flow, request.language) }
    },
  })
  route({
    method: 'POST',
    url: `${FLOW}/:id/Actions/Simulate`,
    operationId: 'simulateFlow',
    summary: 'The path that a task of a person would take, and who would decide and why. Writes nothing',
    permission: PERMISSION.flowEngine.view,
    reads: true,
    params: FlowKeyParams,
    body: ref(FlowSimulation),
    maxBodyBytes: MAX_DESIGN_BYTES,
    data: ref(FlowSimulationResult),
    handle: ({ params, body, actor, request }) => simulate(params.id, { body, actor, language: request.language }),
  })
}
