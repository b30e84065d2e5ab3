import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, ref } from '../../platform/schema.ts'
import { readUpload } from '../../platform/upload.ts'
import { FileTicket } from '../file/index.ts'
import {
  Menu,
  MenuAdminNode,
  MenuBody,
  MenuCategoryQuery,
  MenuListQuery,
  MenuMoveBody,
  MenuRevision,
  MenuVersion,
  RestoreBody,
} from './menu-admin.schema.ts'
import type { MenuAdminService } from './menu-admin.service.ts'
import type { MenuHistory } from './menu-history.ts'
import type { MenuTransfer } from './menu-transfer.ts'

const URL = '/api/system/Menu'
const MAX_IMPORT_BYTES = 5 * 1_048_576
const may = PERMISSION.menu

/** Routes of menu administration. */
export function menuAdminRoutes(app: FastifyInstance, service: MenuAdminService) {
  const route = routesOf(app, 'menu')
  // Every running shell calls this route, which is in the slice of the session; only administrators load the slice of
  // the menu.
  const sessionRoute = routesOf(app, 'auth')

  sessionRoute({
    method: 'GET',
    url: `${URL}/Version`,
    operationId: 'getMenuVersion',
    summary: 'Version of the permissions. When it changes, clients reload the menu',
    permission: 'signed-in',
    data: ref(MenuVersion),
    handle: async () => ({ version: await service.readVersion() }),
  })

  route({
    method: 'GET',
    url: URL,
    operationId: 'listMenus',
    summary: 'Tree of all entries, including disabled ones',
    permission: may.view,
    query: MenuListQuery,
    data: listOf(ref(MenuAdminNode)),
    handle: async ({ query, actor }) => ({ list: await service.list(query, actor) }),
  })
  route({
    method: 'GET',
    url: `${URL}/Selector/All`,
    operationId: 'listAllMenus',
    summary: 'Tree of all entries, for selection',
    permission: may.view,
    query: MenuCategoryQuery,
    data: listOf(ref(MenuAdminNode)),
    handle: async ({ query, actor }) => ({ list: await service.list(query, actor) }),
  })
  route({
    method: 'GET',
    url: `${URL}/Selector/:id`,
    operationId: 'listMenuParents',
    summary: 'Tree of possible parents: directories without the edited entry (0 for none) and its descendants',
    permission: may.view,
    params: IdParams,
    query: MenuCategoryQuery,
    data: listOf(ref(MenuAdminNode)),
    handle: async ({ params, query, actor }) => ({ list: await service.listParents(params.id, { ...query, actor }) }),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getMenu',
    summary: 'One entry',
    permission: may.view,
    params: IdParams,
    data: ref(Menu),
    handle: ({ params, actor }) => service.get(params.id, actor),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createMenu',
    summary: 'Creates an entry',
    permission: may.add,
    body: ref(MenuBody),
    done: 'done.created',
    handle: ({ body, actor }) => service.create(body, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updateMenu',
    summary: 'Updates an entry. Its menu (Web or App) cannot change',
    permission: may.edit,
    params: IdParams,
    body: ref(MenuBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.update(params.id, { body, actor }),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/State`,
    operationId: 'toggleMenu',
    summary: 'Enables or disables an entry and its descendants',
    permission: may.edit,
    params: IdParams,
    handle: ({ params, actor }) => service.toggle(params.id, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/Move`,
    operationId: 'moveMenu',
    summary: 'Moves an entry into a directory, before one of its entries or to the end',
    permission: may.edit,
    params: IdParams,
    body: ref(MenuMoveBody),
    handle: ({ params, body, actor }) => service.move(params.id, { body, actor }),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteMenu',
    summary: 'Deletes an entry that has no children',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
}

/** Routes of revisions, export and import of menu entries. */
export function menuHistoryRoutes(
  app: FastifyInstance,
  { history, transfer }: { history: MenuHistory; transfer: MenuTransfer },
) {
  const route = routesOf(app, 'menu')

  route({
    method: 'GET',
    url: `${URL}/:id/Actions/Revisions`,
    operationId: 'listMenuRevisions',
    summary: 'The last 100 changes of an entry: user, time, values before and after',
    permission: may.view,
    params: IdParams,
    data: listOf(ref(MenuRevision)),
    handle: async ({ params, actor }) => ({ list: await history.list(params.id, actor) }),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/Restore`,
    operationId: 'restoreMenu',
    summary: 'Restores an entry to the state after an earlier change',
    permission: may.edit,
    params: IdParams,
    body: ref(RestoreBody),
    done: 'menu.restored',
    handle: ({ params, body, actor }) => history.restore(params.id, { revisionId: body.revisionId, actor }),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Action/Export`,
    operationId: 'exportMenu',
    summary: 'An entry as a .bm file, with its descendants, buttons, columns and form fields',
    permission: may.download,
    params: IdParams,
    data: ref(FileTicket),
    handle: ({ params, actor }) => transfer.exportEntry(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/Action/Import`,
    operationId: 'importMenu',
    summary: 'Creates the entries of a .bm file, all or none',
    permission: may.upload,
    takesFile: true,
    handle: async ({ request, actor, say }) => {
      const upload = await readUpload(request, { maxBytes: MAX_IMPORT_BYTES })
      say('menu.imported', await transfer.importFile(upload, actor))
    },
  })
}
