import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, PageQuery, pageOf, ref } from '../../platform/schema.ts'
import { DownloadRecord } from './download-record.schema.ts'
import type { Downloads } from './download-record.service.ts'

const URL = '/api/example/dowTools'

/** Routes of the module `download-record`; each user reaches only their own records. */
export function downloadRecordRoutes(app: FastifyInstance, downloads: Downloads) {
  const route = routesOf(app, 'download-record')

  route({
    method: 'GET',
    url: URL,
    operationId: 'listDownloadRecords',
    summary: 'Exports and imports of the caller, newest first. The link is null until the file is ready',
    permission: 'signed-in',
    query: PageQuery,
    data: pageOf(ref(DownloadRecord)),
    handle: ({ query, actor, request }) => downloads.list(query, { actor, language: request.language }),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/Cancel`,
    operationId: 'cancelDownloadRecord',
    summary: 'Cancels an export or import at its next step',
    permission: 'signed-in',
    params: IdParams,
    done: 'downloadRecord.cancelled',
    handle: ({ params, actor }) => downloads.cancel(params.id, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/Retry`,
    operationId: 'retryDownloadRecord',
    summary: 'Creates the file again',
    permission: 'signed-in',
    params: IdParams,
    done: 'downloadRecord.begun',
    handle: ({ params, actor }) => downloads.retry(params.id, actor),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteDownloadRecord',
    summary: 'Deletes a record and its file',
    permission: 'signed-in',
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => downloads.remove(params.id, actor),
  })
}
