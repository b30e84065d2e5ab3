import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '../../platform/actor.ts'
import { routesOf } from '../../platform/route.ts'
import { IdParams, pageOf, ref } from '../../platform/schema.ts'
import { laterTicket } from '../download-record/index.ts'
import { FileTicket } from '../file/index.ts'
import {
  ModelConfig,
  ModelParams,
  RecordBody,
  RecordData,
  RecordExportBody,
  RecordIdsBody,
  RecordListBody,
  RecordPage,
  RecordParams,
  LookedUpRecords,
  LookupQuery,
  RelatedPage,
  RelatedQuery,
} from './record.schema.ts'
import { HistoryQuery, RecordChange } from './history/history.schema.ts'
import type { HistoryService } from './history/history.service.ts'
import type { ConfigService } from './config.service.ts'
import type { RecordExport } from './read/record-export.service.ts'
import type { Caller } from './record-port.ts'
import type { RecordService } from './record.service.ts'
import type { RelatedService } from './read/related.service.ts'
import type { RelatedValuesService } from './read/related-values.ts'

const ONLINE = '/api/visualdev/OnlineDev'
/** Bytes of a record with long texts and many rows. */
const MAX_RECORD_BYTES = 12 * 1_048_576

interface Services {
  config: ConfigService
  exports: RecordExport
  history: HistoryService
  records: RecordService
  related: RelatedService
  relatedValues: RelatedValuesService
}

/** The caller; the app identifies itself by a header of the API family. */
const callerOf = (actor: Actor, { headers }: FastifyRequest): Caller => ({
  actor,
  side: headers['sqos-origin'] === 'app' ? 'app' : 'pc',
})

/**
 * Routes of records. Permissions depend on the model: on the menu entries that open it
 * and on their grants.
 */
