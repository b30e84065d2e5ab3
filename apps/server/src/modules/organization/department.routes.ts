import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { BulkChange, BulkResult, changeSeveral } from '../../platform/bulk.ts'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, ref } from '../../platform/schema.ts'
import { laterTicket } from '../download-record/index.ts'
import { FileTicket } from '../file/index.ts'
import type { DepartmentService } from './department.service.ts'
import type { OrganizationExports } from './organization.export.ts'
import {
  Department,
  DepartmentBody,
  DepartmentExportQuery,
  DepartmentListBody,
  DepartmentRow,
  KeywordQuery,
  OrganizationMoveBody,
  OrganizationNode,
} from './organization.schema.ts'

const URL = '/api/permission/Organize/Department'
const may = PERMISSION.department

/** Routes of departments. */
export function departmentRoutes(
  app: FastifyInstance,
  {
    service,
    exportDepartments,
  }: { service: DepartmentService; exportDepartments: OrganizationExports['exportDepartments'] },
) {
  const route = routesOf(app, 'organization')

  route({
    method: 'POST',
    // Lower case, as in the API family.
    url: '/api/permission/Organize/department/getList',
    operationId: 'listDepartments',
    summary: 'Tree of the departments of one company',
    reads: true,
    permission: may.view,
    body: ref(DepartmentListBody),
    data: listOf(ref(DepartmentRow)),
    handle: async ({ body, actor }) => ({ list: await service.list(body, actor) }),
  })
  route({
    method: 'GET',
    url: '/api/permission/Organize/:id/Department',
    operationId: 'listDepartmentsOfCompany',
    summary: 'Tree of the departments of one company, like POST department/getList. For older clients',
    permission: may.view,
    params: IdParams,
    query: KeywordQuery,
    data: listOf(ref(DepartmentRow)),
    handle: async ({ params, query, actor }) => ({
      list: await service.list({ ...query, companyId: params.id }, actor),
    }),
  })
  route({
    method: 'GET',
    url: `${URL}/ExportData`,
    operationId: 'exportDepartments',
    summary: 'Departments as a workbook, in the order of the tree, with the selected columns',
    permission: may.download,
    query: DepartmentExportQuery,
    data: ref(FileTicket),
    // Not while viewing as another user: that user would own the file.
    whileViewing: false,
    handle: async ({ query, actor, say, request: { language } }) =>
      (await exportDepartments(query, { actor, language })) ?? laterTicket(say),
  })
  route({
    method: 'GET',
    url: `${URL}/Selector/:id`,
    operationId: 'listDepartmentTree',
    summary: 'Companies and departments for selection: without the edited one (0 for none) and its descendants',
    permission: 'signed-in',
    params: IdParams,
    data: listOf(ref(OrganizationNode)),
    handle: async ({ params, actor }) => ({ list: await service.listParents(params.id, actor) }),
  })
  route({
    method: 'GET',
    url: `${URL}/Selector2/:id`,
    operationId: 'listOwnDepartmentTree',
    summary:
      'Companies and departments that the caller administers, for selection: without the edited one (0 for none) and its descendants',
    permission: 'signed-in',
    params: IdParams,
    data: listOf(ref(OrganizationNode)),
    handle: async ({ params, actor }) => ({ list: await service.listOwnParents(params.id, actor) }),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createDepartment',
    summary: 'Creates a department',
    permission: may.add,
    body: ref(DepartmentBody),
    done: 'done.created',
    handle: ({ body, actor }) => service.create(body, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/Actions/Bulk`,
    operationId: 'changeDepartments',
    summary: 'Enables, disables or deletes several departments. Returns the outcome of each',
    // The permission depends on the action.
    permission: 'signed-in',
    body: ref(BulkChange),
    data: listOf(ref(BulkResult)),
    handle: async ({ body, actor, request }) => {
      const ids = await service.deepestFirst(body.ids)
      const target = { ...may, setState: service.setState, delete: service.remove }
      return { list: await changeSeveral({ ...body, ids }, target, { actor, language: request.language }) }
    },
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getDepartment',
    summary: 'One department',
    permission: may.view,
    params: IdParams,
    data: ref(Department),
    handle: ({ params, actor }) => service.get(params.id, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updateDepartment',
    summary: 'Updates a department. With lastModifyTime: refused if the department changed since',
    permission: may.edit,
    params: IdParams,
    body: ref(DepartmentBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.update(params.id, { body, actor }),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/Move`,
    operationId: 'moveDepartment',
    summary: 'Moves a department to another organisation, or to another position among its siblings',
    permission: may.edit,
    params: IdParams,
    body: ref(OrganizationMoveBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.move(params.id, { body, actor }),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteDepartment',
    summary: 'Deletes a department that has no children, positions or users',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
}
