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
      'Deleted users, positions, roles, organisations and configuration (menus, regions, dictionaries, models …), latest first',
    permission: may.view,
    query: RecycleQuery,
    data: pageOf(ref(RecycledRow)),
    handle: ({ query, actor }) => bin.list(query, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:kind/:id/Actions/Restore`,
    operationId: 'restoreRecycled',
    summary: 'Restores a deleted record, unless its parent no longer exists or its name is in use',
    permission: may.restore,
    params: RecycledParams,
    done: 'recycleBin.restored',
    handle: ({ params, actor }) => bin.restore(params, actor),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:kind/:id`,
    operationId: 'removeRecycled',
    summary: 'Deletes a record permanently if nothing refers to it',
    permission: may.remove,
    params: RecycledParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => bin.remove(params, actor),
  })
}
