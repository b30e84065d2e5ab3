import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, pageOf, ref } from '../../platform/schema.ts'
import { readUpload } from '../../platform/upload.ts'
import { laterTicket } from '../download-record/index.ts'
import { FileTicket } from '../file/index.ts'
import type { ReportDataService } from './report-data.service.ts'
import type { ReportExport } from './report-export.service.ts'
import {
  Report,
  ReportAuth,
  ReportBody,
  ReportChoice,
  ReportChoicesBody,
  ReportDataBody,
  ReportFileBody,
  ReportOption,
  ReportPreviewBody,
  ReportPreviewChoicesBody,
  ReportQuery,
  ReportResult,
  ReportRevision,
  ReportRevisionDocument,
  ReportRevisionParams,
  ReportRow,
} from './report.schema.ts'
import type { ReportService } from './report.service.ts'
import type { ReportTransfer } from './report.transfer.ts'
import type { ReportViewing } from './report-viewing.service.ts'

/** Source: contract of the API family, second, sections 2.1 and 2.3. */
const URL = '/api/datareport/Data'
const MAX_BYTES = 2 * 1_048_576
const may = PERMISSION.report

interface Services {
  service: ReportService
  transfer: ReportTransfer
  viewing: ReportViewing
  data: ReportDataService
  files: ReportExport
}

type Route = ReturnType<typeof routesOf>

/** Routes of reports. */
export function reportRoutes(app: FastifyInstance, services: Services) {
  const route = routesOf(app, 'report')
  designRoutes(route, services)
  fileRoutes(route, services)
  revisionRoutes(route, services)
  viewingRoutes(route, services)
}

