import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, pageOf, ref } from '../../platform/schema.ts'
import { readUpload } from '../../platform/upload.ts'
import { FileTicket } from '../file/index.ts'
import type { History } from './model.history.ts'
import { PageFace } from '../authority/index.ts'
import type { ModelFace } from './model.face.ts'
import type { Release } from './model.release.ts'
import {
  CreatedModel,
  FormDataField,
  MenuParentsQuery,
  MigrationPlan,
  ModelDifference,
  ModelHolder,
  ModelRevision,
  ModelTemplateRow,
  ModelUse,
  ModelFaceBody,
  ReleaseBody,
  RestoreBody,
  RevisionParams,
  VisualModel,
  VisualModelBody,
  VisualModelNode,
  VisualModelQuery,
  VisualModelRow,
  VisualModelSelectorQuery,
} from './model.schema.ts'
import type { ModelService } from './model.service.ts'
import type { Transfer } from './model.transfer.ts'
import type { ModelWriter } from './model.writer.ts'

const BASE = '/api/visualdev/Base'
const ONLINE = '/api/visualdev/OnlineDev'
/** Bytes of a request with a document of five megabytes, escaped as a JSON string. */
const MAX_MODEL_BYTES = 20 * 1_048_576
const may = PERMISSION.model

interface Services {
  service: ModelService
  writer: ModelWriter
  release: Release
  face: ModelFace
}

