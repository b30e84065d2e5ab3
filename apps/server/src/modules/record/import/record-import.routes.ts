import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../../platform/route.ts'
import { ref } from '../../../platform/schema.ts'
import { readUpload } from '../../../platform/upload.ts'
import { whileConnected } from '../../../platform/while-connected.ts'
import { FileTicket } from '../../file/index.ts'
import {
  ModelParams,
  PreviewQuery,
  RecordImportBody,
  RecordImportPreview,
  RecordImportResult,
  UploadQuery,
} from '../record.schema.ts'
import type { RecordImport } from './record-import.service.ts'

const ONLINE = '/api/visualdev/OnlineDev'
const MAX_FILE_BYTES = 30 * 1_048_576
const MAX_ROWS_BYTES = 30 * 1_048_576

/** Routes of the import from workbooks. Permissions depend on the model. */
export function recordImportRoutes(app: FastifyInstance, imports: RecordImport) {
  const route = routesOf(app, 'record')

  route({
    method: 'GET',
    url: `${ONLINE}/:modelId/Template`,
    operationId: 'getImportTemplate',
    summary: 'Empty workbook, as a template for imports',
    permission: 'signed-in',
    params: ModelParams,
    data: ref(FileTicket),
    handle: ({ params, actor, request }) => imports.template(params.modelId, { actor, language: request.language }),
  })
  route({
    method: 'POST',
    url: `${ONLINE}/Uploader`,
    operationId: 'uploadRecords',
    summary: 'Uploads a workbook and keeps it for ten minutes. The preview refers to it by name',
    permission: 'signed-in',
    takesFile: true,
    query: UploadQuery,
    data: ref(FileTicket),
    handle: async ({ request, query: { modelId }, actor }) => {
      // Before the body is read.
      await imports.demandUpload(actor, { modelId, size: Number(request.headers['content-length'] ?? 0) })
      return await imports.keep(await readUpload(request, { maxBytes: MAX_FILE_BYTES }), actor)
    },
  })
  route({
    method: 'GET',
    url: `${ONLINE}/:modelId/ImportPreview`,
    operationId: 'previewRecords',
    summary: 'Rows of an uploaded workbook with the errors of each cell. Writes nothing',
    permission: 'signed-in',
    params: ModelParams,
    query: PreviewQuery,
    data: ref(RecordImportPreview),
    handle: ({ params, query: { fileName }, actor, request }) =>
      whileConnected(request, (signal) =>
        imports.preview(params.modelId, { fileName, actor, side: 'pc', language: request.language, signal }),
      ),
  })
  route({
    method: 'POST',
    url: `${ONLINE}/:modelId/ImportData`,
    operationId: 'importRecords',
    summary: 'Imports the valid rows and returns the errors of the others',
    permission: 'signed-in',
    params: ModelParams,
    body: ref(RecordImportBody),
    maxBodyBytes: MAX_ROWS_BYTES,
    data: ref(RecordImportResult),
    handle: ({ params, body, actor, request }) =>
      imports.take(params.modelId, {
        list: body.list,
        dryRun: body.dryRun === 1,
        key: body.idempotencyKey,
        actor,
        side: 'pc',
        language: request.language,
      }),
  })
  route({
    method: 'POST',
    url: `${ONLINE}/:modelId/ImportExceptionData`,
    operationId: 'exportImportExceptions',
    summary: 'Workbook of the rejected rows, with the reasons',
    permission: 'signed-in',
    params: ModelParams,
    body: ref(RecordImportBody),
    maxBodyBytes: MAX_ROWS_BYTES,
    data: ref(FileTicket),
    handle: ({ params, body, actor, request }) =>
      imports.exceptions(params.modelId, { list: body.list, actor, language: request.language }),
  })
}
