// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRoles: build.query<ListRolesApiResponse, ListRolesApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Role`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          organizeId: queryArg.organizeId,
          type: queryArg['type'],
          enabledMark: queryArg.enabledMark,
        },
      }),
    }),
    createRole: build.mutation<CreateRoleApiResponse, CreateRoleApiArg>({
      query: (queryArg) => ({ url: `/api/permission/Role`, method: 'POST', body: queryArg.roleBody }),
    }),
    changeRoles: build.mutation<ChangeRolesApiResponse, ChangeRolesApiArg>({
      query: (queryArg) => ({ url: `/api/permission/Role/Actions/Bulk`, method: 'POST', body: queryArg.bulkChange }),
    }),
    exportRoles: build.mutation<ExportRolesApiResponse, ExportRolesApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Role/ExportData`,
        method: 'GET',
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          organizeId: queryArg.organizeId,
          type: queryArg['type'],
          enabledMark: queryArg.enabledMark,
          dataType: queryArg.dataType,
          selectKey: queryArg.selectKey,
        },
      }),
    }),
    listRoleTree: build.query<ListRoleTreeApiResponse, ListRoleTreeApiArg>({
      query: () => ({ url: `/api/permission/Role/Selector` }),
    }),
    listEditableRoleTree: build.query<ListEditableRoleTreeApiResponse, ListEditableRoleTreeApiArg>({
      query: () => ({ url: `/api/permission/Role/SelectorByPermission` }),
    }),
    listRolesOfOrganizations: build.query<ListRolesOfOrganizationsApiResponse, ListRolesOfOrganizationsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Role/getListByOrgIds`,
        method: 'POST',
        body: queryArg.roleOrganizeIds,
      }),
    }),
    getRole: build.query<GetRoleApiResponse, GetRoleApiArg>({
      query: (queryArg) => ({ url: `/api/permission/Role/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateRole: build.mutation<UpdateRoleApiResponse, UpdateRoleApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Role/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.roleBody,
      }),
    }),
    deleteRole: build.mutation<DeleteRoleApiResponse, DeleteRoleApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Role/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    copyRole: build.mutation<CopyRoleApiResponse, CopyRoleApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Role/${encodeURIComponent(String(queryArg.id))}/Actions/Copy`,
        method: 'POST',
      }),
    }),
    toggleRole: build.mutation<ToggleRoleApiResponse, ToggleRoleApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Role/${encodeURIComponent(String(queryArg.id))}/Actions/State`,
        method: 'PUT',
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as roleEndpoints }
export type ListRolesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: RoleRow[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListRolesApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** 0: global roles; otherwise roles of the organisation and its descendants */
  organizeId?: string | undefined
  /** Type, as a number or name, of the object of the operation */
  type?: string | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
}
export type CreateRoleApiResponse = /** status 200 Done */ null
export type CreateRoleApiArg = {
  roleBody: RoleBody
}
export type ChangeRolesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: BulkResult[]
}
export type ChangeRolesApiArg = {
  bulkChange: BulkChange
}
export type ExportRolesApiResponse = /** status 200 Done */ FileTicket
export type ExportRolesApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** 0: global roles; otherwise roles of the organisation and its descendants */
  organizeId?: string | undefined
  /** Type, as a number or name, of the object of the operation */
  type?: string | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** 1: all pages; otherwise the current page */
  dataType?: string | undefined
  /** Columns, separated by commas. Omitted: all */
  selectKey?: string | undefined
}
export type ListRoleTreeApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: RoleNode[]
}
export type ListRoleTreeApiArg = void
export type ListEditableRoleTreeApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: RoleNode[]
}
export type ListEditableRoleTreeApiArg = void
export type ListRolesOfOrganizationsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: RoleGroup[]
}
export type ListRolesOfOrganizationsApiArg = {
  roleOrganizeIds: RoleOrganizeIds
}
export type GetRoleApiResponse = /** status 200 Done */ Role
export type GetRoleApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateRoleApiResponse = /** status 200 Done */ null
export type UpdateRoleApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  roleBody: RoleBody
}
export type DeleteRoleApiResponse = /** status 200 Done */ null
export type DeleteRoleApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type CopyRoleApiResponse = /** status 200 Done */ RoleCopy
export type CopyRoleApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ToggleRoleApiResponse = /** status 200 Done */ null
export type ToggleRoleApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type RoleRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Type as text: global, or of organisations */
  type: string
  /** 1 for a role of all organisations, 0 for a role of some */
  globalMark: number
  /** Paths of names of the organisations */
  organizeInfo: string
  /** Number of members */
  memberCount: number
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Epoch milliseconds */
  creatorTime: number
  /** Remarks */
  description: string
  /** Sort order among siblings, ascending */
  sortCode: number
}
export type Refusal = {
  /** 400 refused, 401 invalid fields, 403 no permission, 404 record not found, 409 changed by another user, 429 too many requests, 500 server error, 600 session expired, 601 signed in elsewhere, 602 invalid token */
  code: 400 | 401 | 403 | 404 | 409 | 429 | 500 | 600 | 601 | 602
  /** Reason, in the language of `Accept-Language` */
  msg: string
  /** Invalid fields; null if the error concerns no field */
  data: null | {
    /** Name of the field → error */
    fields: {
      [key: string]: string
    }
  }
  /** Id of the request in the log */
  traceId?: string | undefined
}
export type RoleBody = {
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 1 for global roles, 0 for roles of organisations */
  globalMark: number
  /** For roles of organisations: paths of ids, from the top level */
  organizeIdsTree?: string[][] | undefined
  /** Type, as a number or name, of the object of the operation */
  type?: (null | string) | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
  /** Remarks */
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  /** Id of the record, assigned by the server */
  id?: string | undefined
}
export type BulkResult = {
  /** Id of the record */
  id: string
  /** Whether the record was changed */
  ok: boolean
  /** Reason of the failure; empty after success */
  msg: string
}
export type BulkChange = {
  /** Ids of the records to change */
  ids: string[]
  /** The change that each record gets */
  action: 'enable' | 'disable' | 'delete'
}
export type FileTicket = {
  /** Display name */
  name: string
  /** Address, relative to the server */
  url: string
}
export type RoleNode = {
  /** Id of the record, assigned by the server */
  id: string
  /** Unique in the tree, where a role appears below each of its organisations */
  onlyId: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Type, as a number or name, of the object of the operation */
  type: 'company' | 'department' | 'role'
  /** Class name of the icon */
  icon: string
  /** Whether the record has children */
  hasChildren: boolean
  /** Whether the record has no children */
  isLeaf: boolean
  /** Number of children or members */
  num: number
  /** Child records */
  children?: RoleNode[] | undefined
}
export type RoleGroup = {
  /** Id of the record, assigned by the server */
  id: string
  /** Names, from the top level */
  fullName: string
  /** Type, as a number or name, of the object of the operation */
  type: 'company' | 'department' | 'role'
  /** Whether the record has children */
  hasChildren: boolean
  /** Number of children or members */
  num: number
  /** Child records */
  children: {
    /** Id of the record, assigned by the server */
    id: string
    /** Display name */
    fullName: string
    /** Code, unique within its type */
    enCode: string
    /** Type, as a number or name, of the object of the operation */
    type: 'role'
    /** Whether the record has no children */
    isLeaf: true
  }[]
}
export type RoleOrganizeIds = {
  /** Ids of the organisations */
  organizeIds: string[]
}
export type Role = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 1 for a role of all organisations, 0 for a role of some */
  globalMark: number
  /** For each organisation: ids from the top level */
  organizeIdsTree: string[][]
  /** Type, as a number or name, of the object of the operation */
  type: null | string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Remarks */
  description: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type RoleCopy = {
  /** Id of the record, assigned by the server */
  id: string
}
export const {
  useListRolesQuery,
  useLazyListRolesQuery,
  useCreateRoleMutation,
  useChangeRolesMutation,
  useExportRolesMutation,
  useListRoleTreeQuery,
  useLazyListRoleTreeQuery,
  useListEditableRoleTreeQuery,
  useLazyListEditableRoleTreeQuery,
  useListRolesOfOrganizationsQuery,
  useLazyListRolesOfOrganizationsQuery,
  useGetRoleQuery,
  useLazyGetRoleQuery,
  useUpdateRoleMutation,
  useDeleteRoleMutation,
  useCopyRoleMutation,
  useToggleRoleMutation,
} = injectedRtkApi
