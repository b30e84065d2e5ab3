import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, ref } from '../../platform/schema.ts'
import type { DataSchemeService } from './data-scheme.service.ts'
import { DataField, DataFieldBody, DataScheme, DataSchemeBody, ModuleParams } from './menu-item.schema.ts'

const FIELDS = '/api/system/ModuleDataAuthorize'
const SCHEMES = '/api/system/ModuleDataAuthorizeScheme'
const permission = PERMISSION.menu.data

/** Routes of the fields of data schemes. */
export function dataFieldRoutes(app: FastifyInstance, service: DataSchemeService) {
  const route = routesOf(app, 'menu')

  route({
    method: 'GET',
    url: `${FIELDS}/:moduleId/List`,
    operationId: 'listDataFields',
    summary: 'Fields of a menu entry that data schemes can use',
    permission,
    params: ModuleParams,
    data: listOf(ref(DataField)),
    handle: async ({ params }) => ({ list: await service.listFields(params.moduleId) }),
  })
  route({
    method: 'GET',
    url: `${FIELDS}/:id`,
    operationId: 'getDataField',
    summary: 'One field',
    permission,
    params: IdParams,
    data: ref(DataField),
    handle: ({ params }) => service.getField(params.id),
  })
  route({
    method: 'POST',
    url: FIELDS,
    operationId: 'createDataField',
    summary: 'Creates a field',
    permission,
    body: ref(DataFieldBody),
    done: 'done.created',
    handle: ({ body, actor }) => service.createField(body, actor),
  })
  route({
    method: 'PUT',
    url: `${FIELDS}/:id`,
    operationId: 'updateDataField',
    summary: 'Updates a field. Name and type cannot change while a scheme uses the field',
    permission,
    params: IdParams,
    body: ref(DataFieldBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.updateField(params.id, { body, actor }),
  })
  route({
    method: 'DELETE',
    url: `${FIELDS}/:id`,
    operationId: 'deleteDataField',
    summary: 'Deletes a field that no scheme uses',
    permission,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.removeField(params.id, actor),
  })
}

/** Routes of data schemes. */
export function dataSchemeRoutes(app: FastifyInstance, service: DataSchemeService) {
  const route = routesOf(app, 'menu')

  route({
    method: 'GET',
    url: `${SCHEMES}/:moduleId/List`,
    operationId: 'listDataSchemes',
    summary: 'Data schemes of a menu entry',
    permission,
    params: ModuleParams,
    data: listOf(ref(DataScheme)),
    handle: async ({ params }) => ({ list: await service.listSchemes(params.moduleId) }),
  })
  route({
    method: 'GET',
    url: `${SCHEMES}/:id`,
    operationId: 'getDataScheme',
    summary: 'One data scheme',
    permission,
    params: IdParams,
    data: ref(DataScheme),
    handle: ({ params }) => service.getScheme(params.id),
  })
  route({
    method: 'POST',
    url: SCHEMES,
    operationId: 'createDataScheme',
    summary: 'Creates a data scheme',
    permission,
    body: ref(DataSchemeBody),
    done: 'done.created',
    handle: ({ body, actor }) => service.createScheme(body, actor),
  })
  route({
    method: 'PUT',
    url: `${SCHEMES}/:id`,
    operationId: 'updateDataScheme',
    summary: 'Updates a data scheme',
    permission,
    params: IdParams,
    body: ref(DataSchemeBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.updateScheme(params.id, { body, actor }),
  })
  route({
    method: 'PUT',
    url: `${SCHEMES}/:id/Actions/State`,
    operationId: 'toggleDataScheme',
    summary: 'Enables or disables a data scheme',
    permission,
    params: IdParams,
    handle: ({ params, actor }) => service.toggleScheme(params.id, actor),
  })
  route({
    method: 'DELETE',
    url: `${SCHEMES}/:id`,
    operationId: 'deleteDataScheme',
    summary: 'Deletes a data scheme. Holders of its grant lose access to its rows',
    permission,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.removeScheme(params.id, actor),
  })
}
