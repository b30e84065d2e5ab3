import type { PermissionCode } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, ref } from '../../platform/schema.ts'
import { ModuleItem, ModuleItemBatchBody, ModuleItemBody, ModuleParams } from './menu-item.schema.ts'
import type { MenuItemService } from './menu-item.service.ts'

interface ItemCalls {
  /** As in `/api/system/ModuleButton`. */
  name: 'ModuleButton' | 'ModuleColumn' | 'ModuleForm'
  permission: PermissionCode
  service: MenuItemService
}

/** Routes of the buttons, columns or form fields of a menu entry. */
export function menuItemRoutes(app: FastifyInstance, { name, permission, service }: ItemCalls) {
  const route = routesOf(app, 'menu')
  const url = `/api/system/${name}`

  route({
    method: 'GET',
    url: `${url}/:moduleId/List`,
    operationId: `list${name}s`,
    summary: 'All items of a menu entry, including disabled ones',
    permission,
    params: ModuleParams,
    data: listOf(ref(ModuleItem)),
    handle: async ({ params }) => ({ list: await service.list(params.moduleId) }),
  })
  route({
    method: 'GET',
    url: `${url}/:id`,
    operationId: `get${name}`,
    summary: 'One item',
    permission,
    params: IdParams,
    data: ref(ModuleItem),
    handle: ({ params }) => service.get(params.id),
  })
  route({
    method: 'POST',
    url,
    operationId: `create${name}`,
    summary: 'Creates an item',
    permission,
    body: ref(ModuleItemBody),
    done: 'done.created',
    handle: ({ body, actor }) => service.create(body, actor),
  })
  route({
    method: 'POST',
    url: `${url}/Actions/Batch`,
    operationId: `create${name}s`,
    summary: 'Creates several items. Existing codes are skipped',
    permission,
    body: ref(ModuleItemBatchBody),
    handle: async ({ body, actor, say }) => say('menu.itemsAdded', { count: await service.createMany(body, actor) }),
  })
  route({
    method: 'PUT',
    url: `${url}/:id`,
    operationId: `update${name}`,
    summary: 'Updates an item',
    permission,
    params: IdParams,
    body: ref(ModuleItemBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.update(params.id, { body, actor }),
  })
  route({
    method: 'PUT',
    url: `${url}/:id/Actions/State`,
    operationId: `toggle${name}`,
    summary: 'Enables or disables an item',
    permission,
    params: IdParams,
    handle: ({ params, actor }) => service.toggle(params.id, actor),
  })
  route({
    method: 'DELETE',
    url: `${url}/:id`,
    operationId: `delete${name}`,
    summary: 'Deletes an item',
    permission,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
}