/** Routes of models. */
export function modelRoutes(app: FastifyInstance, { service, writer, release, face }: Services) {
  const route = routesOf(app, 'model')

  route({
    method: 'GET',
    url: BASE,
    operationId: 'listVisualModels',
    summary: 'Paged list of models',
    permission: may.view,
    query: VisualModelQuery,
    data: pageOf(ref(VisualModelRow)),
    handle: ({ query, actor }) => service.list(query, actor),
  })
  route({
    method: 'GET',
    url: `${BASE}/Selector`,
    operationId: 'listVisualModelOptions',
    summary: 'Enabled models by category, for selection',
    permission: 'signed-in',
    query: VisualModelSelectorQuery,
    data: listOf(ref(VisualModelNode)),
    handle: async ({ query }) => ({ list: await service.listSelectable(query.type) }),
  })
  route({
    method: 'GET',
    url: `${BASE}/Templates`,
    operationId: 'listModelTemplates',
    summary: 'Templates for new models',
    permission: may.add,
    data: listOf(ref(ModelTemplateRow)),
    handle: async () => ({ list: await service.listTemplates() }),
  })
  route({
    method: 'GET',
    url: `${BASE}/MenuParents`,
    operationId: 'listReleaseParents',
    summary: 'Menu directories that can contain a model',
    permission: may.release,
    query: MenuParentsQuery,
    data: listOf(ref(VisualModelNode)),
    handle: async ({ query }) => ({ list: await release.listParents(query.category) }),
  })
  route({
    method: 'GET',
    url: `${BASE}/:id`,
    operationId: 'getVisualModel',
    summary: 'One model with its documents',
    permission: may.view,
    params: IdParams,
    data: ref(VisualModel),
    handle: ({ params, actor }) => service.get(params.id, actor),
  })
  route({
    method: 'POST',
    url: BASE,
    operationId: 'createVisualModel',
    summary: 'Creates a model and its tables',
    permission: may.add,
    body: ref(VisualModelBody),
    maxBodyBytes: MAX_MODEL_BYTES,
    data: ref(CreatedModel),
    done: 'done.created',
    handle: async ({ body, actor }) => ({
      id: await writer.create(await service.completed(body), { actor }),
    }),
  })
  route({
    method: 'PUT',
    url: `${BASE}/:id`,
    operationId: 'updateVisualModel',
    summary: 'Updates a model and, in the same transaction, its tables',
    permission: may.edit,
    params: IdParams,
    body: ref(VisualModelBody),
    maxBodyBytes: MAX_MODEL_BYTES,
    done: 'done.saved',
    handle: async ({ params, body, actor }) => void (await writer.update(params.id, { body, actor })),
  })
  route({
    method: 'POST',
    url: `${BASE}/:id/Actions/MigrationPlan`,
    operationId: 'planVisualModel',
    summary: 'Preview of the table changes that saving would cause. Changes nothing',
    permission: may.edit,
    params: IdParams,
    body: ref(VisualModelBody),
    maxBodyBytes: MAX_MODEL_BYTES,
    data: MigrationPlan,
    handle: async ({ params, body }) => ({ list: await writer.plan(params.id, body) }),
  })
  route({
    method: 'DELETE',
    url: `${BASE}/:id`,
    operationId: 'deleteVisualModel',
    summary: 'Deletes a model that no other model refers to, and its menu entries. Tables and records remain',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
  route({
    method: 'GET',
    url: `${BASE}/:id/Uses`,
    operationId: 'listVisualModelUses',
    summary: 'Usage of a model: menu entries, relation fields, records',
    permission: may.view,
    params: IdParams,
    data: listOf(ref(ModelUse)),
    handle: async ({ params, actor }) => ({ list: await service.listVisibleUses(params.id, actor) }),
  })
  route({
    method: 'PUT',
    url: `${BASE}/:id/Actions/State`,
    operationId: 'toggleVisualModel',
    summary: 'Enables or disables a model',
    permission: may.edit,
    params: IdParams,
    handle: ({ params, actor }) => service.toggle(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${BASE}/:id/Actions/Copy`,
    operationId: 'copyVisualModel',
    summary: 'Creates a disabled copy with another name',
    permission: may.add,
    params: IdParams,
    done: 'model.copied',
    handle: ({ params, actor }) => service.copy(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${BASE}/:id/Actions/Release`,
    operationId: 'releaseVisualModel',
    summary: 'Releases a model to the menu of the browser or of the app, or updates its entries',
    permission: may.release,
    params: IdParams,
    body: ref(ReleaseBody),
    done: 'model.released',
    handle: ({ params, body, actor }) => release.release(params.id, { body, actor }),
  })
  // Not `reads`: who looked at whose permissions is in the log.
  route({
    method: 'POST',
    url: `${BASE}/:id/Actions/PreviewAs`,
    operationId: 'previewModelAs',
    summary: 'The page of a model as another user would get it after a release of this design. Nothing is changed',
    permission: may.release,
    params: IdParams,
    body: ref(ModelFaceBody),
    maxBodyBytes: MAX_MODEL_BYTES,
    data: ref(PageFace),
    handle: ({ params, body, actor, request }) => face(params.id, { body, actor, language: request.language }),
  })
  route({
    method: 'GET',
    url: `${BASE}/:id/Holders`,
    operationId: 'listModelHolders',
    summary: 'Roles, organisations, users, positions and groups that may use the page of a model',
    permission: may.release,
    params: IdParams,
    data: listOf(ref(ModelHolder)),
    handle: async ({ params, actor }) => ({ list: await release.listHolders(params.id, actor) }),
  })
  route({
    method: 'POST',
    url: `${BASE}/:id/Actions/Withdraw`,
    operationId: 'withdrawVisualModel',
    summary: 'Removes a model from all menus. The model remains',
    permission: may.release,
    params: IdParams,
    done: 'model.withdrawn',
    handle: ({ params, actor }) => release.withdraw(params.id, actor),
  })
  route({
    method: 'GET',
    url: `${BASE}/:id/FormDataFields`,
    operationId: 'listVisualModelFields',
    summary: 'Fields of a model that a relation can show',
    permission: may.view,
    params: IdParams,
    data: listOf(ref(FormDataField)),
    handle: async ({ params }) => ({ list: await service.listFormFields(params.id) }),
  })
}

/** Routes of revisions, export and import of models. */
export function modelHistoryRoutes(
  app: FastifyInstance,
  { history, transfer }: { history: History; transfer: Transfer },
) {
  const route = routesOf(app, 'model')

  route({
    method: 'GET',
    url: `${BASE}/:id/Revisions`,
    operationId: 'listVisualModelRevisions',
    summary: 'Earlier versions of a model, newest first',
    permission: may.view,
    params: IdParams,
    data: listOf(ref(ModelRevision)),
    handle: async ({ params, actor }) => ({ list: await history.list(params.id, actor) }),
  })
  route({
    method: 'GET',
    url: `${BASE}/:id/Revisions/:revisionId/Compare`,
    operationId: 'compareVisualModel',
    summary: 'Differences between the current model and an earlier version',
    permission: may.view,
    params: RevisionParams,
    data: listOf(ref(ModelDifference)),
    handle: async ({ params, actor }) => ({
      list: await history.compare(params.id, { revisionId: params.revisionId, actor }),
    }),
  })
  route({
    method: 'POST',
    url: `${BASE}/:id/Actions/Restore`,
    operationId: 'restoreVisualModel',
    summary: 'Restores an earlier version of a model. Columns added since then remain',
    permission: may.edit,
    params: IdParams,
    body: ref(RestoreBody),
    done: 'model.restored',
    handle: async ({ params, body, actor }) =>
      void (await history.restore(params.id, { revisionId: body.revisionId, actor })),
  })
  route({
    method: 'POST',
    url: `${ONLINE}/:id/Actions/ExportData`,
    operationId: 'exportVisualModel',
    summary: 'A model as a .vdd file',
    permission: may.download,
    params: IdParams,
    data: ref(FileTicket),
    handle: ({ params, actor }) => transfer.exportModel(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${ONLINE}/Model/Actions/ImportData`,
    operationId: 'importVisualModel',
    summary: 'Creates the model of a .vdd file and its tables',
    permission: may.upload,
    takesFile: true,
    handle: async ({ request, actor, say }) => {
      const upload = await readUpload(request, { maxBytes: MAX_MODEL_BYTES })
      const { name, madeFor, interfaces } = await transfer.importModel(upload, actor)
      if (interfaces.length > 0) say('model.importedRedirected', { name, interfaces: interfaces.join(', ') })
      else if (madeFor === undefined) say('model.imported', { name })
      else say(MADE_FOR.get(madeFor) ?? 'model.importedOther', { name, type: madeFor })
    },
  })
}

/** Texts of imported models by the type that they were made for. Source: contract of the platform, 5. */
const MADE_FOR: ReadonlyMap<number, string> = new Map([
  [2, 'model.importedAppDesign'],
  [3, 'model.importedFlowForm'],
  [4, 'model.importedWebForm'],
  [5, 'model.importedAppForm'],
])
