import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { pageOf, ref } from '../../platform/schema.ts'
import { RecycledParams, RecycledRow, RecycleQuery } from './recycle-bin.schema.ts'
import type { RecycleBin } from './recycle-bin.service.ts'

const URL = '/api/permission/RecycleBin'
const may = PERMISSION.recycleBin

/** Routes of the recycle bin. */
export function recycleBinRoutes(app: FastifyInstance, bin: RecycleBin) {
  const route = routesOf(app, 'recycle-bin')

  route({
    method: 'GET',
    url: URL,
    operationId: 'listRecycled',
    summary:
      'Deleted people, positions, roles, organisations and configuration (menus, regions, dictionaries, models …), the last first',
    permission: may.view,
    query: RecycleQuery,
    data: pageOf(ref(RecycledRow)),
    handle: ({ query, actor }) => bin.list(query, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:kind/:id/Actions/Restore`,
    operationId: 'restoreRecycled',
    summary: 'Gives back what was deleted, unless its place is gone or its name was taken',
    permission: may.restore,
    params: RecycledParams,
    done: 'recycleBin.restored',
    handle: ({ params, actor }) => bin.restore(params, actor),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:kind/:id`,
    operationId: 'removeRecycled',
    summary: 'Takes away for good what nothing points at any more',
    permission: may.remove,
    params: RecycledParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => bin.remove(params, actor),
  })
}
