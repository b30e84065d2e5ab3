import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, pageOf, ref } from '../../platform/schema.ts'
import { ModelParams } from '../record/index.ts'
import {
  Dataset,
  DatasetBody,
  DatasetEvaluateBody,
  DatasetExtracts,
  DatasetModel,
  DatasetModelOption,
  DatasetPreviewBody,
  DatasetQuery,
  DatasetResult,
  DatasetRow,
  DatasetUse,
  RecordFiguresBody,
} from './dataset.schema.ts'
import type { DatasetService } from './dataset.service.ts'
import type { ExtractService } from './extract.service.ts'

const URL = '/api/visualdev/Dataset'
const may = PERMISSION.dataset

/** Routes of datasets. Designers of portals and reports may choose from them, too. */
export function datasetRoutes(
  app: FastifyInstance,
  { service, extracts }: { service: DatasetService; extracts: ExtractService },
) {
  const route = routesOf(app, 'dataset')

  route({
    method: 'GET',
    url: URL,
    operationId: 'listDatasets',
    summary: 'Paged list of datasets',
    // Of this page, and of designers of portals and reports.
    permission: 'signed-in',
    query: DatasetQuery,
    data: pageOf(ref(DatasetRow)),
    handle: ({ query, actor }) => service.list(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/Models`,
    operationId: 'listDatasetModels',
    summary: 'Models in the menu of the caller',
    permission: 'signed-in',
    data: listOf(ref(DatasetModelOption)),
    handle: async ({ actor }) => ({ list: await service.listModels(actor) }),
  })
  route({
    method: 'GET',
    url: `${URL}/Models/:id`,
    operationId: 'getDatasetModel',
    summary: 'Fields of a model that datasets of the caller can use',
    permission: 'signed-in',
    params: IdParams,
    data: ref(DatasetModel),
    handle: ({ params, actor }) => service.getModel(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/Actions/Preview`,
    operationId: 'listPreviewedRows',
    summary: 'Rows of a definition that is not saved',
    // Of this page, and of designers of portals and reports.
    permission: 'signed-in',
    reads: true,
    body: ref(DatasetPreviewBody),
    data: ref(DatasetResult),
    handle: ({ body, actor, request }) => service.preview(body.definition, { actor, request }),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/Evaluate`,
    operationId: 'listDatasetRows',
    summary: 'Rows of a dataset with the permissions of the caller',
    permission: 'signed-in',
    reads: true,
    params: IdParams,
    body: ref(DatasetEvaluateBody),
    data: ref(DatasetResult),
    handle: ({ params, body, actor, request }) =>
      service.evaluate(params.id, { actor, request, filters: body.filters ?? [] }),
  })
  route({
    method: 'POST',
    url: '/api/visualdev/OnlineDev/:modelId/Actions/Figures',
    operationId: 'listRecordFigures',
    summary: 'Groups of the records of a list, with its search, filters and rights',
    permission: 'signed-in',
    reads: true,
    params: ModelParams,
    body: ref(RecordFiguresBody),
    data: ref(DatasetResult),
    handle: ({ params, body, actor }) => service.listFigures(params.modelId, { body, actor }),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getDataset',
    summary: 'One dataset',
    // Of this page, and of designers of portals and reports.
    permission: 'signed-in',
    params: IdParams,
    data: ref(Dataset),
    handle: ({ params, actor }) => service.get(params.id, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Actions/Uses`,
    operationId: 'listDatasetUses',
    summary: 'Portals and reports that use a dataset',
    permission: may.view,
    params: IdParams,
    data: listOf(ref(DatasetUse)),
    handle: async ({ params }) => ({ list: await service.listUses(params.id) }),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Actions/Extract`,
    operationId: 'getDatasetExtracts',
    summary: 'The extracts of a dataset: when they were made, and why they could not be made again',
    permission: may.view,
    params: IdParams,
    data: ref(DatasetExtracts),
    handle: ({ params, request: { language } }) => extracts.get(params.id, language),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/RefreshExtract`,
    operationId: 'refreshDatasetExtracts',
    summary: 'Makes the extracts of a dataset again; a job does it',
    permission: may.edit,
    params: IdParams,
    handle: ({ params, actor }) => extracts.refreshNow(params.id, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/State`,
    operationId: 'toggleDataset',
    summary: 'Enables or disables a dataset; parts that use a disabled one say so',
    permission: may.edit,
    params: IdParams,
    handle: ({ params, actor }) => service.toggle(params.id, actor),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createDataset',
    summary: 'Creates a dataset; statements only by administrators',
    permission: may.add,
    body: ref(DatasetBody),
    done: 'done.created',
    handle: async ({ body, actor, request }) => void (await service.create({ body, actor, request })),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updateDataset',
    summary: 'Updates a dataset. With lastModifyTime: refused if it changed since',
    permission: may.edit,
    params: IdParams,
    body: ref(DatasetBody),
    done: 'done.updated',
    handle: ({ params, body, actor, request }) => service.update(params.id, { body, actor, request }),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteDataset',
    summary: 'Deletes a dataset that no portal and no report uses',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
}
