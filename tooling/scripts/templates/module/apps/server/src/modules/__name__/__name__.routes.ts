import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, pageOf, PageQuery, ref } from '../../platform/schema.ts'
import { laterTicket } from '../download-record/index.ts'
import { FileTicket } from '../file/index.ts'
import type { __Name__Export } from './__name__.export.ts'
import { __Name__, __Name__Body, __Name__ExportQuery } from './__name__.schema.ts'
import type { __Name__Service } from './__name__.service.ts'

const URL = '/api/extend/__Name__'
const may = PERMISSION.__camel__

/** Routes of __names__. */
export function __camel__Routes(
  app: FastifyInstance,
  { service, exportTo }: { service: __Name__Service; exportTo: __Name__Export },
) {
  const route = routesOf(app, '__name__')

  route({
    method: 'GET',
    url: URL,
    operationId: 'list__Names__',
    summary: 'Paged list',
    permission: may.view,
    query: PageQuery,
    data: pageOf(ref(__Name__)),
    handle: ({ query, actor }) => service.list(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/ExportData`,
    operationId: 'export__Names__',
    summary: 'The list as a workbook: one page or all pages, with the selected columns',
    permission: may.download,
    query: __Name__ExportQuery,
    data: ref(FileTicket),
    // Not while viewing as another user: that user would own the file.
    whileViewing: false,
    handle: async ({ query, actor, say, request: { language } }) =>
      (await exportTo(query, { actor, language })) ?? laterTicket(say),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'get__Name__',
    summary: 'One record',
    permission: may.view,
    params: IdParams,
    data: ref(__Name__),
    handle: ({ params, actor }) => service.get(params.id, actor),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'create__Name__',
    summary: 'Creates a record',
    permission: may.add,
    body: ref(__Name__Body),
    done: 'done.created',
    handle: ({ body, actor }) => service.create(body, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'update__Name__',
    summary: 'Updates a record',
    permission: may.edit,
    params: IdParams,
    body: ref(__Name__Body),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.update(params.id, { body, actor }),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'delete__Name__',
    summary: 'Deletes a record. The row is marked as deleted and remains in the table',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
}
