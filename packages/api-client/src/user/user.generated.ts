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
    exportUsersByLaterName: build.mutation<ExportUsersByLaterNameApiResponse, ExportUsersByLaterNameApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/ExportData`,
        method: 'GET',
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          organizeId: queryArg.organizeId,
          gender: queryArg.gender,
          enabledMark: queryArg.enabledMark,
          dataType: queryArg.dataType,
          selectKey: queryArg.selectKey,
        },
      }),
    }),
    exportUsers: build.mutation<ExportUsersApiResponse, ExportUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/ExportExcel`,
        method: 'GET',
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          organizeId: queryArg.organizeId,
          gender: queryArg.gender,
          enabledMark: queryArg.enabledMark,
          dataType: queryArg.dataType,
          selectKey: queryArg.selectKey,
        },
      }),
    }),
    exportUserExceptions: build.mutation<ExportUserExceptionsApiResponse, ExportUserExceptionsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/ExportExceptionData`,
        method: 'POST',
        body: queryArg.userImportDataBody,
      }),
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
    importUsers: build.mutation<ImportUsersApiResponse, ImportUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/ImportData`,
        method: 'POST',
        body: queryArg.userImportDataBody,
      }),
    }),
    previewUserImport: build.query<PreviewUserImportApiResponse, PreviewUserImportApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/ImportPreview`,
        params: {
          fileName: queryArg.fileName,
        },
      }),
    }),
    listUserImports: build.query<ListUserImportsApiResponse, ListUserImportsApiArg>({
      query: () => ({ url: `/api/permission/Users/Imports` }),
    }),
    getUserImport: build.query<GetUserImportApiResponse, GetUserImportApiArg>({
      query: (queryArg) => ({ url: `/api/permission/Users/Imports/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    cancelUserImport: build.mutation<CancelUserImportApiResponse, CancelUserImportApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/Imports/${encodeURIComponent(String(queryArg.id))}/Actions/Cancel`,
        method: 'POST',
      }),
    }),
    applyUserImport: build.mutation<ApplyUserImportApiResponse, ApplyUserImportApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/Imports/${encodeURIComponent(String(queryArg.id))}/Actions/Start`,
        method: 'POST',
      }),
    }),
    undoUserImport: build.mutation<UndoUserImportApiResponse, UndoUserImportApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/Imports/${encodeURIComponent(String(queryArg.id))}/Actions/Undo`,
        method: 'POST',
      }),
    }),
    exportFaultyUsers: build.mutation<ExportFaultyUsersApiResponse, ExportFaultyUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/Imports/${encodeURIComponent(String(queryArg.id))}/Faulty`,
        method: 'GET',
      }),
    }),
    listUserImportRows: build.query<ListUserImportRowsApiResponse, ListUserImportRowsApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/Imports/${encodeURIComponent(String(queryArg.id))}/Rows`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          outcome: queryArg.outcome,
        },
      }),
    }),
    updateUserImportRow: build.mutation<UpdateUserImportRowApiResponse, UpdateUserImportRowApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/Imports/${encodeURIComponent(String(queryArg.id))}/Rows/${encodeURIComponent(String(queryArg.row))}`,
        method: 'PUT',
        body: queryArg.userCells,
      }),
    }),
    deleteUserImportRow: build.mutation<DeleteUserImportRowApiResponse, DeleteUserImportRowApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/Imports/${encodeURIComponent(String(queryArg.id))}/Rows/${encodeURIComponent(String(queryArg.row))}`,
        method: 'DELETE',
      }),
    }),
    listUserTree: build.query<ListUserTreeApiResponse, ListUserTreeApiArg>({
      query: () => ({ url: `/api/permission/Users/Selector` }),
    }),
    downloadUserTemplate: build.query<DownloadUserTemplateApiResponse, DownloadUserTemplateApiArg>({
      query: () => ({ url: `/api/permission/Users/TemplateDownload` }),
    }),
    uploadUserImport: build.mutation<UploadUserImportApiResponse, UploadUserImportApiArg>({
      query: (queryArg) => ({ url: `/api/permission/Users/Uploader`, method: 'POST', body: queryArg.body }),
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
export type ExportUsersByLaterNameApiResponse = /** status 200 Default Response */ FileTicket
export type ExportUsersByLaterNameApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  sort?: 'asc' | 'desc' | undefined
  sidx?: string | undefined
  keyword?: string | undefined
  organizeId?: string | undefined
  gender?: number | undefined
  enabledMark?: number | undefined
  /** 1: all pages; else the current one */
  dataType?: string | undefined
  /** Columns, joined by commas; none for all */
  selectKey?: string | undefined
}
export type ExportUsersApiResponse = /** status 200 Default Response */ FileTicket
export type ExportUsersApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  sort?: 'asc' | 'desc' | undefined
  sidx?: string | undefined
  keyword?: string | undefined
  organizeId?: string | undefined
  gender?: number | undefined
  enabledMark?: number | undefined
  /** 1: all pages; else the current one */
  dataType?: string | undefined
  /** Columns, joined by commas; none for all */
  selectKey?: string | undefined
}
export type ExportUserExceptionsApiResponse = /** status 200 Default Response */ FileTicket
export type ExportUserExceptionsApiArg = {
  userImportDataBody: UserImportDataBody
}
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
export type ImportUsersApiResponse = /** status 200 Default Response */ UserImportDataAnswer
export type ImportUsersApiArg = {
  userImportDataBody: UserImportDataBody
}
export type PreviewUserImportApiResponse = /** status 200 Default Response */ UserImportPreview
export type PreviewUserImportApiArg = {
  fileName: string
}
export type ListUserImportsApiResponse = /** status 200 Default Response */ {
  list: UserImport[]
}
export type ListUserImportsApiArg = void
export type GetUserImportApiResponse = /** status 200 Default Response */ UserImport
export type GetUserImportApiArg = {
  id: string
}
export type CancelUserImportApiResponse = /** status 200 Default Response */ UserImport
export type CancelUserImportApiArg = {
  id: string
}
export type ApplyUserImportApiResponse = /** status 200 Default Response */ {
  id: string
}
export type ApplyUserImportApiArg = {
  id: string
}
export type UndoUserImportApiResponse = /** status 200 Default Response */ {
  id: string
}
export type UndoUserImportApiArg = {
  id: string
}
export type ExportFaultyUsersApiResponse = /** status 200 Default Response */ FileTicket
export type ExportFaultyUsersApiArg = {
  id: string
}
export type ListUserImportRowsApiResponse = /** status 200 Default Response */ {
  list: UserImportRow[]
  pagination: {
    currentPage: number
    pageSize: number
    total: number
  }
}
export type ListUserImportRowsApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  outcome?: 'unchecked' | 'new' | 'changed' | 'same' | 'faulty' | undefined
  id: string
}
export type UpdateUserImportRowApiResponse = /** status 200 Default Response */ null | UserImportRow
export type UpdateUserImportRowApiArg = {
  id: string
  row: number
  userCells: UserCells
}
export type DeleteUserImportRowApiResponse = /** status 200 Default Response */ null
export type DeleteUserImportRowApiArg = {
  id: string
  row: number
}
export type ListUserTreeApiResponse = /** status 200 Default Response */ {
  list: UserNode[]
}
export type ListUserTreeApiArg = void
export type DownloadUserTemplateApiResponse = /** status 200 Default Response */ FileTicket
export type DownloadUserTemplateApiArg = void
export type UploadUserImportApiResponse = /** status 200 Default Response */ FileTicket
export type UploadUserImportApiArg = {
  body: {
    file: Blob
  }
}
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
  /** Ids joined by commas */
  groupId?: string | undefined
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
  /** Epoch milliseconds */
  entryDate?: (number | null) | undefined
  /** Id of a value of certificateType */
  certificatesType?: string | undefined
  certificatesNumber?: string | undefined
  /** Id of a value of Education */
  education?: string | undefined
  /** Epoch milliseconds */
  birthday?: (number | null) | undefined
  telePhone?: string | undefined
  landline?: string | undefined
  mobilePhone?: string | undefined
  urgentContacts?: string | undefined
  urgentTelePhone?: string | undefined
  postalAddress?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
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
export type FileTicket = {
  name: string
  url: string
}
export type UserImportDataBody = {
  list: {
    [key: string]: null | string | number
  }[]
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
export type UserImportDataAnswer = {
  /** People who were added */
  snum: number
  /** Rows that failed */
  fnum: number
  /** 0: all went well, 1: some failed */
  resultType: number
  /** Rows with errorsInfo */
  failResult: {
    [key: string]: string
  }[]
}
export type UserImportPreview = {
  dataRow: {
    [key: string]: string
  }[]
  headerRow: {
    [key: string]: string
  }[]
}
export type UserImport = {
  id: string
  fileName: string
  status: 'checking' | 'checked' | 'importing' | 'imported' | 'undoing' | 'undone'
  total: number
  /** People who were added or changed */
  imported: number
  /** Epoch milliseconds */
  createdAt: number
  counts: {
    unchecked: number
    new: number
    changed: number
    same: number
    faulty: number
  }
  job: null | {
    status: string
    done: number
    total: number
    message: string
  }
}
export type UserCells = {
  account?: string | undefined
  realName?: string | undefined
  gender?: string | undefined
  email?: string | undefined
  organizeId?: string | undefined
  managerId?: string | undefined
  positionId?: string | undefined
  roleId?: string | undefined
  sortCode?: string | undefined
  enabledMark?: string | undefined
  description?: string | undefined
  nation?: string | undefined
  nativePlace?: string | undefined
  entryDate?: string | undefined
  certificatesType?: string | undefined
  certificatesNumber?: string | undefined
  education?: string | undefined
  birthday?: string | undefined
  telePhone?: string | undefined
  landline?: string | undefined
  mobilePhone?: string | undefined
  urgentContacts?: string | undefined
  urgentTelePhone?: string | undefined
  postalAddress?: string | undefined
}
export type UserImportRow = {
  /** Number of the line, the first after the headings is 1 */
  row: number
  cells: UserCells
  outcome: 'unchecked' | 'new' | 'changed' | 'same' | 'faulty'
  /** Cell: what is wrong with it */
  problems: {
    [key: string]: string
  }
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
  /** *** where the user may not see the number */
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
  /** Ids of user groups joined by commas */
  groupId: string
  ranks: string
  /** 0 disabled, 1 enabled, 2 locked */
  enabledMark: number
  sortCode: number
  description: string
  /** Where the picture is */
  headIcon: string
  nation: string
  nativePlace: string
  /** Epoch milliseconds */
  entryDate: number | null
  certificatesType: string
  certificatesNumber: string
  education: string
  /** Epoch milliseconds */
  birthday: number | null
  telePhone: string
  landline: string
  mobilePhone: string
  urgentContacts: string
  urgentTelePhone: string
  postalAddress: string
  isAdministrator: number
  /** Epoch milliseconds */
  lastModifyTime: number | null
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
  useExportUsersByLaterNameMutation,
  useExportUsersMutation,
  useExportUserExceptionsMutation,
  useListUsersOfPositionQuery,
  useLazyListUsersOfPositionQuery,
  useListUsersOfRoleQuery,
  useLazyListUsersOfRoleQuery,
  useListUserContactsQuery,
  useLazyListUserContactsQuery,
  useListUserNodesQuery,
  useLazyListUserNodesQuery,
  useImportUsersMutation,
  usePreviewUserImportQuery,
  useLazyPreviewUserImportQuery,
  useListUserImportsQuery,
  useLazyListUserImportsQuery,
  useGetUserImportQuery,
  useLazyGetUserImportQuery,
  useCancelUserImportMutation,
  useApplyUserImportMutation,
  useUndoUserImportMutation,
  useExportFaultyUsersMutation,
  useListUserImportRowsQuery,
  useLazyListUserImportRowsQuery,
  useUpdateUserImportRowMutation,
  useDeleteUserImportRowMutation,
  useListUserTreeQuery,
  useLazyListUserTreeQuery,
  useDownloadUserTemplateQuery,
  useLazyDownloadUserTemplateQuery,
  useUploadUserImportMutation,
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
