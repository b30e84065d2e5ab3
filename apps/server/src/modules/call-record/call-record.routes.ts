import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, pageOf, ref } from '../../platform/schema.ts'
import { laterTicket } from '../download-record/index.ts'
import { FileTicket } from '../file/index.ts'
import type { CallRecordExport } from './call-record.export.ts'
import {
  CallNotesBody,
  CallRecordExportQuery,
  CallRecordQuery,
  CallRecordRow,
  CallReport,
  ReportedCall,
} from './call-record.schema.ts'
import type { CallRecordService } from './call-record.service.ts'

const URL = '/api/extend/CallRecord'
const may = PERMISSION.callRecord

/** Routes of call records. */
export function callRecordRoutes(
  app: FastifyInstance,
  { service, exportTo }: { service: CallRecordService; exportTo: CallRecordExport },
) {
  const route = routesOf(app, 'call-record')

  route({
    method: 'GET',
    url: URL,
    operationId: 'listCallRecords',
    summary: 'Paged list of the calls that the data schemes allow, or of the calls of the caller',
    permission: may.view,
    query: CallRecordQuery,
    data: pageOf(ref(CallRecordRow)),
    handle: ({ query, actor }) => service.list(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/ExportData`,
    operationId: 'exportCallRecords',
    summary: 'The list as a workbook: one page or all pages, with the selected columns',
    permission: may.download,
    query: CallRecordExportQuery,
    data: ref(FileTicket),
    // The file is made for the person whose record it becomes.
    whileViewing: false,
    handle: async ({ query, actor, say, request: { language } }) =>
      (await exportTo(query, { actor, language })) ?? laterTicket(say),
  })
  route({
    method: 'POST',
    url: `${URL}/Actions/Report`,
    operationId: 'reportCall',
    summary: 'Opens, continues or ends the record of a call of the caller. Repeated requests change nothing',
    permission: 'signed-in',
    whileViewing: false,
    body: ref(CallReport),
    data: ref(ReportedCall),
    handle: ({ body, actor }) => service.report(body, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getCallRecord',
    summary: 'One record',
    permission: may.view,
    params: IdParams,
    data: ref(CallRecordRow),
    handle: ({ params, actor }) => service.get(params.id, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Notes`,
    operationId: 'setCallNotes',
    summary: 'Replaces the notes of a call of the caller',
    permission: 'signed-in',
    params: IdParams,
    body: ref(CallNotesBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.setNotes(params.id, { notes: body.notes, actor }),
  })
}