export function recordRoutes(
  app: FastifyInstance,
  { config, exports, history, records, related, relatedValues }: Services,
) {
  const route = routesOf(app, 'record')

  route({
    method: 'GET',
    url: `${ONLINE}/:modelId/Config`,
    operationId: 'getModelConfig',
    summary: 'Documents that define the page of a model',
    permission: 'signed-in',
    params: ModelParams,
    data: ref(ModelConfig),
    handle: ({ params, actor }) => config.get(params.modelId, actor),
  })
  route({
    method: 'GET',
    url: `${ONLINE}/:modelId/FormData`,
    operationId: 'getModelForm',
    summary: 'Form of a model, as JSON text',
    permission: 'signed-in',
    params: ModelParams,
    data: ModelConfig.properties.formData,
    handle: async ({ params, actor }) => (await config.get(params.modelId, actor)).formData,
  })
  route({
    method: 'GET',
    url: `${ONLINE}/:modelId/ColumnData`,
    operationId: 'getModelColumns',
    summary: 'List of a model, as JSON text',
    permission: 'signed-in',
    params: ModelParams,
    data: ModelConfig.properties.columnData,
    handle: async ({ params, actor }) => (await config.get(params.modelId, actor)).columnData,
  })
  route({
    method: 'POST',
    url: `${ONLINE}/:modelId/List`,
    operationId: 'listRecords',
    summary: 'Paged list of records, as texts',
    permission: 'signed-in',
    reads: true,
    params: ModelParams,
    body: ref(RecordListBody),
    data: ref(RecordPage),
    handle: ({ params, body, actor, request }) =>
      records.listRecords(params.modelId, { body, actor, language: request.language }),
  })
  route({
    method: 'POST',
    url: `${ONLINE}/:modelId`,
    operationId: 'createRecord',
    summary: 'Creates a record. The server fills in system fields, numbers and results of formulas',
    permission: 'signed-in',
    params: ModelParams,
    body: ref(RecordBody),
    maxBodyBytes: MAX_RECORD_BYTES,
    done: 'done.created',
    handle: async ({ params, body, actor, request }) =>
      void (await records.create(params.modelId, { body, caller: callerOf(actor, request) })),
  })
  route({
    method: 'PUT',
    url: `${ONLINE}/:modelId/:id`,
    operationId: 'updateRecord',
    summary: 'Updates a record. Refused if the record changed since `version` was read',
    permission: 'signed-in',
    params: RecordParams,
    body: ref(RecordBody),
    maxBodyBytes: MAX_RECORD_BYTES,
    done: 'done.updated',
    handle: ({ params, body, actor, request }) =>
      records.update(params.modelId, { id: params.id, body, caller: callerOf(actor, request) }),
  })
  route({
    method: 'GET',
    url: `${ONLINE}/:modelId/:id`,
    operationId: 'getRecord',
    summary: 'One record with the values that its form edits',
    permission: 'signed-in',
    params: RecordParams,
    data: ref(RecordData),
    handle: ({ params, actor }) => records.get(params.modelId, { id: params.id, actor }),
  })
  route({
    method: 'GET',
    url: `${ONLINE}/:modelId/:id/DataChange`,
    operationId: 'getShownRecord',
    summary: 'One record as texts. For a related model only the fields that relation fields show',
    permission: 'signed-in',
    params: RecordParams,
    data: ref(RecordData),
    handle: async ({ params, actor }) =>
      (await records.mayShow(params.modelId, actor))
        ? await records.getShown(params.modelId, { id: params.id, actor })
        : await related.getShown(params.modelId, { id: params.id, actor }),
  })
  route({
    method: 'GET',
    // Below `OnlineDev`, it could be read as an import of a record.
    url: '/api/visualdev/Collaboration/:modelId/:id/History',
    operationId: 'listRecordHistory',
    summary: 'What changes of a record changed, the newest first. Lists the fields that the caller may see',
    permission: 'signed-in',
    params: RecordParams,
    query: HistoryQuery,
    data: pageOf(ref(RecordChange)),
    handle: ({ params, query, actor }) => history.list(params.modelId, { id: params.id, query, actor }),
  })
  route({
    method: 'DELETE',
    url: `${ONLINE}/:modelId/:id`,
    operationId: 'deleteRecord',
    summary: 'Deletes a record with the rows of its sub-tables',
    permission: 'signed-in',
    params: RecordParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => records.remove(params.modelId, { id: params.id, actor }),
  })
  route({
    method: 'POST',
    url: `${ONLINE}/batchDelete/:modelId`,
    operationId: 'deleteRecords',
    summary: 'Deletes several records, all or none',
    permission: 'signed-in',
    params: ModelParams,
    body: ref(RecordIdsBody),
    done: 'done.deleted',
    handle: ({ params, body, actor }) => records.removeMany(params.modelId, { ids: body.ids, actor }),
  })
  route({
    method: 'POST',
    url: `${ONLINE}/:modelId/Actions/Export`,
    operationId: 'exportRecords',
    summary: 'Exports the list as a workbook and returns its address; no address while the export runs',
    permission: 'signed-in',
    params: ModelParams,
    body: ref(RecordExportBody),
    data: ref(FileTicket),
    handle: async ({ params, body, actor, say, request }) =>
      (await exports.order(params.modelId, { body, actor, language: request.language })) ?? laterTicket(say),
  })
  route({
    method: 'GET',
    url: '/api/visualdev/Base/:id/FieldDataSelect',
    operationId: 'listRelatedRecords',
    summary: 'Records of another model, as texts, for selection',
    permission: 'signed-in',
    params: IdParams,
    query: RelatedQuery,
    data: ref(RelatedPage),
    handle: ({ params, query, actor }) => related.select(params.id, { query, actor }),
  })
  route({
    method: 'GET',
    url: '/api/visualdev/Base/:id/Lookup',
    operationId: 'lookUpRecords',
    summary:
      'Values of records for formulas: numbers, dates in ms, texts. Fields that the user may not read are missing',
    permission: 'signed-in',
    params: IdParams,
    query: LookupQuery,
    data: ref(LookedUpRecords),
    handle: async ({ params, query, actor }) => {
      const ids = [...new Set(query.ids.split(','))]
      const found = await relatedValues.valuesOf(params.id, { actor, ids, keys: query.keys.split(',') })
      return {
        list: ids.flatMap((id) => {
          const values = found.get(id)
          return values ? [{ id, values }] : []
        }),
      }
    },
  })
}
