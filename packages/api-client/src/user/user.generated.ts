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
export type ListUsersApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: UserRow[]
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
export type ListUsersApiArg = {
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
  /** Id of an organisation. Includes its descendants */
  organizeId?: string | undefined
  /** 1 male, 2 female, 3 not specified */
  gender?: number | undefined
  /** 0 disabled, 1 enabled, 2 locked */
  enabledMark?: number | undefined
}
export type CreateUserApiResponse = /** status 200 Done */ null
export type CreateUserApiArg = {
  userBody: UserBody
}
export type ChangeUsersApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: UserBulkOutcome[]
}
export type ChangeUsersApiArg = {
  userBulkBody: UserBulkBody
}
export type ListAllUsersApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: UserOption[]
}
export type ListAllUsersApiArg = void
export type ExportUsersByLaterNameApiResponse = /** status 200 Done */ FileTicket
export type ExportUsersByLaterNameApiArg = {
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
  /** Id of the organisation */
  organizeId?: string | undefined
  /** 1 male, 2 female, 3 not specified */
  gender?: number | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** 1: all pages; otherwise the current page */
  dataType?: string | undefined
  /** Columns, separated by commas. Omitted: all */
  selectKey?: string | undefined
}
export type ExportUsersApiResponse = /** status 200 Done */ FileTicket
export type ExportUsersApiArg = {
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
  /** Id of the organisation */
  organizeId?: string | undefined
  /** 1 male, 2 female, 3 not specified */
  gender?: number | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** 1: all pages; otherwise the current page */
  dataType?: string | undefined
  /** Columns, separated by commas. Omitted: all */
  selectKey?: string | undefined
}
export type ExportUserExceptionsApiResponse = /** status 200 Done */ FileTicket
export type ExportUserExceptionsApiArg = {
  userImportDataBody: UserImportDataBody
}
export type ListUsersOfPositionApiResponse = /** status 200 Done */ UserNode[]
export type ListUsersOfPositionApiArg = {
  /** Id of the position */
  positionId: string
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
}
export type ListUsersOfRoleApiResponse = /** status 200 Done */ UserNode[]
export type ListUsersOfRoleApiArg = {
  /** Id of the role */
  roleId: string
  /** Id of an organisation; 0: the top level */
  organizeId?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
}
export type ListUserContactsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: UserContact[]
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
export type ListUserContactsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
}
export type ListUserNodesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: UserNode[]
  /** Current page and total number of rows */
  pagination?:
    | {
        /** Number of the page, from 1 */
        currentPage: number
        /** Number of rows per page */
        pageSize: number
        /** Total number of rows */
        total: number
      }
    | undefined
}
export type ListUserNodesApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  userNodeBody: UserNodeBody
}
export type ImportUsersApiResponse = /** status 200 Done */ UserImportDataAnswer
export type ImportUsersApiArg = {
  userImportDataBody: UserImportDataBody
}
export type PreviewUserImportApiResponse = /** status 200 Done */ UserImportPreview
export type PreviewUserImportApiArg = {
  /** Name of the file */
  fileName: string
}
export type ListUserImportsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: UserImport[]
}
export type ListUserImportsApiArg = void
export type GetUserImportApiResponse = /** status 200 Done */ UserImport
export type GetUserImportApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type CancelUserImportApiResponse = /** status 200 Done */ UserImport
export type CancelUserImportApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ApplyUserImportApiResponse = /** status 200 Done */ {
  /** Id of the record, assigned by the server */
  id: string
}
export type ApplyUserImportApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UndoUserImportApiResponse = /** status 200 Done */ {
  /** Id of the record, assigned by the server */
  id: string
}
export type UndoUserImportApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ExportFaultyUsersApiResponse = /** status 200 Done */ FileTicket
export type ExportFaultyUsersApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListUserImportRowsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: UserImportRow[]
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
export type ListUserImportRowsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Outcome */
  outcome?: 'unchecked' | 'new' | 'changed' | 'same' | 'faulty' | undefined
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateUserImportRowApiResponse = /** status 200 Done */ null | UserImportRow
export type UpdateUserImportRowApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  /** Number of the row */
  row: number
  userCells: UserCells
}
export type DeleteUserImportRowApiResponse = /** status 200 Done */ null
export type DeleteUserImportRowApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  /** Number of the row */
  row: number
}
export type ListUserTreeApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: UserNode[]
}
export type ListUserTreeApiArg = void
export type DownloadUserTemplateApiResponse = /** status 200 Done */ FileTicket
export type DownloadUserTemplateApiArg = void
export type UploadUserImportApiResponse = /** status 200 Done */ FileTicket
export type UploadUserImportApiArg = {
  body: {
    /** Content of the file */
    file: Blob
  }
}
export type ListUsersOfOrganizationApiResponse = /** status 200 Done */ UserNode[]
export type ListUsersOfOrganizationApiArg = {
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Id of an organisation; 0: the current organisation of the caller */
  organizeId?: string | undefined
}
export type ListUserSubordinatesApiResponse = /** status 200 Done */ UserNode[]
export type ListUserSubordinatesApiArg = {
  keywordBody: KeywordBody
}
export type ListUsersByIdsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: UserLabel[]
}
export type ListUsersByIdsApiArg = {
  userIdsBody: UserIdsBody
}
export type GetUserApiResponse = /** status 200 Done */ User
export type GetUserApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateUserApiResponse = /** status 200 Done */ null
export type UpdateUserApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  userBody: UserBody
}
export type DeleteUserApiResponse = /** status 200 Done */ null
export type DeleteUserApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ResetUserPasswordApiResponse = /** status 200 Done */ null
export type ResetUserPasswordApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  resetPasswordBody: ResetPasswordBody
}
export type ToggleUserStateApiResponse = /** status 200 Done */ null
export type ToggleUserStateApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UnlockUserApiResponse = /** status 200 Done */ null
export type UnlockUserApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UserRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Account name for sign-in */
  account: string
  /** Name of the user */
  realName: string
  /** 1 male, 2 female, 3 not specified */
  gender: number
  /** Mobile number */
  mobilePhone: string
  /** Paths of the organisations from the top level, separated by ; */
  organize: string
  /** Same value as organize */
  department: string
  /** Names, separated by commas */
  position: string
  /** Names, separated by commas */
  roleName: string
  /** Remarks */
  description: string
  /** 0 disabled, 1 enabled, 2 locked */
  enabledMark: number
  /** Epoch milliseconds */
  creatorTime: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Whether the user is an administrator with all permissions */
  isAdministrator: number
  /** Address of the picture, relative to the server */
  headIcon: string
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
export type UserBody = {
  /** Account name for sign-in */
  account: string
  /** Name of the user */
  realName: string
  /** 1 male, 2 female, 3 not specified */
  gender: number
  /** E-mail address */
  email?: string | undefined
  /** Ids, separated by commas */
  organizeId?: string | undefined
  /** Ids from the top level to each organisation. Has precedence over organizeId */
  organizeIdTree?: string[][] | undefined
  /** Id of the manager */
  managerId?: (null | string) | undefined
  /** Ids, separated by commas */
  positionId?: string | undefined
  /** Ids, separated by commas */
  roleId?: string | undefined
  /** Ids, separated by commas */
  groupId?: string | undefined
  /** Code of a value of the dictionary Rank */
  ranks?: string | undefined
  /** 0 disabled, 1 enabled, 2 locked */
  enabledMark?: number | undefined
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
  /** Remarks */
  description?: string | undefined
  /** Name of an uploaded picture */
  headIcon?: string | undefined
  /** Id of a value of the dictionary Nation */
  nation?: string | undefined
  /** Place of origin */
  nativePlace?: string | undefined
  /** Epoch milliseconds */
  entryDate?: (number | null) | undefined
  /** Id of a value of the dictionary certificateType */
  certificatesType?: string | undefined
  /** Number of the identity document */
  certificatesNumber?: string | undefined
  /** Id of a value of the dictionary Education */
  education?: string | undefined
  /** Epoch milliseconds */
  birthday?: (number | null) | undefined
  /** Office telephone number */
  telePhone?: string | undefined
  /** Landline number */
  landline?: string | undefined
  /** Mobile number */
  mobilePhone?: string | undefined
  /** Emergency contact */
  urgentContacts?: string | undefined
  /** Telephone number of the emergency contact */
  urgentTelePhone?: string | undefined
  /** Postal address */
  postalAddress?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  /** Id of the record, assigned by the server */
  id?: string | undefined
  /** Whether the user is an administrator with all permissions */
  isAdministrator?: number | undefined
}
export type UserBulkOutcome = {
  /** Id of the record, assigned by the server */
  id: string
  ok: boolean
  /** Reason of the failure */
  msg: string
}
export type UserBulkBody = {
  /** Ids of the records */
  ids: string[]
  /** Action */
  action: 'enable' | 'disable' | 'delete' | 'move'
  /** Id of the target organisation */
  organizeId?: string | undefined
}
export type UserOption = {
  /** Id of the record, assigned by the server */
  id: string
  /** Account name for sign-in */
  account: string
  /** Name of the user */
  realName: string
  /** Address of the picture, relative to the server */
  headIcon: string
  /** 1 male, 2 female, 3 not specified */
  gender: number
  /** Names, from the top level */
  department: string
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Pinyin initials */
  quickQuery: string
}
export type FileTicket = {
  /** Display name */
  name: string
  /** Address, relative to the server */
  url: string
}
export type UserImportDataBody = {
  /** Rows or nodes */
  list: {
    [key: string]: null | string | number
  }[]
}
export type UserNode = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** For users: name/account */
  fullName: string
  /** Name of the user */
  realName?: string | undefined
  /** Account name for sign-in */
  account?: string | undefined
  /** Type, as a number or name, of the object of the operation */
  type: 'company' | 'department' | 'user'
  /** Class name of the icon */
  icon: string
  /** Address of the picture, relative to the server */
  headIcon?: string | undefined
  /** For users: names of the organisations, from the top level */
  organize?: string | undefined
  /** 0 disabled, 1 enabled, 2 locked */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Whether the record has children */
  hasChildren: boolean
  /** Whether the record has no children */
  isLeaf: boolean
  /** Number of children */
  num?: number | undefined
  /** Child records */
  children?: UserNode[] | undefined
}
export type UserContact = {
  /** Id of the record, assigned by the server */
  id: string
  /** Account name for sign-in */
  account: string
  /** Name of the user */
  realName: string
  /** Address of the picture, relative to the server */
  headIcon: string
  /** Names, from the top level */
  department: string
}
export type UserNodeBody = {
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Restricts the result to these users and to the users of these organisations, positions, roles and groups: id or id--type. The response is a flat paged list */
  ableIds?: string[] | undefined
}
export type UserImportDataAnswer = {
  /** Number of created users */
  snum: number
  /** Number of rejected rows */
  fnum: number
  /** 0: all rows imported, 1: some rows rejected */
  resultType: number
  /** Rejected rows with errorsInfo */
  failResult: {
    [key: string]: string
  }[]
}
export type UserImportPreview = {
  /** Rows of the sheet */
  dataRow: {
    [key: string]: string
  }[]
  /** Columns of the sheet */
  headerRow: {
    [key: string]: string
  }[]
}
export type UserImport = {
  /** Id of the record, assigned by the server */
  id: string
  /** Name of the file */
  fileName: string
  /** State of progress */
  status: 'checking' | 'checked' | 'importing' | 'imported' | 'undoing' | 'undone'
  /** Total number of rows */
  total: number
  /** Number of created or updated users */
  imported: number
  /** Epoch milliseconds */
  createdAt: number
  /** Number of items of each type */
  counts: {
    /** Number of rows that are not validated yet */
    unchecked: number
    /** Number of rows that create a record */
    new: number
    /** Number of rows that update a record */
    changed: number
    /** Number of rows without changes */
    same: number
    /** Number of rows with errors */
    faulty: number
  }
  job: null | {
    /** State of progress */
    status: string
    done: number
    /** Total number of rows */
    total: number
    /** Message for users */
    message: string
  }
}
export type UserCells = {
  /** Account name for sign-in */
  account?: string | undefined
  /** Name of the user */
  realName?: string | undefined
  /** 1 male, 2 female, 3 not specified */
  gender?: string | undefined
  /** E-mail address */
  email?: string | undefined
  /** Id of the organisation */
  organizeId?: string | undefined
  /** Id of the manager */
  managerId?: string | undefined
  /** Id of the position */
  positionId?: string | undefined
  /** Id of the role */
  roleId?: string | undefined
  /** Sort order among siblings, ascending */
  sortCode?: string | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: string | undefined
  /** Remarks */
  description?: string | undefined
  /** Ethnic group: id of its dictionary entry */
  nation?: string | undefined
  /** Place of origin */
  nativePlace?: string | undefined
  /** First working day, in epoch milliseconds */
  entryDate?: string | undefined
  /** Type of identity document: id of its dictionary entry */
  certificatesType?: string | undefined
  /** Number of the identity document */
  certificatesNumber?: string | undefined
  /** Education: id of its dictionary entry */
  education?: string | undefined
  /** Date of birth */
  birthday?: string | undefined
  /** Office telephone number */
  telePhone?: string | undefined
  /** Landline number */
  landline?: string | undefined
  /** Mobile number */
  mobilePhone?: string | undefined
  /** Emergency contact */
  urgentContacts?: string | undefined
  /** Telephone number of the emergency contact */
  urgentTelePhone?: string | undefined
  /** Postal address */
  postalAddress?: string | undefined
}
export type UserImportRow = {
  /** Number of the line; the first line after the headings is 1 */
  row: number
  cells: UserCells
  /** Outcome */
  outcome: 'unchecked' | 'new' | 'changed' | 'same' | 'faulty'
  /** Error of each cell */
  problems: {
    [key: string]: string
  }
}
export type KeywordBody = {
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
}
export type UserLabel = {
  /** Id of the record, assigned by the server */
  id: string
  /** name/account */
  fullName: string
  /** Address of the picture, relative to the server */
  headIcon: string
  /** Organisation: path of names */
  organize: string
  /** 1 male, 2 female, 3 not specified */
  gender: number
  /** `***` if the caller may not see the number */
  mobilePhone: string
  /** 0 disabled, 1 enabled, 2 locked */
  enabledMark: number
  /** 1 if the record is in the recycle bin */
  deleteMark: null | number
  /** Sort order among siblings, ascending */
  sortCode: number
}
export type UserIdsBody = {
  /** Id of the user */
  userId?: string[] | undefined
  /** Ids of the records */
  ids?: string[] | undefined
}
export type User = {
  /** Id of the record, assigned by the server */
  id: string
  /** Account name for sign-in */
  account: string
  /** Name of the user */
  realName: string
  /** 1 male, 2 female, 3 not specified */
  gender: number
  /** E-mail address */
  email: string
  /** Ids, separated by commas */
  organizeId: string
  /** Ids from the top level to each organisation */
  organizeIdTree: string[][]
  /** Id of the manager */
  managerId: string
  /** Ids, separated by commas */
  positionId: string
  /** Ids, separated by commas */
  roleId: string
  /** Ids of user groups, separated by commas */
  groupId: string
  /** Rank: id of its dictionary entry */
  ranks: string
  /** 0 disabled, 1 enabled, 2 locked */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Remarks */
  description: string
  /** Address of the picture */
  headIcon: string
  /** Ethnic group: id of its dictionary entry */
  nation: string
  /** Place of origin */
  nativePlace: string
  /** Epoch milliseconds */
  entryDate: number | null
  /** Type of identity document: id of its dictionary entry */
  certificatesType: string
  /** Number of the identity document */
  certificatesNumber: string
  /** Education: id of its dictionary entry */
  education: string
  /** Epoch milliseconds */
  birthday: number | null
  /** Office telephone number */
  telePhone: string
  /** Landline number */
  landline: string
  /** Mobile number */
  mobilePhone: string
  /** Emergency contact */
  urgentContacts: string
  /** Telephone number of the emergency contact */
  urgentTelePhone: string
  /** Postal address */
  postalAddress: string
  /** Whether the user is an administrator with all permissions */
  isAdministrator: number
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type ResetPasswordBody = {
  /** Id of the record, assigned by the server */
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
