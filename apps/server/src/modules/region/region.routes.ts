import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, ref } from '../../platform/schema.ts'
import {
  FoundRegion,
  Region,
  RegionBody,
  RegionIdsBody,
  RegionNode,
  RegionParams,
  RegionQuery,
  RegionSearchQuery,
  RegionSelectorParams,
} from './region.schema.ts'
import type { RegionService } from './region.service.ts'

const URL = '/api/system/Area'
const may = PERMISSION.region

/** Routes of the module `region`. */
export function regionRoutes(app: FastifyInstance, service: RegionService) {
  const route = routesOf(app, 'region')

  route({
    method: 'GET',
    url: `${URL}/Actions/Search`,
    operationId: 'searchRegions',
    summary: 'Up to 200 regions of all levels, found by name or code, with their paths',
    permission: may.view,
    query: RegionSearchQuery,
    data: listOf(ref(FoundRegion)),
    handle: async ({ query, actor }) => ({ list: await service.search(query.keyword, actor) }),
  })
  route({
    method: 'GET',
    url: `${URL}/Actions/Find`,
    operationId: 'findRegionOptions',
    summary: 'Up to 200 enabled regions of all levels, found by name or code, with their paths, for selection',
    permission: 'signed-in',
    query: RegionSearchQuery,
    data: listOf(ref(FoundRegion)),
    handle: async ({ query }) => ({ list: await service.searchOptions(query.keyword) }),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'listRegions',
    summary: 'Direct children of a region, including disabled ones (-1: the provinces)',
    permission: may.view,
    params: RegionParams,
    query: RegionQuery,
    data: listOf(ref(RegionNode)),
    handle: async ({ params, query, actor }) => ({ list: await service.list(params.id, { ...query, actor }) }),
  })
  route({
    method: 'GET',
    url: `${URL}/:parentId/Selector/:excludeId`,
    operationId: 'listRegionOptions',
    summary: 'Enabled direct children of a region, without the edited one (0 for none)',
    permission: 'signed-in',
    params: RegionSelectorParams,
    data: listOf(ref(RegionNode)),
    handle: async ({ params }) => ({ list: await service.listOptions(params.parentId, params.excludeId) }),
  })
  route({
    method: 'POST',
    url: `${URL}/GetAreaByIds`,
    operationId: 'getRegionNames',
    summary: 'Names for paths of ids',
    permission: 'signed-in',
    reads: true,
    body: ref(RegionIdsBody),
    data: Type.Array(Type.Array(Type.String())),
    handle: ({ body }) => service.namesOf(body.idsList),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Info`,
    operationId: 'getRegion',
    summary: 'One region',
    permission: may.view,
    params: IdParams,
    data: ref(Region),
    handle: ({ params, actor }) => service.get(params.id, actor),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createRegion',
    summary: 'Creates a region',
    permission: may.add,
    body: ref(RegionBody),
    done: 'done.created',
    handle: ({ body, actor }) => service.create({ body, actor }),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updateRegion',
    summary: 'Updates a region. Its descendants move with it',
    permission: may.edit,
    params: IdParams,
    body: ref(RegionBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.update(params.id, { body, actor }),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/State`,
    operationId: 'toggleRegion',
    summary: 'Enables or disables a region',
    permission: may.edit,
    params: IdParams,
    handle: ({ params, actor }) => service.toggle(params.id, actor),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteRegion',
    summary: 'Deletes a region that has no children',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
}
