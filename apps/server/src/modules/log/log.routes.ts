import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { clientOf } from '../../platform/client.ts'
import { routesOf } from '../../platform/route.ts'
import { IdParams, pageOf, ref } from '../../platform/schema.ts'
import { FileTicket } from '../file/index.ts'
import type { LogAdminService } from './log-admin.service.ts'
import {
  LogDetail,
  LogEntry,
  LogFilterQuery,
  LogIdsBody,
  LogParams,
  LogQuery,
  UiErrorsBody,
  UiErrorsResult,
} from './log.schema.ts'
import type { createUiErrorService } from './ui-error.service.ts'

/** Routes that write the log; the client groups them with the calls of the current user. */
export function logRoutes(app: FastifyInstance, report: ReturnType<typeof createUiErrorService>) {
  const route = routesOf(app, 'current-user')

  route({
    method: 'POST',
    url: '/api/system/UiError',
    operationId: 'reportUiErrors',
    summary: 'Records browser errors for administrators. User input is not recorded',
    permission: 'signed-in',
    whileViewing: true,
    limit: { perMinute: 30 },
    body: ref(UiErrorsBody),
    data: ref(UiErrorsResult),
    handle: async ({ body, actor, request }) => {
      await report(body.list, { actor, client: clientOf(request) })
      return { accepted: body.list.length }
    },
  })
}

const LOG = '/api/system/Log'

/** Routes with which administrators read and clear the log. */
export function logAdminRoutes(app: FastifyInstance, service: LogAdminService) {
  const route = routesOf(app, 'log')

  route({
    method: 'GET',
    url: `${LOG}/:category`,
    operationId: 'listLogs',
    summary: 'Log of the users that are visible to the caller, newest first',
    permission: PERMISSION.log.view,
    params: LogParams,
    query: LogQuery,
    data: pageOf(ref(LogEntry)),
    handle: ({ params, query, actor, request }) =>
      service.list(query, { ...params, actor, language: request.language }),
  })
  route({
    method: 'GET',
    url: `${LOG}/:id/Info`,
    operationId: 'getLog',
    summary: 'One log entry with all details',
    permission: PERMISSION.log.view,
    params: IdParams,
    data: ref(LogDetail),
    handle: ({ params, actor, request }) => service.get(params.id, { actor, language: request.language }),
  })
  route({
    method: 'GET',
    url: `${LOG}/:category/Action/Export`,
    operationId: 'exportLogs',
    summary: 'The newest 20,000 matching entries as CSV',
    permission: PERMISSION.log.download,
    params: LogParams,
    query: LogFilterQuery,
    data: ref(FileTicket),
    handle: ({ params, query, actor, request }) =>
      service.exportRows(query, { ...params, actor, language: request.language }),
  })
  route({
    method: 'DELETE',
    url: LOG,
    operationId: 'deleteLogs',
    summary: 'Deletes log entries permanently',
    permission: PERMISSION.log.remove,
    body: ref(LogIdsBody),
    handle: async ({ body, actor, say }) => say('log.deleted', { count: await service.remove(body.ids, actor) }),
  })
  route({
    method: 'DELETE',
    url: `${LOG}/:category`,
    operationId: 'clearLogs',
    summary: 'Deletes all matching entries of one kind permanently',
    permission: PERMISSION.log.clear,
    params: LogParams,
    query: LogFilterQuery,
    handle: async ({ params, query, actor, say }) =>
      say('log.deleted', { count: await service.clear(query, { ...params, actor }) }),
  })
}
