import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { Type, type Static } from 'typebox'
import type { Actor } from '../../platform/actor.ts'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, pageOf, ref } from '../../platform/schema.ts'
import { readUpload } from '../../platform/upload.ts'
import { laterTicket } from '../download-record/index.ts'
import { FileTicket } from '../file/index.ts'
import type { PrintPdf } from './print-pdf.service.ts'
import type { PrintRecords } from './print-records.service.ts'
import {
  PrintBatch,
  PrintBatchBody,
  PrintData,
  PrintDataQuery,
  PrintedBody,
  PrintFields,
  PrintFieldsBody,
  PrintLook,
  PrintPdfBody,
  PrintPreviewBody,
  PrintRevision,
  PrintRevisionParams,
  PrintSelectorQuery,
  PrintTemplate,
  PrintTemplateBody,
  PrintTemplateNode,
  PrintTemplateQuery,
  PrintTemplateRow,
} from './print.schema.ts'
import type { PrintService } from './print.service.ts'
import type { PrintTransfer } from './print.transfer.ts'

const URL = '/api/system/printDev'
/** Bytes of a template with pictures in its body. */
const MAX_BYTES = 8 * 1_048_576
const may = PERMISSION.printTemplate

interface Services {
  service: PrintService
  transfer: PrintTransfer
  records: PrintRecords
  pdf: PrintPdf
  fields: (body: Static<typeof PrintFieldsBody>, actor: Actor) => Promise<Static<typeof PrintFields>>
}

/** Routes of print templates. */
export function printRoutes(app: FastifyInstance, { service, transfer, records, pdf, fields }: Services) {
  const route = routesOf(app, 'print')

  route({
    method: 'GET',
    url: URL,
    operationId: 'listPrintTemplates',
    summary: 'Paged list of templates with the number of printed records',
    permission: may.view,
    query: PrintTemplateQuery,
    data: pageOf(ref(PrintTemplateRow)),
    handle: ({ query, actor }) => service.list(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/Selector`,
    operationId: 'listPrintTemplateOptions',
    summary: 'Enabled templates by category, for selection',
    permission: 'signed-in',
    query: PrintSelectorQuery,
    data: listOf(ref(PrintTemplateNode)),
    handle: async ({ query }) => ({ list: await service.listNodes(query) }),
  })
  route({
    method: 'GET',
    url: `${URL}/Data`,
    operationId: 'getPrintData',
    summary: 'A record for a template, with the fields that the caller may read',
    permission: 'signed-in',
    query: PrintDataQuery,
    data: ref(PrintData),
    handle: ({ query, actor }) => records.data(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Look`,
    operationId: 'getPrintLook',
    summary: 'Body and paper of an enabled template, to print with',
    permission: 'signed-in',
    params: IdParams,
    data: ref(PrintLook),
    handle: ({ params }) => service.getLook(params.id),
  })
  route({
    method: 'POST',
    url: `${URL}/BatchData`,
    operationId: 'listPrintData',
    summary: 'Records for templates, with the fields that the caller may read',
    permission: 'signed-in',
    reads: true,
    body: ref(PrintBatchBody),
    data: ref(PrintBatch),
    handle: ({ body, actor }) => records.batch(body, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/Actions/PreviewData`,
    operationId: 'listPrintPreviewData',
    summary: 'Records with the values of a source that is not stored yet, for the preview of a designer',
    permission: may.view,
    reads: true,
    body: ref(PrintPreviewBody),
    data: ref(PrintBatch),
    handle: ({ body, actor }) => records.preview(body, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/Printed`,
    operationId: 'notePrinted',
    summary: 'Counts printed records',
    permission: 'signed-in',
    body: ref(PrintedBody),
    handle: ({ body, actor }) => records.note(body, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/Actions/Pdf`,
    operationId: 'makePrintPdf',
    summary:
      'PDF of records in templates, with the fields that the caller may read. A long one goes to the download centre',
    permission: 'signed-in',
    body: ref(PrintPdfBody),
    data: ref(FileTicket),
    handle: async ({ body, actor, say, request: { language } }) =>
      (await pdf.order(body, { actor, language })) ?? laterTicket(say),
  })
  route({
    method: 'POST',
    url: `${URL}/Fields`,
    operationId: 'listPrintFields',
    summary: 'Fields of a model, of SQL or of a data interface that templates can print',
    permission: may.view,
    reads: true,
    body: ref(PrintFieldsBody),
    data: ref(PrintFields),
    handle: ({ body, actor }) => fields(body, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getPrintTemplate',
    summary: 'One template',
    permission: may.view,
    params: IdParams,
    data: ref(PrintTemplate),
    handle: ({ params, actor }) => service.get(params.id, actor),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createPrintTemplate',
    summary: 'Creates a template',
    permission: may.add,
    body: ref(PrintTemplateBody),
    maxBodyBytes: MAX_BYTES,
    done: 'done.created',
    handle: ({ body, actor }) => service.create(body, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updatePrintTemplate',
    summary: 'Updates a template. With lastModifyTime: refused if the template changed since',
    permission: may.edit,
    params: IdParams,
    body: ref(PrintTemplateBody),
    maxBodyBytes: MAX_BYTES,
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.update(params.id, { body, actor }),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/State`,
    operationId: 'togglePrintTemplate',
    summary: 'Enables or disables a template',
    permission: may.edit,
    params: IdParams,
    handle: ({ params, actor }) => service.toggle(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/Copy`,
    operationId: 'copyPrintTemplate',
    summary: 'Creates a disabled copy of a template',
    permission: may.add,
    params: IdParams,
    done: 'done.created',
    handle: ({ params, actor }) => service.copy(params.id, actor),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deletePrintTemplate',
    summary: 'Deletes a template',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Actions/Revisions`,
    operationId: 'listPrintRevisions',
    summary: 'Versions of a template, newest first',
    permission: may.edit,
    params: IdParams,
    data: Type.Array(ref(PrintRevision)),
    handle: ({ params, actor }) => service.listRevisions(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/Restore/:revisionId`,
    operationId: 'restorePrintRevision',
    summary: 'Restores body and paper of a version, as a new version',
    permission: may.edit,
    params: PrintRevisionParams,
    done: 'done.updated',
    handle: ({ params, actor }) => service.restore(params.id, { revisionId: params.revisionId, actor }),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Actions/Export`,
    operationId: 'exportPrintTemplate',
    summary: 'A template as a .bp file',
    permission: may.download,
    params: IdParams,
    data: ref(FileTicket),
    handle: ({ params, actor }) => transfer.exportTemplate(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/Actions/ImportData`,
    operationId: 'importPrintTemplate',
    summary: 'Creates the template of a .bp file',
    permission: may.upload,
    takesFile: true,
    done: 'done.imported',
    handle: async ({ request, actor }) => {
      await transfer.importFile(await readUpload(request, { maxBytes: MAX_BYTES }), actor)
    },
  })
}
