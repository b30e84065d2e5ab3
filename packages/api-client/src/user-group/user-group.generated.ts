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
export type ListUserGroupsApiArg = {
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
}
export type CreateUserGroupApiResponse = /** status 200 Done */ null
export type CreateUserGroupApiArg = {
  userGroupBody: UserGroupBody
}
export type ExportUserGroupsApiResponse = /** status 200 Done */ FileTicket
export type ExportUserGroupsApiArg = {
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
  /** 1: all pages; else the current one */
  dataType?: string | undefined
  /** Columns, joined by commas; none for all */
  selectKey?: string | undefined
}
export type ListUserGroupTreeApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: UserGroupNode[]
}
export type ListUserGroupTreeApiArg = void
export type GetUserGroupApiResponse = /** status 200 Done */ UserGroup
export type GetUserGroupApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type UpdateUserGroupApiResponse = /** status 200 Done */ null
export type UpdateUserGroupApiArg = {
  /** Id of the record, given by the server */
  id: string
  userGroupBody: UserGroupBody
}
export type DeleteUserGroupApiResponse = /** status 200 Done */ null
export type DeleteUserGroupApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type UserGroupRow = {
  /** Id of the record, given by the server */
  id: string
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Place among its neighbours; smaller comes first */
  sortCode: number
  /** Remark of the keepers */
  description: string
  /** Name of the value of the dictionary groupType */
  type: string
  /** How many members it has */
  memberCount: number
  /** Epoch milliseconds */
  creatorTime: number
  /** Epoch milliseconds */
  lastModifyTime: number | null
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
export type UserGroupBody = {
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** Id of a value of the dictionary groupType */
  type: string
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Place among its neighbours; smaller comes first */
  sortCode?: number | undefined
  /** Remark of the keepers */
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type FileTicket = {
  /** Name that people read */
  name: string
  /** Address, relative to the server */
  url: string
}
export type UserGroupNode = {
  /** Id of the record, given by the server */
  id: string
  /** Id of the record above; `-1` or `0` at the top */
  parentId: string
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** Kind, by number or name; the summary of the call says of what */
  type: 'type' | 'group'
  /** Whether there are records below this one */
  hasChildren: boolean
  /** Whether there is nothing below this record */
  isLeaf: boolean
  /** How many records lie below or belong to it */
  num: number
  /** Records below this one */
  children?: UserGroupNode[] | undefined
}
export type UserGroup = {
  /** Id of the record, given by the server */
  id: string
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Place among its neighbours; smaller comes first */
  sortCode: number
  /** Remark of the keepers */
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
