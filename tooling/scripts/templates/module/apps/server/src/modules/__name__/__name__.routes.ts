import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, pageOf, PageQuery, ref } from '../../platform/schema.ts'
import { __Name__, __Name__Body } from './__name__.schema.ts'
import type { __Name__Service } from './__name__.service.ts'

const URL = '/api/extend/__Name__'
const may = PERMISSION.__camel__

/** Calls about __names__. */
export function __camel__Routes(app: FastifyInstance, service: __Name__Service) {
  const route = routesOf(app, '__camel__')

  route({
    method: 'GET',
    url: URL,
    operationId: 'list__Names__',
    summary: 'List, page by page',
    permission: may.view,
    query: PageQuery,
    data: pageOf(ref(__Name__)),
    handle: ({ query }) => service.list(query),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'get__Name__',
    summary: 'One record',
    permission: may.view,
    params: IdParams,
    data: ref(__Name__),
    handle: ({ params }) => service.get(params.id),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'create__Name__',
    summary: 'Adds one',
    permission: may.add,
    body: ref(__Name__Body),
    done: 'done.created',
    handle: ({ body, actor }) => service.create(body, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'update__Name__',
    summary: 'Changes one',
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
    summary: 'Deletes one; the row stays for the recycle bin',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
}
