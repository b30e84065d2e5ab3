import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { BulkChange, BulkResult, changeSeveral } from '../../platform/bulk.ts'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, pageOf, ref } from '../../platform/schema.ts'
import { text } from '../../platform/text.ts'
import { laterTicket } from '../download-record/index.ts'
import { FileTicket } from '../file/index.ts'
import type { RoleExport } from './role.export.ts'
import type { RoleLookup } from './role.lookup.ts'
import {
  Role,
  RoleBody,
  RoleCopy,
  RoleExportQuery,
  RoleGroup,
  RoleListQuery,
  RoleNode,
  RoleOrganizeIds,
  RoleRow,
} from './role.schema.ts'
import type { RoleService } from './role.service.ts'

const URL = '/api/permission/Role'
const may = PERMISSION.role

/** Routes of roles. */
export function roleRoutes(
  app: FastifyInstance,
  { lookup, service, exportTo }: { lookup: RoleLookup; service: RoleService; exportTo: RoleExport },
) {
  const route = routesOf(app, 'role')

  route({
    method: 'GET',
    url: URL,
    operationId: 'listRoles',
    summary: 'Paged list of roles: of an organisation and its descendants, or global ones',
    permission: may.view,
    query: RoleListQuery,
    data: pageOf(ref(RoleRow)),
    handle: ({ query, actor, request }) => lookup.list(query, { actor, language: request.language }),
  })
  route({
    method: 'GET',
    url: `${URL}/ExportData`,
    operationId: 'exportRoles',
    summary: 'Roles as a workbook: one page or all pages, with the selected columns',
    permission: may.download,
    query: RoleExportQuery,
    data: ref(FileTicket),
    // Not while viewing as another user: that user would own the file.
    whileViewing: false,
    handle: async ({ query, actor, say, request: { language } }) =>
      (await exportTo(query, { actor, language })) ?? laterTicket(say),
  })
  route({
    method: 'GET',
    url: `${URL}/Selector`,
    operationId: 'listRoleTree',
    summary: 'Organisations with their enabled roles, and global roles, for selection',
    permission: 'signed-in',
    data: listOf(ref(RoleNode)),
    handle: async ({ actor, request }) => ({
      list: await lookup.listTree(actor, { language: request.language, editable: false }),
    }),
  })
  route({
    method: 'GET',
    url: `${URL}/SelectorByPermission`,
    operationId: 'listEditableRoleTree',
    summary: 'Organisations with their enabled roles, and global roles, limited to roles that the caller may change',
    permission: 'signed-in',
    data: listOf(ref(RoleNode)),
    handle: async ({ actor, request }) => ({
      list: await lookup.listTree(actor, { language: request.language, editable: true }),
    }),
  })
  route({
    method: 'POST',
    url: `${URL}/getListByOrgIds`,
    operationId: 'listRolesOfOrganizations',
    summary: 'Roles available to users of the given organisations',
    permission: 'signed-in',
    reads: true,
    body: ref(RoleOrganizeIds),
    data: listOf(ref(RoleGroup)),
    handle: async ({ body, actor, request }) => ({
      list: await lookup.listByOrganizations(body.organizeIds, { actor, language: request.language }),
    }),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createRole',
    summary: 'Creates a role',
    permission: may.add,
    body: ref(RoleBody),
    done: 'done.created',
    handle: ({ body, actor }) => service.create(body, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/Actions/Bulk`,
    operationId: 'changeRoles',
    summary: 'Enables, disables or deletes several roles. Returns the outcome of each',
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
    operationId: 'getRole',
    summary: 'One role',
    permission: may.view,
    params: IdParams,
    data: ref(Role),
    handle: ({ params, actor }) => lookup.get(params.id, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updateRole',
    summary: 'Updates a role. With lastModifyTime: refused if the role changed since',
    permission: may.edit,
    params: IdParams,
    body: ref(RoleBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.update(params.id, { body, actor }),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/State`,
    operationId: 'toggleRole',
    summary: 'Enables or disables a role. A disabled role grants nothing',
    permission: may.edit,
    params: IdParams,
    handle: ({ params, actor }) => service.toggle(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/Copy`,
    operationId: 'copyRole',
    summary: 'Creates a copy of a role with the same grants and organisations, without members',
    permission: may.add,
    params: IdParams,
    data: ref(RoleCopy),
    done: 'done.copied',
    handle: ({ params, actor, request }) =>
      service.copy(params.id, { actor, suffix: text(request.language, 'role.copySuffix') }),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteRole',
    summary: 'Deletes a role that has neither members nor grants',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
}
