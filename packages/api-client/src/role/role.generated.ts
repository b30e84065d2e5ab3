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
  /** Which page this is, and how many rows there are in all */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Rows on a page */
    pageSize: number
    /** Rows on all pages */
    total: number
  }
}
export type ListRolesApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Rows on a page */
  pageSize?: number | undefined
  /** Direction of the order: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Column that decides the order */
  sidx?: string | undefined
  /** Text that names, codes or other columns of a row contain */
  keyword?: string | undefined
  /** 0: global roles; else those of the organisation and all below it */
  organizeId?: string | undefined
  /** Kind, by number or name; the summary of the call says of what */
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
  /** Rows on a page */
  pageSize?: number | undefined
  /** Direction of the order: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Column that decides the order */
  sidx?: string | undefined
  /** Text that names, codes or other columns of a row contain */
  keyword?: string | undefined
  /** 0: global roles; else those of the organisation and all below it */
  organizeId?: string | undefined
  /** Kind, by number or name; the summary of the call says of what */
  type?: string | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** 1: all pages; else the current one */
  dataType?: string | undefined
  /** Columns, joined by commas; none for all */
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
  /** Id of the record, given by the server */
  id: string
}
export type UpdateRoleApiResponse = /** status 200 Done */ null
export type UpdateRoleApiArg = {
  /** Id of the record, given by the server */
  id: string
  roleBody: RoleBody
}
export type DeleteRoleApiResponse = /** status 200 Done */ null
export type DeleteRoleApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type CopyRoleApiResponse = /** status 200 Done */ RoleCopy
export type CopyRoleApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type ToggleRoleApiResponse = /** status 200 Done */ null
export type ToggleRoleApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type RoleRow = {
  /** Id of the record, given by the server */
  id: string
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** In words: for everybody, or for organisations */
  type: string
  /** 1 for a role of all organisations, 0 for a role of some */
  globalMark: number
  /** Paths of names of its organisations */
  organizeInfo: string
  /** How many members it has */
  memberCount: number
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Epoch milliseconds */
  creatorTime: number
  /** Remark of the keepers */
  description: string
  /** Place among its neighbours; smaller comes first */
  sortCode: number
}
export type Refusal = {
  /** 400 refused, 401 fields are invalid, 403 no permission, 404 no such record, 409 changed by somebody else, 429 too many tries, 500 failure of the server, 600 session expired, 601 signed in elsewhere, 602 token not valid */
  code: 400 | 401 | 403 | 404 | 409 | 429 | 500 | 600 | 601 | 602
  /** Reason, in the language of `Accept-Language` */
  msg: string
  /** The fields at fault; null where no field is */
  data: null | {
    /** Name of the field → what is wrong with it */
    fields: {
      [key: string]: string
    }
  }
  /** Names the call in the log */
  traceId?: string | undefined
}
export type RoleBody = {
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** 1 for everybody, 0 for some organisations */
  globalMark: number
  /** Of a role of organisations: paths of ids from the top down */
  organizeIdsTree?: string[][] | undefined
  /** Kind, by number or name; the summary of the call says of what */
  type?: (null | string) | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Place among its neighbours; smaller comes first */
  sortCode?: number | undefined
  /** Remark of the keepers */
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  /** Id of the record, given by the server */
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
  /** Name that people read */
  name: string
  /** Address, relative to the server */
  url: string
}
export type RoleNode = {
  /** Id of the record, given by the server */
  id: string
  /** Unique in the tree: a role stands under each of its organisations */
  onlyId: string
  /** Id of the record above; `-1` or `0` at the top */
  parentId: string
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** Kind, by number or name; the summary of the call says of what */
  type: 'company' | 'department' | 'role'
  /** Class name of the icon */
  icon: string
  /** Whether there are records below this one */
  hasChildren: boolean
  /** Whether there is nothing below this record */
  isLeaf: boolean
  /** How many records lie below or belong to it */
  num: number
  /** Records below this one */
  children?: RoleNode[] | undefined
}
export type RoleGroup = {
  /** Id of the record, given by the server */
  id: string
  /** Names from the top down */
  fullName: string
  /** Kind, by number or name; the summary of the call says of what */
  type: 'company' | 'department' | 'role'
  /** Whether there are records below this one */
  hasChildren: boolean
  /** How many records lie below or belong to it */
  num: number
  /** Records below this one */
  children: {
    /** Id of the record, given by the server */
    id: string
    /** Name that people read */
    fullName: string
    /** Code, unique among its kind */
    enCode: string
    /** Kind, by number or name; the summary of the call says of what */
    type: 'role'
    /** Whether there is nothing below this record */
    isLeaf: true
  }[]
}
export type RoleOrganizeIds = {
  /** Ids of the organisations */
  organizeIds: string[]
}
export type Role = {
  /** Id of the record, given by the server */
  id: string
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** 1 for a role of all organisations, 0 for a role of some */
  globalMark: number
  /** For each organisation its ids from the top */
  organizeIdsTree: string[][]
  /** Kind, by number or name; the summary of the call says of what */
  type: null | string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Place among its neighbours; smaller comes first */
  sortCode: number
  /** Remark of the keepers */
  description: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type RoleCopy = {
  /** Id of the record, given by the server */
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
