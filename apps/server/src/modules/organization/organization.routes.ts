import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { BulkChange, BulkResult, changeSeveral } from '../../platform/bulk.ts'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, ref } from '../../platform/schema.ts'
import { laterTicket } from '../download-record/index.ts'
import { FileTicket } from '../file/index.ts'
import type { DepartmentService } from './department.service.ts'
import type { OrganizationExports } from './organization.export.ts'
import {
  Organization,
  OrganizationAdministrators,
  OrganizationAdministratorsBody,
  OrganizationBody,
  OrganizationExportQuery,
  KeywordQuery,
  OrganizationListBody,
  OrganizationMoveBody,
  OrganizationNode,
  OrganizationRow,
} from './organization.schema.ts'
import type { OrganizationService } from './organization.service.ts'

const URL = '/api/permission/Organize'
const ADMINISTRATORS = '/api/permission/organizeAdminIsTrator'
const may = PERMISSION.organization

/** Routes of companies. */
export function organizationRoutes(
  app: FastifyInstance,
  {
    organizations,
    departments,
    exportOrganizations,
  }: {
    organizations: OrganizationService
    departments: DepartmentService
    exportOrganizations: OrganizationExports['exportOrganizations']
  },
) {
  const route = routesOf(app, 'organization')

  route({
    method: 'POST',
    url: `${URL}/getList`,
    operationId: 'listOrganizations',
    summary: 'Tree of companies, optionally of departments',
    reads: true,
    permission: may.view,
    body: ref(OrganizationListBody),
    data: listOf(ref(OrganizationRow)),
    handle: async ({ body, actor }) => ({ list: await organizations.list(body, actor) }),
  })
  route({
    method: 'GET',
    url: URL,
    operationId: 'listOrganizationsByQuery',
    summary: 'Tree of companies, like POST getList. For older clients',
    permission: may.view,
    query: KeywordQuery,
    data: listOf(ref(OrganizationRow)),
    handle: async ({ query, actor }) => ({ list: await organizations.list(query, actor) }),
  })
  route({
    method: 'GET',
    url: `${URL}/Selector/:id`,
    operationId: 'listOrganizationTree',
    summary:
      'Tree of companies for selection, without the edited one (0 for none) and its descendants. For older clients',
    permission: 'signed-in',
    params: IdParams,
    data: listOf(ref(OrganizationNode)),
    handle: async ({ params, actor }) => ({ list: await departments.listCompanies(actor, params.id) }),
  })
  route({
    method: 'GET',
    url: `${URL}/ExportData`,
    operationId: 'exportOrganizations',
    summary: 'Companies as a workbook, in the order of the tree, with the selected columns',
    permission: may.download,
    query: OrganizationExportQuery,
    data: ref(FileTicket),
    // Not while viewing as another user: that user would own the file.
    whileViewing: false,
    handle: async ({ query, actor, say, request: { language } }) =>
      (await exportOrganizations(query, { actor, language })) ?? laterTicket(say),
  })
  route({
    method: 'GET',
    url: `${URL}/Tree`,
    operationId: 'getOrganizationTree',
    summary: 'Tree of companies, for selection',
    permission: 'signed-in',
    data: listOf(ref(OrganizationNode)),
    handle: async ({ actor }) => ({ list: await departments.listCompanies(actor) }),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createOrganization',
    summary: 'Creates a company',
    permission: may.add,
    body: ref(OrganizationBody),
    done: 'done.created',
    handle: ({ body, actor }) => organizations.create(body, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/Actions/Bulk`,
    operationId: 'changeOrganizations',
    summary: 'Enables, disables or deletes several companies. Returns the outcome of each',
    // The permission depends on the action.
    permission: 'signed-in',
    body: ref(BulkChange),
    data: listOf(ref(BulkResult)),
    handle: async ({ body, actor, request }) => {
      const ids = await organizations.deepestFirst(body.ids)
      const target = { ...may, setState: organizations.setState, delete: organizations.remove }
      return { list: await changeSeveral({ ...body, ids }, target, { actor, language: request.language }) }
    },
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getOrganization',
    summary: 'One company. propertyJson is text here and an object in writes',
    permission: may.view,
    params: IdParams,
    data: ref(Organization),
    handle: ({ params, actor }) => organizations.get(params.id, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updateOrganization',
    summary: 'Updates a company. With lastModifyTime: refused if the company changed since',
    permission: may.edit,
    params: IdParams,
    body: ref(OrganizationBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => organizations.update(params.id, { body, actor }),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/Move`,
    operationId: 'moveOrganization',
    summary: 'Moves a company below another one, or to another position among its siblings',
    permission: may.edit,
    params: IdParams,
    body: ref(OrganizationMoveBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => organizations.move(params.id, { body, actor }),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteOrganization',
    summary: 'Deletes a company that has no children, positions or users',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => organizations.remove(params.id, actor),
  })
  route({
    method: 'GET',
    url: `${ADMINISTRATORS}/:id`,
    operationId: 'getOrganizationAdministrators',
    summary: 'Administrators of an organisation; null if it has none',
    permission: may.view,
    params: IdParams,
    data: Type.Union([ref(OrganizationAdministrators), Type.Null()]),
    handle: ({ params, actor }) => organizations.getAdministrators(params.id, actor),
  })
  route({
    method: 'PUT',
    url: `${ADMINISTRATORS}/:id`,
    operationId: 'saveOrganizationAdministrators',
    summary: 'Replaces the administrators of an organisation. System administrators only',
    permission: may.edit,
    params: IdParams,
    body: ref(OrganizationAdministratorsBody),
    done: 'done.saved',
    handle: ({ params, body, actor }) => organizations.saveAdministrators(params.id, { body, actor }),
  })
}
