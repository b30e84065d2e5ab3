import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { BulkChange, BulkResult, changeSeveral } from '../../platform/bulk.ts'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, pageOf, ref } from '../../platform/schema.ts'
import { laterTicket } from '../download-record/index.ts'
import { FileTicket } from '../file/index.ts'
import type { PositionExport } from './position.export.ts'
import type { PositionLookup } from './position.lookup.ts'
import {
  OrganizeIdsBody,
  Position,
  PositionBody,
  PositionExportQuery,
  PositionGroup,
  PositionListQuery,
  PositionNode,
  PositionOption,
  PositionRow,
} from './position.schema.ts'
import type { PositionService } from './position.service.ts'

const URL = '/api/permission/Position'
const may = PERMISSION.position

/** Routes of positions. */
export function positionRoutes(
  app: FastifyInstance,
  { lookup, service, exportTo }: { lookup: PositionLookup; service: PositionService; exportTo: PositionExport },
) {
  const route = routesOf(app, 'position')

  route({
    method: 'GET',
    url: URL,
    operationId: 'listPositions',
    summary: 'Paged list of the positions of an organisation and its descendants',
    permission: may.view,
    query: PositionListQuery,
    data: pageOf(ref(PositionRow)),
    handle: ({ query, actor }) => lookup.list(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/ExportData`,
    operationId: 'exportPositions',
    summary: 'Positions as a workbook: one page or all pages, with the selected columns',
    permission: may.download,
    query: PositionExportQuery,
    data: ref(FileTicket),
    // Not while viewing as another user: that user would own the file.
    whileViewing: false,
    handle: async ({ query, actor, say, request: { language } }) =>
      (await exportTo(query, { actor, language })) ?? laterTicket(say),
  })
  route({
    method: 'GET',
    url: `${URL}/All`,
    operationId: 'listAllPositions',
    summary: 'All enabled positions',
    permission: 'signed-in',
    data: listOf(ref(PositionOption)),
    handle: async ({ actor }) => ({ list: await lookup.listAll(actor) }),
  })
  route({
    method: 'GET',
    url: `${URL}/Selector`,
    operationId: 'listPositionTree',
    summary: 'Organisations with their enabled positions, for selection',
    permission: 'signed-in',
    data: listOf(ref(PositionNode)),
    handle: async ({ actor }) => ({ list: await lookup.listTree(actor) }),
  })
  route({
    method: 'POST',
    url: `${URL}/getListByOrgIds`,
    operationId: 'listPositionsOfOrganizations',
    summary: 'Positions available to users of the given organisations',
    permission: 'signed-in',
    reads: true,
    body: ref(OrganizeIdsBody),
    data: listOf(ref(PositionGroup)),
    handle: async ({ body, actor }) => ({ list: await lookup.listByOrganizations(body.organizeIds, actor) }),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createPosition',
    summary: 'Creates a position',
    permission: may.add,
    body: ref(PositionBody),
    done: 'done.created',
    handle: ({ body, actor }) => service.create(body, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/Actions/Bulk`,
    operationId: 'changePositions',
    summary: 'Enables, disables or deletes several positions. Returns the outcome of each',
    // The permission depends on the action.
    permission: 'signed-in',
    body: ref(BulkChange),
    data: listOf(ref(BulkResult)),
    handle: async ({ body, actor, request }) => ({
      list: await changeSeveral(
        body,
        { ...may, setState: service.setState, delete: service.remove },
        { actor, language: request.language },
      ),
    }),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getPosition',
    summary: 'One position',
    permission: may.view,
    params: IdParams,
    data: ref(Position),
    handle: ({ params, actor }) => lookup.get(params.id, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updatePosition',
    summary: 'Updates a position. With lastModifyTime: refused if the position changed since',
    permission: may.edit,
    params: IdParams,
    body: ref(PositionBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.update(params.id, { body, actor }),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deletePosition',
    summary: 'Deletes a position that has no members',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
}
