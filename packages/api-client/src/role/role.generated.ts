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
export type ListRolesApiResponse = /** status 200 Default Response */ {
  list: RoleRow[]
  pagination: {
    currentPage: number
    pageSize: number
    total: number
  }
}
export type ListRolesApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  sort?: 'asc' | 'desc' | undefined
  sidx?: string | undefined
  keyword?: string | undefined
  /** 0: global roles; else those of the organisation and all below it */
  organizeId?: string | undefined
  type?: string | undefined
  enabledMark?: number | undefined
}
export type CreateRoleApiResponse = /** status 200 Default Response */ null
export type CreateRoleApiArg = {
  roleBody: RoleBody
}
export type ExportRolesApiResponse = /** status 200 Default Response */ FileTicket
export type ExportRolesApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  sort?: 'asc' | 'desc' | undefined
  sidx?: string | undefined
  keyword?: string | undefined
  /** 0: global roles; else those of the organisation and all below it */
  organizeId?: string | undefined
  type?: string | undefined
  enabledMark?: number | undefined
  /** 1: all pages; else the current one */
  dataType?: string | undefined
  /** Columns, joined by commas; none for all */
  selectKey?: string | undefined
}
export type ListRoleTreeApiResponse = /** status 200 Default Response */ {
  list: RoleNode[]
}
export type ListRoleTreeApiArg = void
export type ListEditableRoleTreeApiResponse = /** status 200 Default Response */ {
  list: RoleNode[]
}
export type ListEditableRoleTreeApiArg = void
export type ListRolesOfOrganizationsApiResponse = /** status 200 Default Response */ {
  list: RoleGroup[]
}
export type ListRolesOfOrganizationsApiArg = {
  roleOrganizeIds: RoleOrganizeIds
}
export type GetRoleApiResponse = /** status 200 Default Response */ Role
export type GetRoleApiArg = {
  id: string
}
export type UpdateRoleApiResponse = /** status 200 Default Response */ null
export type UpdateRoleApiArg = {
  id: string
  roleBody: RoleBody
}
export type DeleteRoleApiResponse = /** status 200 Default Response */ null
export type DeleteRoleApiArg = {
  id: string
}
export type CopyRoleApiResponse = /** status 200 Default Response */ RoleCopy
export type CopyRoleApiArg = {
  id: string
}
export type ToggleRoleApiResponse = /** status 200 Default Response */ null
export type ToggleRoleApiArg = {
  id: string
}
export type RoleRow = {
  id: string
  fullName: string
  enCode: string
  /** In words: for everybody, or for organisations */
  type: string
  globalMark: number
  /** Paths of names of its organisations */
  organizeInfo: string
  memberCount: number
  enabledMark: number
  /** Epoch milliseconds */
  creatorTime: number
  description: string
  sortCode: number
}
export type RoleBody = {
  fullName: string
  enCode: string
  /** 1 for everybody, 0 for some organisations */
  globalMark: number
  /** Of a role of organisations: paths of ids from the top down */
  organizeIdsTree?: string[][] | undefined
  type?: (null | string) | undefined
  enabledMark?: number | undefined
  sortCode?: number | undefined
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  id?: string | undefined
}
export type FileTicket = {
  name: string
  url: string
}
export type RoleNode = {
  id: string
  /** Unique in the tree: a role stands under each of its organisations */
  onlyId: string
  parentId: string
  fullName: string
  enCode: string
  type: 'company' | 'department' | 'role'
  icon: string
  hasChildren: boolean
  isLeaf: boolean
  num: number
  children?: RoleNode[] | undefined
}
export type RoleGroup = {
  id: string
  /** Names from the top down */
  fullName: string
  type: 'company' | 'department' | 'role'
  hasChildren: boolean
  num: number
  children: {
    id: string
    fullName: string
    enCode: string
    type: 'role'
    isLeaf: true
  }[]
}
export type RoleOrganizeIds = {
  organizeIds: string[]
}
export type Role = {
  id: string
  fullName: string
  enCode: string
  globalMark: number
  organizeIdsTree: string[][]
  type: null | string
  enabledMark: number
  sortCode: number
  description: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type RoleCopy = {
  id: string
}
export const {
  useListRolesQuery,
  useLazyListRolesQuery,
  useCreateRoleMutation,
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
