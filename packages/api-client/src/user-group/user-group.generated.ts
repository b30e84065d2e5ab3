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
export type ListUserGroupsApiResponse = /** status 200 Default Response */ {
  list: UserGroupRow[]
  pagination: {
    currentPage: number
    pageSize: number
    total: number
  }
}
export type ListUserGroupsApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  sort?: 'asc' | 'desc' | undefined
  sidx?: string | undefined
  keyword?: string | undefined
}
export type CreateUserGroupApiResponse = /** status 200 Default Response */ null
export type CreateUserGroupApiArg = {
  userGroupBody: UserGroupBody
}
export type ExportUserGroupsApiResponse = /** status 200 Default Response */ FileTicket
export type ExportUserGroupsApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  sort?: 'asc' | 'desc' | undefined
  sidx?: string | undefined
  keyword?: string | undefined
  /** 1: all pages; else the current one */
  dataType?: string | undefined
  /** Columns, joined by commas; none for all */
  selectKey?: string | undefined
}
export type ListUserGroupTreeApiResponse = /** status 200 Default Response */ {
  list: UserGroupNode[]
}
export type ListUserGroupTreeApiArg = void
export type GetUserGroupApiResponse = /** status 200 Default Response */ UserGroup
export type GetUserGroupApiArg = {
  id: string
}
export type UpdateUserGroupApiResponse = /** status 200 Default Response */ null
export type UpdateUserGroupApiArg = {
  id: string
  userGroupBody: UserGroupBody
}
export type DeleteUserGroupApiResponse = /** status 200 Default Response */ null
export type DeleteUserGroupApiArg = {
  id: string
}
export type UserGroupRow = {
  id: string
  fullName: string
  enCode: string
  enabledMark: number
  sortCode: number
  description: string
  /** Name of the value of the dictionary groupType */
  type: string
  memberCount: number
  /** Epoch milliseconds */
  creatorTime: number
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type UserGroupBody = {
  fullName: string
  enCode: string
  /** Id of a value of the dictionary groupType */
  type: string
  enabledMark?: number | undefined
  sortCode?: number | undefined
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type FileTicket = {
  name: string
  url: string
}
export type UserGroupNode = {
  id: string
  parentId: string
  fullName: string
  enCode: string
  type: 'type' | 'group'
  hasChildren: boolean
  isLeaf: boolean
  num: number
  children?: UserGroupNode[] | undefined
}
export type UserGroup = {
  id: string
  fullName: string
  enCode: string
  enabledMark: number
  sortCode: number
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
