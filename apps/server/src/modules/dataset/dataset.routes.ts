import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, pageOf, ref } from '../../platform/schema.ts'
import {
  Dataset,
  DatasetBody,
  DatasetEvaluateBody,
  DatasetModel,
  DatasetModelOption,
  DatasetPreviewBody,
  DatasetQuery,
  DatasetResult,
  DatasetRow,
} from './dataset.schema.ts'
import type { DatasetService } from './dataset.service.ts'

const URL = '/api/visualdev/Dataset'
const may = PERMISSION.portal

/** Routes of datasets. Whoever designs portals designs their datasets. */
export function datasetRoutes(app: FastifyInstance, service: DatasetService) {
  const route = routesOf(app, 'dataset')

  route({
    method: 'GET',
    url: URL,
    operationId: 'listDatasets',
    summary: 'Paged list of datasets',
    permission: may.view,
    query: DatasetQuery,
    data: pageOf(ref(DatasetRow)),
    handle: ({ query }) => service.list(query),
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
    permission: may.view,
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
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getDataset',
    summary: 'One dataset',
    permission: may.view,
    params: IdParams,
    data: ref(Dataset),
    handle: ({ params }) => service.get(params.id),
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
    summary: 'Deletes a dataset; parts that show it say so',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
}
