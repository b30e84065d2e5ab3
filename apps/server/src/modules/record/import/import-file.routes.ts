import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { routesOf } from '../../../platform/route.ts'
import { listOf, ref } from '../../../platform/schema.ts'
import type { ImportFiles } from './import-file.service.ts'
import {
  ImportParams,
  NewRecordImport,
  RecordImportRows,
  RecordImportRowsLeft,
  RecordImportStart,
  RecordImportState,
  RowsLeftQuery,
} from './record-import.schema.ts'
import { ModelParams } from '../record.schema.ts'

const IMPORTS = '/api/visualdev/OnlineDev/:modelId/Imports'
const MAX_ROWS_BYTES = 30 * 1_048_576

/** Routes of imports of whole files. Permissions depend on the model. */
export function importFileRoutes(app: FastifyInstance, files: ImportFiles) {
  const route = routesOf(app, 'record')

  route({
    method: 'GET',
    url: IMPORTS,
    operationId: 'listRecordImports',
    summary: 'Latest imports of the caller for a model',
    permission: 'signed-in',
    params: ModelParams,
    data: listOf(ref(RecordImportState)),
    handle: ({ params, actor, request }) => files.list(params.modelId, { actor, language: request.language }),
  })
  route({
    method: 'POST',
    url: IMPORTS,
    operationId: 'createRecordImport',
    summary: 'Creates an import. Its rows follow in further requests',
    permission: 'signed-in',
    params: ModelParams,
    body: ref(NewRecordImport),
    data: Type.Object({ id: Type.String() }),
    handle: ({ params, body, actor }) => files.create(params.modelId, { fileName: body.fileName, actor }),
  })
  route({
    method: 'GET',
    url: `${IMPORTS}/:importId`,
    operationId: 'getRecordImport',
    summary: 'State and progress of an import',
    permission: 'signed-in',
    params: ImportParams,
    data: ref(RecordImportState),
    handle: ({ params: { modelId, importId: id }, actor, request }) =>
      files.get({ modelId, id, actor, language: request.language }),
  })
  route({
    method: 'POST',
    url: `${IMPORTS}/:importId/Rows`,
    operationId: 'stageRecordImportRows',
    summary: 'Stages rows before the start. Repeated requests replace them',
    permission: 'signed-in',
    params: ImportParams,
    body: ref(RecordImportRows),
    maxBodyBytes: MAX_ROWS_BYTES,
    data: Type.Object({ total: Type.Integer() }),
    handle: ({ params: { modelId, importId: id }, body, actor }) =>
      files.stage({ modelId, id, from: body.from, list: body.list, actor }),
  })
  route({
    method: 'GET',
    url: `${IMPORTS}/:importId/Rows`,
    operationId: 'listRecordImportRows',
    summary: 'Rows that were not imported, with their problems',
    permission: 'signed-in',
    params: ImportParams,
    query: RowsLeftQuery,
    data: ref(RecordImportRowsLeft),
    handle: ({ params: { modelId, importId: id }, query, actor }) => files.left({ modelId, id, query, actor }),
  })
  route({
    method: 'POST',
    url: `${IMPORTS}/:importId/Actions/Start`,
    operationId: 'startRecordImport',
    summary: 'Imports the staged rows in the background, or continues a cancelled import. May be repeated',
    permission: 'signed-in',
    params: ImportParams,
    body: ref(RecordImportStart),
    data: ref(RecordImportState),
    handle: ({ params: { modelId, importId: id }, body, actor, request }) =>
      files.start({ modelId, id, ...body, actor, language: request.language }),
  })
  for (const [action, summary] of [
    ['cancel', 'Stops the import or its undo; what is written stays'],
    ['undo', 'Deletes the imported records that were not changed since, in the background'],
  ] as const) {
    route({
      method: 'POST',
      url: `${IMPORTS}/:importId/Actions/${action === 'undo' ? 'Undo' : 'Cancel'}`,
      operationId: `${action}RecordImport`,
      summary,
      permission: 'signed-in',
      params: ImportParams,
      data: ref(RecordImportState),
      handle: ({ params: { modelId, importId: id }, actor, request }) =>
        files[action]({ modelId, id, actor, language: request.language }),
    })
  }
}
