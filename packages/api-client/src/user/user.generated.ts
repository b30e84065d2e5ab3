// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          organizeId: queryArg.organizeId,
          gender: queryArg.gender,
          enabledMark: queryArg.enabledMark,
        },
      }),
    }),
    createUser: build.mutation<CreateUserApiResponse, CreateUserApiArg>({
      query: (queryArg) => ({ url: `/api/permission/Users`, method: 'POST', body: queryArg.userBody }),
    }),
    changeUsers: build.mutation<ChangeUsersApiResponse, ChangeUsersApiArg>({
      query: (queryArg) => ({ url: `/api/permission/Users/Actions/Bulk`, method: 'POST', body: queryArg.userBulkBody }),
    }),
    listAllUsers: build.query<ListAllUsersApiResponse, ListAllUsersApiArg>({
      query: () => ({ url: `/api/permission/Users/All` }),
    }),
    listUsersOfPosition: build.query<ListUsersOfPositionApiResponse, ListUsersOfPositionApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/GetUsersByPositionId`,
        params: {
          positionId: queryArg.positionId,
          keyword: queryArg.keyword,
        },
      }),
    }),
    listUsersOfRole: build.query<ListUsersOfRoleApiResponse, ListUsersOfRoleApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/GetUsersByRoleOrgId`,
        params: {
          roleId: queryArg.roleId,
          organizeId: queryArg.organizeId,
          keyword: queryArg.keyword,
        },
      }),
    }),
    listUserContacts: build.query<ListUserContactsApiResponse, ListUserContactsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/ImUser`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          keyword: queryArg.keyword,
        },
      }),
    }),
    listUserNodes: build.query<ListUserNodesApiResponse, ListUserNodesApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/ImUser/Selector/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
        body: queryArg.userNodeBody,
      }),
    }),
    listUserTree: build.query<ListUserTreeApiResponse, ListUserTreeApiArg>({
      query: () => ({ url: `/api/permission/Users/Selector` }),
    }),
    listUsersOfOrganization: build.query<ListUsersOfOrganizationApiResponse, ListUsersOfOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/getOrganization`,
        params: {
          keyword: queryArg.keyword,
          organizeId: queryArg.organizeId,
        },
      }),
    }),
    listUserSubordinates: build.query<ListUserSubordinatesApiResponse, ListUserSubordinatesApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/getSubordinates`,
        method: 'POST',
        body: queryArg.keywordBody,
      }),
    }),
    listUsersByIds: build.query<ListUsersByIdsApiResponse, ListUsersByIdsApiArg>({
      query: (queryArg) => ({ url: `/api/permission/Users/getUserList`, method: 'POST', body: queryArg.userIdsBody }),
    }),
    getUser: build.query<GetUserApiResponse, GetUserApiArg>({
      query: (queryArg) => ({ url: `/api/permission/Users/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.userBody,
      }),
    }),
    deleteUser: build.mutation<DeleteUserApiResponse, DeleteUserApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    resetUserPassword: build.mutation<ResetUserPasswordApiResponse, ResetUserPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/${encodeURIComponent(String(queryArg.id))}/Actions/ResetPassword`,
        method: 'POST',
        body: queryArg.resetPasswordBody,
      }),
    }),
    toggleUserState: build.mutation<ToggleUserStateApiResponse, ToggleUserStateApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/${encodeURIComponent(String(queryArg.id))}/Actions/State`,
        method: 'PUT',
      }),
    }),
    unlockUser: build.mutation<UnlockUserApiResponse, UnlockUserApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/${encodeURIComponent(String(queryArg.id))}/Actions/unlock`,
        method: 'PUT',
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as userEndpoints }
export type ListUsersApiResponse = /** status 200 Default Response */ {
  list: UserRow[]
  pagination: {
    currentPage: number
    pageSize: number
    total: number
  }
}
export type ListUsersApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  sort?: 'asc' | 'desc' | undefined
  sidx?: string | undefined
  keyword?: string | undefined
  /** With everything below it */
  organizeId?: string | undefined
  gender?: number | undefined
  /** 0 disabled, 1 enabled, 2 locked */
  enabledMark?: number | undefined
}
export type CreateUserApiResponse = /** status 200 Default Response */ null
export type CreateUserApiArg = {
  userBody: UserBody
}
export type ChangeUsersApiResponse = /** status 200 Default Response */ {
  list: UserBulkOutcome[]
}
export type ChangeUsersApiArg = {
  userBulkBody: UserBulkBody
}
export type ListAllUsersApiResponse = /** status 200 Default Response */ {
  list: UserOption[]
}
export type ListAllUsersApiArg = void
export type ListUsersOfPositionApiResponse = /** status 200 Default Response */ UserNode[]
export type ListUsersOfPositionApiArg = {
  positionId: string
  keyword?: string | undefined
}
export type ListUsersOfRoleApiResponse = /** status 200 Default Response */ UserNode[]
export type ListUsersOfRoleApiArg = {
  roleId: string
  /** 0: the top */
  organizeId?: string | undefined
  keyword?: string | undefined
}
export type ListUserContactsApiResponse = /** status 200 Default Response */ {
  list: UserContact[]
  pagination: {
    currentPage: number
    pageSize: number
    total: number
  }
}
export type ListUserContactsApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  keyword?: string | undefined
}
export type ListUserNodesApiResponse = /** status 200 Default Response */ {
  list: UserNode[]
  pagination?:
    | {
        currentPage: number
        pageSize: number
        total: number
      }
    | undefined
}
export type ListUserNodesApiArg = {
  id: string
  userNodeBody: UserNodeBody
}
export type ListUserTreeApiResponse = /** status 200 Default Response */ {
  list: UserNode[]
}
export type ListUserTreeApiArg = void
export type ListUsersOfOrganizationApiResponse = /** status 200 Default Response */ UserNode[]
export type ListUsersOfOrganizationApiArg = {
  keyword?: string | undefined
  /** 0: where the caller works at the moment */
  organizeId?: string | undefined
}
export type ListUserSubordinatesApiResponse = /** status 200 Default Response */ UserNode[]
export type ListUserSubordinatesApiArg = {
  keywordBody: KeywordBody
}
export type ListUsersByIdsApiResponse = /** status 200 Default Response */ {
  list: UserLabel[]
}
export type ListUsersByIdsApiArg = {
  userIdsBody: UserIdsBody
}
export type GetUserApiResponse = /** status 200 Default Response */ User
export type GetUserApiArg = {
  id: string
}
export type UpdateUserApiResponse = /** status 200 Default Response */ null
export type UpdateUserApiArg = {
  id: string
  userBody: UserBody
}
export type DeleteUserApiResponse = /** status 200 Default Response */ null
export type DeleteUserApiArg = {
  id: string
}
export type ResetUserPasswordApiResponse = /** status 200 Default Response */ null
export type ResetUserPasswordApiArg = {
  id: string
  resetPasswordBody: ResetPasswordBody
}
export type ToggleUserStateApiResponse = /** status 200 Default Response */ null
export type ToggleUserStateApiArg = {
  id: string
}
export type UnlockUserApiResponse = /** status 200 Default Response */ null
export type UnlockUserApiArg = {
  id: string
}
export type UserRow = {
  id: string
  account: string
  realName: string
  gender: number
  mobilePhone: string
  /** Organisations from the top down, joined by ; */
  organize: string
  /** The same */
  department: string
  /** Names joined by commas */
  position: string
  /** Names joined by commas */
  roleName: string
  description: string
  /** 0 disabled, 1 enabled, 2 locked */
  enabledMark: number
  /** Epoch milliseconds */
  creatorTime: number
  sortCode: number
  isAdministrator: number
  headIcon: string
}
export type UserBody = {
  account: string
  realName: string
  /** 1 male, 2 female, 3 not said */
  gender: number
  email?: string | undefined
  /** Ids joined by commas */
  organizeId?: string | undefined
  /** Ids from the top to each organisation; counts before organizeId */
  organizeIdTree?: string[][] | undefined
  managerId?: (null | string) | undefined
  /** Ids joined by commas */
  positionId?: string | undefined
  /** Ids joined by commas */
  roleId?: string | undefined
  /** Code of a value of Rank */
  ranks?: string | undefined
  /** 0 disabled, 1 enabled, 2 locked */
  enabledMark?: number | undefined
  sortCode?: number | undefined
  description?: string | undefined
  /** Name of an uploaded picture */
  headIcon?: string | undefined
  /** Id of a value of Nation */
  nation?: string | undefined
  nativePlace?: string | undefined
  entryDate?: (null | number) | undefined
  /** Id of a value of certificateType */
  certificatesType?: string | undefined
  certificatesNumber?: string | undefined
  /** Id of a value of Education */
  education?: string | undefined
  birthday?: (null | number) | undefined
  telePhone?: string | undefined
  landline?: string | undefined
  mobilePhone?: string | undefined
  urgentContacts?: string | undefined
  urgentTelePhone?: string | undefined
  postalAddress?: string | undefined
  /** As it was read: refused when somebody changed it since */
  lastModifyTime?: (null | number) | undefined
  id?: string | undefined
  isAdministrator?: number | undefined
}
export type UserBulkOutcome = {
  id: string
  ok: boolean
  /** Why it failed */
  msg: string
}
export type UserBulkBody = {
  ids: string[]
  action: 'enable' | 'disable' | 'delete' | 'move'
  /** Where to move to */
  organizeId?: string | undefined
}
export type UserOption = {
  id: string
  account: string
  realName: string
  headIcon: string
  gender: number
  /** Names from the top down */
  department: string
  sortCode: number
  /** Pinyin initials */
  quickQuery: string
}
export type UserNode = {
  id: string
  parentId: string
  /** Of a person: name/account */
  fullName: string
  realName?: string | undefined
  account?: string | undefined
  type: 'company' | 'department' | 'user'
  icon: string
  headIcon?: string | undefined
  /** Of a person: names from the top down */
  organize?: string | undefined
  /** 0 disabled, 1 enabled, 2 locked */
  enabledMark: number
  sortCode: number
  hasChildren: boolean
  isLeaf: boolean
  /** Number of children */
  num?: number | undefined
  children?: UserNode[] | undefined
}
export type UserContact = {
  id: string
  account: string
  realName: string
  headIcon: string
  /** Names from the top down */
  department: string
}
export type UserNodeBody = {
  keyword?: string | undefined
  currentPage?: number | undefined
  pageSize?: number | undefined
}
export type KeywordBody = {
  keyword?: string | undefined
}
export type UserLabel = {
  id: string
  /** name/account */
  fullName: string
  headIcon: string
  organize: string
  gender: number
  mobilePhone: string
  /** 0 disabled, 1 enabled, 2 locked */
  enabledMark: number
  deleteMark: null | number
  sortCode: number
}
export type UserIdsBody = {
  userId?: string[] | undefined
  ids?: string[] | undefined
}
export type User = {
  id: string
  account: string
  realName: string
  gender: number
  email: string
  /** Ids joined by commas */
  organizeId: string
  /** Ids from the top to each organisation */
  organizeIdTree: string[][]
  managerId: string
  /** Ids joined by commas */
  positionId: string
  /** Ids joined by commas */
  roleId: string
  ranks: string
  /** 0 disabled, 1 enabled, 2 locked */
  enabledMark: number
  sortCode: number
  description: string
  /** Where the picture is */
  headIcon: string
  nation: string
  nativePlace: string
  entryDate: null | number
  certificatesType: string
  certificatesNumber: string
  education: string
  birthday: null | number
  telePhone: string
  landline: string
  mobilePhone: string
  urgentContacts: string
  urgentTelePhone: string
  postalAddress: string
  isAdministrator: number
  lastModifyTime: null | number
}
export type ResetPasswordBody = {
  id?: string | undefined
  /** MD5 of the password, hexadecimal */
  userPassword: string
  /** MD5 of the password, hexadecimal */
  validatePassword: string
}
export const {
  useListUsersQuery,
  useLazyListUsersQuery,
  useCreateUserMutation,
  useChangeUsersMutation,
  useListAllUsersQuery,
  useLazyListAllUsersQuery,
  useListUsersOfPositionQuery,
  useLazyListUsersOfPositionQuery,
  useListUsersOfRoleQuery,
  useLazyListUsersOfRoleQuery,
  useListUserContactsQuery,
  useLazyListUserContactsQuery,
  useListUserNodesQuery,
  useLazyListUserNodesQuery,
  useListUserTreeQuery,
  useLazyListUserTreeQuery,
  useListUsersOfOrganizationQuery,
  useLazyListUsersOfOrganizationQuery,
  useListUserSubordinatesQuery,
  useLazyListUserSubordinatesQuery,
  useListUsersByIdsQuery,
  useLazyListUsersByIdsQuery,
  useGetUserQuery,
  useLazyGetUserQuery,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useResetUserPasswordMutation,
  useToggleUserStateMutation,
  useUnlockUserMutation,
} = injectedRtkApi
