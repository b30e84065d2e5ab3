import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, pageOf, PageQuery, ref } from '../../platform/schema.ts'
import { laterTicket } from '../download-record/index.ts'
import { FileTicket } from '../file/index.ts'
import type { UserGroupExport } from './user-group.export.ts'
import { UserGroup, UserGroupBody, UserGroupExportQuery, UserGroupNode, UserGroupRow } from './user-group.schema.ts'
import type { UserGroupService } from './user-group.service.ts'

const URL = '/api/permission/Group'
const may = PERMISSION.userGroup

/** Routes of user groups. */
export function userGroupRoutes(
  app: FastifyInstance,
  { service, exportTo }: { service: UserGroupService; exportTo: UserGroupExport },
) {
  const route = routesOf(app, 'user-group')

  route({
    method: 'GET',
    url: URL,
    operationId: 'listUserGroups',
    summary: 'Paged list of user groups',
    permission: may.view,
    query: PageQuery,
    data: pageOf(ref(UserGroupRow)),
    handle: ({ query, actor }) => service.list(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/ExportData`,
    operationId: 'exportUserGroups',
    summary: 'User groups as a workbook: one page or all pages, with the selected columns',
    permission: may.download,
    query: UserGroupExportQuery,
    data: ref(FileTicket),
    // Not while viewing as another user: that user would own the file.
    whileViewing: false,
    handle: async ({ query, actor, say, request: { language } }) =>
      (await exportTo(query, { actor, language })) ?? laterTicket(say),
  })
  route({
    method: 'GET',
    url: `${URL}/Selector`,
    operationId: 'listUserGroupTree',
    summary: 'Enabled groups by type, for selection',
    permission: 'signed-in',
    data: listOf(ref(UserGroupNode)),
    handle: async () => ({ list: await service.listTree() }),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getUserGroup',
    summary: 'One group',
    permission: may.view,
    params: IdParams,
    data: ref(UserGroup),
    handle: ({ params, actor }) => service.get(params.id, actor),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createUserGroup',
    summary: 'Creates a group. System administrators only',
    permission: may.add,
    body: ref(UserGroupBody),
    done: 'done.created',
    handle: ({ body, actor }) => service.create(body, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updateUserGroup',
    summary: 'Updates a group. With lastModifyTime: refused if the group changed since',
    permission: may.edit,
    params: IdParams,
    body: ref(UserGroupBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.update(params.id, { body, actor }),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteUserGroup',
    summary: 'Deletes a group without members. The recycle bin restores it with its grants',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
}
