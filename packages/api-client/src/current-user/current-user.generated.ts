// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadAvatar: build.mutation<UploadAvatarApiResponse, UploadAvatarApiArg>({
      query: (queryArg) => ({ url: `/api/file/Uploader/userAvatar`, method: 'POST', body: queryArg.body }),
    }),
    modifyPassword: build.mutation<ModifyPasswordApiResponse, ModifyPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/Current/Actions/ModifyPassword`,
        method: 'POST',
        body: queryArg.modifyPasswordBody,
      }),
    }),
    getAuthorize: build.query<GetAuthorizeApiResponse, GetAuthorizeApiArg>({
      query: () => ({ url: `/api/permission/Users/Current/Authorize` }),
    }),
    saveAvatar: build.mutation<SaveAvatarApiResponse, SaveAvatarApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/Current/Avatar/${encodeURIComponent(String(queryArg.name))}`,
        method: 'PUT',
      }),
    }),
    getBaseInfo: build.query<GetBaseInfoApiResponse, GetBaseInfoApiArg>({
      query: () => ({ url: `/api/permission/Users/Current/BaseInfo` }),
    }),
    updateBaseInfo: build.mutation<UpdateBaseInfoApiResponse, UpdateBaseInfoApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/Current/BaseInfo`,
        method: 'PUT',
        body: queryArg.baseInfoBody,
      }),
    }),
    listSubordinates: build.query<ListSubordinatesApiResponse, ListSubordinatesApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/Current/Subordinate/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    saveLanguage: build.mutation<SaveLanguageApiResponse, SaveLanguageApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/Current/SystemLanguage`,
        method: 'PUT',
        body: queryArg.languageBody,
      }),
    }),
    listMySystemLog: build.query<ListMySystemLogApiResponse, ListMySystemLogApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/Current/SystemLog`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          keyword: queryArg.keyword,
          category: queryArg.category,
          startTime: queryArg.startTime,
          endTime: queryArg.endTime,
        },
      }),
    }),
    saveTheme: build.mutation<SaveThemeApiResponse, SaveThemeApiArg>({
      query: (queryArg) => ({
        url: `/api/permission/Users/Current/SystemTheme`,
        method: 'PUT',
        body: queryArg.themeBody,
      }),
    }),
    listMyOrganizations: build.query<ListMyOrganizationsApiResponse, ListMyOrganizationsApiArg>({
      query: () => ({ url: `/api/permission/Users/Current/getUserOrganizes` }),
    }),
    listMyPositions: build.query<ListMyPositionsApiResponse, ListMyPositionsApiArg>({
      query: () => ({ url: `/api/permission/Users/Current/getUserPositions` }),
    }),
    changeMajor: build.mutation<ChangeMajorApiResponse, ChangeMajorApiArg>({
      query: (queryArg) => ({ url: `/api/permission/Users/Current/major`, method: 'PUT', body: queryArg.majorBody }),
    }),
    reportUiErrors: build.mutation<ReportUiErrorsApiResponse, ReportUiErrorsApiArg>({
      query: (queryArg) => ({ url: `/api/system/UiError`, method: 'POST', body: queryArg.uiErrorsBody }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as currentUserEndpoints }
export type UploadAvatarApiResponse = /** status 200 Done */ AvatarUpload
export type UploadAvatarApiArg = {
  body: {
    /** Content of the file */
    file: Blob
  }
}
export type ModifyPasswordApiResponse = /** status 200 Done */ null
export type ModifyPasswordApiArg = {
  modifyPasswordBody: ModifyPasswordBody
}
export type GetAuthorizeApiResponse = /** status 200 Done */ Authorize
export type GetAuthorizeApiArg = void
export type SaveAvatarApiResponse = /** status 200 Done */ null
export type SaveAvatarApiArg = {
  /** Display name */
  name: string
}
export type GetBaseInfoApiResponse = /** status 200 Done */ BaseInfo
export type GetBaseInfoApiArg = void
export type UpdateBaseInfoApiResponse = /** status 200 Done */ null
export type UpdateBaseInfoApiArg = {
  baseInfoBody: BaseInfoBody
}
export type ListSubordinatesApiResponse = /** status 200 Done */ Subordinate[]
export type ListSubordinatesApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type SaveLanguageApiResponse = /** status 200 Done */ null
export type SaveLanguageApiArg = {
  languageBody: LanguageBody
}
export type ListMySystemLogApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: SystemLogRow[]
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
export type ListMySystemLogApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** 1 sign-ins, 5 requests */
  category: 1 | 5
  /** Epoch milliseconds */
  startTime?: number | undefined
  /** Epoch milliseconds */
  endTime?: number | undefined
}
export type SaveThemeApiResponse = /** status 200 Done */ null
export type SaveThemeApiArg = {
  themeBody: ThemeBody
}
export type ListMyOrganizationsApiResponse = /** status 200 Done */ Major[]
export type ListMyOrganizationsApiArg = void
export type ListMyPositionsApiResponse = /** status 200 Done */ Major[]
export type ListMyPositionsApiArg = void
export type ChangeMajorApiResponse = /** status 200 Done */ null
export type ChangeMajorApiArg = {
  majorBody: MajorBody
}
export type ReportUiErrorsApiResponse = /** status 200 Done */ UiErrorsResult
export type ReportUiErrorsApiArg = {
  uiErrorsBody: UiErrorsBody
}
export type AvatarUpload = {
  /** Display name */
  name: string
  /** Address, relative to the server */
  url: string
  /** Size in bytes */
  fileSize: number
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
export type ModifyPasswordBody = {
  /** MD5 of the password, hexadecimal */
  oldPassword: string
  /** MD5 of the password, hexadecimal */
  password: string
  /** Text of the captcha */
  code: string
  /** Key of the request for the captcha */
  timestamp: string
}
export type AuthorizeNode = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Class name of the icon */
  icon: string
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Whether the record has children */
  hasChildren: boolean
  /** Child records */
  children?: AuthorizeNode[] | undefined
}
export type Authorize = {
  /** Menus */
  module: AuthorizeNode[]
  /** Buttons */
  button: AuthorizeNode[]
  /** Columns */
  column: AuthorizeNode[]
  /** Fields of the form */
  form: AuthorizeNode[]
  /** Data schemes, which define the visible rows */
  resource: AuthorizeNode[]
}
export type BaseInfo = {
  /** Name of the user */
  realName: string
  /** 1 male, 2 female, 3 not specified */
  gender: number
  /** Ethnic group: id of its dictionary entry */
  nation: string
  /** Place of origin */
  nativePlace: string
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
  /** E-mail address */
  email: string
  /** Emergency contact */
  urgentContacts: string
  /** Telephone number of the emergency contact */
  urgentTelePhone: string
  /** Postal address */
  postalAddress: string
  /** Signature below messages */
  signature: string
  /** Id of the record, assigned by the server */
  id: string
  /** Account name for sign-in */
  account: string
  /** Address of the picture; empty if none exists */
  avatar: string
  /** Company: path of names */
  company: string
  /** Names of the organisations, from the top level */
  organize: string
  /** Names, separated by commas */
  position: string
  /** name/account */
  manager: string
  /** Names of the roles, separated by commas */
  roleId: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Time of the previous sign-in in epoch milliseconds; null if none exists */
  prevLogTime: number | null
  /** First working day, in epoch milliseconds */
  entryDate: number | null
  /** Layout of the user; null by default */
  theme: ('classic' | 'functional' | 'plain' | 'blend') | null
  /** Language code of the user */
  language: string | null
}
export type BaseInfoBody = {
  /** Name of the user */
  realName?: string | undefined
  /** 1 male, 2 female, 3 not specified */
  gender?: number | undefined
  /** Ethnic group: id of its dictionary entry */
  nation?: string | undefined
  /** Place of origin */
  nativePlace?: string | undefined
  /** Type of identity document: id of its dictionary entry */
  certificatesType?: string | undefined
  /** Number of the identity document */
  certificatesNumber?: string | undefined
  /** Education: id of its dictionary entry */
  education?: string | undefined
  /** Epoch milliseconds */
  birthday?: (number | null) | undefined
  /** Office telephone number */
  telePhone?: string | undefined
  /** Landline number */
  landline?: string | undefined
  /** Mobile number */
  mobilePhone?: string | undefined
  /** E-mail address */
  email?: string | undefined
  /** Emergency contact */
  urgentContacts?: string | undefined
  /** Telephone number of the emergency contact */
  urgentTelePhone?: string | undefined
  /** Postal address */
  postalAddress?: string | undefined
  /** Signature below messages */
  signature?: string | undefined
}
export type Subordinate = {
  /** Id of the record, assigned by the server */
  id: string
  /** name/account */
  userName: string
  /** Address of the picture, relative to the server */
  avatar: string
  /** Department: path of names */
  department: string
  /** Names of the positions */
  position: string
  /** Whether the user has no subordinates */
  isLeaf: boolean
}
export type LanguageBody = {
  /** Language code of the user */
  language: 'zh' | 'zhtw' | 'en'
}
export type SystemLogRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Epoch milliseconds */
  creatorTime: number
  /** name/account */
  userName: string
  /** IP address of the caller */
  ipaddress: string
  /** Location of the IP address, if known */
  ipaddressName: string
  /** Browser and operating system */
  platForm: string
  /** URL of the request */
  requestURL: string
  /** Type of the statement or method of the request, as a number */
  requestMethod: string
  /** Milliseconds */
  requestDuration: number
  /** Outcome of the sign-in */
  abstracts: string
  /** 1 success, 0 failure */
  succeeded: number
}
export type ThemeBody = {
  /** Layout of the user; null by default */
  theme: 'classic' | 'functional' | 'plain' | 'blend'
}
export type Major = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Whether it is the current one */
  isDefault: boolean
}
export type MajorBody = {
  /** Id of the new current organisation or position */
  majorId: string
  /** What to change: organisation or position */
  majorType: 'Organize' | 'Position'
}
export type UiErrorsResult = {
  /** Number of accepted errors */
  accepted: number
}
export type UiError = {
  /** Message for users */
  message: string
  /** Stack trace of the error */
  stack?: string | undefined
  /** URL of the page, without query and fragment */
  address: string
  /** Version of the user interface */
  version: string
  /** Id of the failed request, if any */
  traceId?: string | undefined
  /** Epoch milliseconds */
  time: number
}
export type UiErrorsBody = {
  /** Rows or nodes */
  list: UiError[]
}
export const {
  useUploadAvatarMutation,
  useModifyPasswordMutation,
  useGetAuthorizeQuery,
  useLazyGetAuthorizeQuery,
  useSaveAvatarMutation,
  useGetBaseInfoQuery,
  useLazyGetBaseInfoQuery,
  useUpdateBaseInfoMutation,
  useListSubordinatesQuery,
  useLazyListSubordinatesQuery,
  useSaveLanguageMutation,
  useListMySystemLogQuery,
  useLazyListMySystemLogQuery,
  useSaveThemeMutation,
  useListMyOrganizationsQuery,
  useLazyListMyOrganizationsQuery,
  useListMyPositionsQuery,
  useLazyListMyPositionsQuery,
  useChangeMajorMutation,
  useReportUiErrorsMutation,
} = injectedRtkApi
