// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUserGroups: build.query<ListUserGroupsApiResponse, ListUserGroupsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Group`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
        },
      }),
    }),
    createUserGroup: build.mutation<CreateUserGroupApiResponse, CreateUserGroupApiArg>({
      query: (queryArg) => ({ url: `/api/permission/Group`, method: 'POST', body: queryArg.userGroupBody }),
    }),
    exportUserGroups: build.mutation<ExportUserGroupsApiResponse, ExportUserGroupsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Group/ExportData`,
        method: 'GET',
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          dataType: queryArg.dataType,
          selectKey: queryArg.selectKey,
        },
      }),
    }),
    listUserGroupTree: build.query<ListUserGroupTreeApiResponse, ListUserGroupTreeApiArg>({
      query: () => ({ url: `/api/permission/Group/Selector` }),
    }),
    getUserGroup: build.query<GetUserGroupApiResponse, GetUserGroupApiArg>({
      query: (queryArg) => ({ url: `/api/permission/Group/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateUserGroup: build.mutation<UpdateUserGroupApiResponse, UpdateUserGroupApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Group/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.userGroupBody,
      }),
    }),
    deleteUserGroup: build.mutation<DeleteUserGroupApiResponse, DeleteUserGroupApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Group/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as userGroupEndpoints }
export type ListUserGroupsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: UserGroupRow[]
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
export type ListUserGroupsApiArg = {
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
}
export type CreateUserGroupApiResponse = /** status 200 Done */ null
export type CreateUserGroupApiArg = {
  userGroupBody: UserGroupBody
}
export type ExportUserGroupsApiResponse = /** status 200 Done */ FileTicket
export type ExportUserGroupsApiArg = {
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
  /** 1: all pages; otherwise the current page */
  dataType?: string | undefined
  /** Columns, separated by commas. Omitted: all */
  selectKey?: string | undefined
}
export type ListUserGroupTreeApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: UserGroupNode[]
}
export type ListUserGroupTreeApiArg = void
export type GetUserGroupApiResponse = /** status 200 Done */ UserGroup
export type GetUserGroupApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateUserGroupApiResponse = /** status 200 Done */ null
export type UpdateUserGroupApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  userGroupBody: UserGroupBody
}
export type DeleteUserGroupApiResponse = /** status 200 Done */ null
export type DeleteUserGroupApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UserGroupRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Remarks */
  description: string
  /** Name of the value of the dictionary groupType */
  type: string
  /** Number of members */
  memberCount: number
  /** Epoch milliseconds */
  creatorTime: number
  /** Epoch milliseconds */
  lastModifyTime: number | null
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
export type UserGroupBody = {
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Id of a value of the dictionary groupType */
  type: string
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
  /** Remarks */
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type FileTicket = {
  /** Display name */
  name: string
  /** Address, relative to the server */
  url: string
}
export type UserGroupNode = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Type, as a number or name, of the object of the operation */
  type: 'type' | 'group'
  /** Whether the record has children */
  hasChildren: boolean
  /** Whether the record has no children */
  isLeaf: boolean
  /** Number of children or members */
  num: number
  /** Child records */
  children?: UserGroupNode[] | undefined
}
export type UserGroup = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Remarks */
  description: string
  /** Id of a value of the dictionary groupType */
  type: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export const {
  useListUserGroupsQuery,
  useLazyListUserGroupsQuery,
  useCreateUserGroupMutation,
  useExportUserGroupsMutation,
  useListUserGroupTreeQuery,
  useLazyListUserGroupTreeQuery,
  useGetUserGroupQuery,
  useLazyGetUserGroupQuery,
  useUpdateUserGroupMutation,
  useDeleteUserGroupMutation,
} = injectedRtkApi