function designRoutes(route: Route, { service }: Services) {
  route({
    method: 'GET',
    url: URL,
    operationId: 'listReports',
    summary: 'Paged list of reports',
    permission: may.view,
    query: ReportQuery,
    data: pageOf(ref(ReportRow)),
    handle: ({ query, actor }) => service.list(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/Selector`,
    operationId: 'listReportOptions',
    summary: 'Enabled reports, for the form of menus',
    permission: 'signed-in',
    data: listOf(ref(ReportOption)),
    handle: async () => ({ list: await service.listOptions() }),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getReport',
    summary: 'One report with its document',
    permission: may.view,
    params: IdParams,
    data: ref(Report),
    handle: ({ params, actor }) => service.get(params.id, actor),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createReport',
    summary: 'Creates a report',
    permission: may.add,
    body: ref(ReportBody),
    maxBodyBytes: MAX_BYTES,
    done: 'done.created',
    handle: async ({ body, actor }) => void (await service.create(body, actor)),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updateReport',
    summary: 'Updates a report. With lastModifyTime: refused if the report changed since',
    permission: may.edit,
    params: IdParams,
    body: ref(ReportBody),
    maxBodyBytes: MAX_BYTES,
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.update(params.id, { body, actor }),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/State`,
    operationId: 'toggleReport',
    summary: 'Enables or disables a report',
    permission: may.edit,
    params: IdParams,
    handle: ({ params, actor }) => service.toggle(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/Copy/:id`,
    operationId: 'copyReport',
    summary: 'Creates a disabled copy of a report',
    permission: may.add,
    params: IdParams,
    done: 'done.copied',
    handle: ({ params, actor }) => service.copy(params.id, actor),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteReport',
    summary: 'Deletes a report',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
}

function fileRoutes(route: Route, { transfer }: Services) {
  route({
    method: 'GET',
    url: `${URL}/:id/Actions/Export`,
    operationId: 'exportReport',
    summary: 'The definition of a report as a .json file',
    permission: may.download,
    params: IdParams,
    data: ref(FileTicket),
    handle: ({ params, actor }) => transfer.exportReport(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/Action/Import`,
    operationId: 'importReport',
    summary: 'Creates the report of a .json or .rp file',
    permission: may.upload,
    takesFile: true,
    done: 'done.imported',
    handle: async ({ request, actor }) => {
      await transfer.importFile(await readUpload(request, { maxBytes: MAX_BYTES }), actor)
    },
  })
}

function revisionRoutes(route: Route, { service }: Services) {
  route({
    method: 'GET',
    url: `${URL}/:id/Actions/Revisions`,
    operationId: 'listReportRevisions',
    summary: 'Versions of a report, newest first',
    permission: may.edit,
    params: IdParams,
    data: Type.Array(ref(ReportRevision)),
    handle: ({ params, actor }) => service.listRevisions(params.id, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Actions/Revisions/:revisionId`,
    operationId: 'getReportRevision',
    summary: 'The document of a version',
    permission: may.edit,
    params: ReportRevisionParams,
    data: ref(ReportRevisionDocument),
    handle: ({ params, actor }) => service.getRevision(params.id, { revisionId: params.revisionId, actor }),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/Restore/:revisionId`,
    operationId: 'restoreReportRevision',
    summary: 'Restores the document of a version, as a new version',
    permission: may.edit,
    params: ReportRevisionParams,
    done: 'done.updated',
    handle: ({ params, actor }) => service.restore(params.id, { revisionId: params.revisionId, actor }),
  })
}

function viewingRoutes(route: Route, { viewing, data, files }: Services) {
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/ExportFile`,
    operationId: 'exportReportFile',
    summary:
      'The data of a report as a spreadsheet, as CSV or on paper, with the permissions of the caller. A long one comes from the download centre',
    permission: 'signed-in',
    params: IdParams,
    body: ref(ReportFileBody),
    data: ref(FileTicket),
    handle: async ({ params, body, actor, say, request: { language } }) =>
      (await files.order(params.id, body, { actor, language })) ?? laterTicket(say),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Actions/Open`,
    operationId: 'openReport',
    summary: 'An enabled report that an entry of the caller opens, to show it',
    permission: 'signed-in',
    params: IdParams,
    data: ref(ReportAuth),
    handle: ({ params, actor }) => viewing.auth(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/Query`,
    operationId: 'listReportData',
    summary:
      'Data of the blocks of a report, with the permissions of the caller. A block that fails has an error of its own',
    permission: 'signed-in',
    reads: true,
    params: IdParams,
    body: ref(ReportDataBody),
    data: ref(ReportResult),
    handle: ({ params, body, actor, request }) =>
      data.data(params.id, body, { actor, request, language: request.language }),
  })
  route({
    method: 'POST',
    url: `${URL}/Actions/PreviewQuery`,
    operationId: 'listPreviewedReportData',
    summary: 'The same for a document that is not saved yet',
    permission: may.view,
    reads: true,
    body: ref(ReportPreviewBody),
    maxBodyBytes: MAX_BYTES,
    data: ref(ReportResult),
    handle: ({ body, actor, request }) => data.preview(body, { actor, request, language: request.language }),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/Choices`,
    operationId: 'listReportChoices',
    summary: 'Choices of a parameter, with the permissions of the caller',
    permission: 'signed-in',
    reads: true,
    params: IdParams,
    body: ref(ReportChoicesBody),
    data: listOf(ref(ReportChoice)),
    handle: async ({ params, body, actor, request }) => ({
      list: await data.savedChoices(params.id, body, { actor, request, language: request.language }),
    }),
  })
  route({
    method: 'POST',
    url: `${URL}/Actions/PreviewChoices`,
    operationId: 'listPreviewedReportChoices',
    summary: 'The same for a document that is not saved yet',
    permission: may.view,
    reads: true,
    body: ref(ReportPreviewChoicesBody),
    maxBodyBytes: MAX_BYTES,
    data: listOf(ref(ReportChoice)),
    handle: async ({ body, actor, request }) => ({
      list: await data.previewedChoices(body, { actor, request, language: request.language }),
    }),
  })
}
