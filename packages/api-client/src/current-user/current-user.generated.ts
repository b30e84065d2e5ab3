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
  /** Name that people read */
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
  /** Id of the record, given by the server */
  id: string
}
export type SaveLanguageApiResponse = /** status 200 Done */ null
export type SaveLanguageApiArg = {
  languageBody: LanguageBody
}
export type ListMySystemLogApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: SystemLogRow[]
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
export type ListMySystemLogApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Rows on a page */
  pageSize?: number | undefined
  /** Direction of the order: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Text that names, codes or other columns of a row contain */
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
  /** Name that people read */
  name: string
  /** Address, relative to the server */
  url: string
  /** Bytes */
  fileSize: number
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
export type ModifyPasswordBody = {
  /** MD5 of the password, hexadecimal */
  oldPassword: string
  /** MD5 of the password, hexadecimal */
  password: string
  /** What the captcha shows */
  code: string
  /** Key under which the captcha was fetched */
  timestamp: string
}
export type AuthorizeNode = {
  /** Id of the record, given by the server */
  id: string
  /** Id of the record above; `-1` or `0` at the top */
  parentId: string
  /** Name that people read */
  fullName: string
  /** Class name of the icon */
  icon: string
  /** Place among its neighbours; smaller comes first */
  sortCode: number
  /** Whether there are records below this one */
  hasChildren: boolean
  /** Records below this one */
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
  /** Data schemes: which rows may be seen */
  resource: AuthorizeNode[]
}
export type BaseInfo = {
  /** Name of the person */
  realName: string
  /** 1 male, 2 female, 3 not said */
  gender: number
  /** Ethnic group: id of its dictionary entry */
  nation: string
  /** Where the person comes from */
  nativePlace: string
  /** Kind of identity document: id of its dictionary entry */
  certificatesType: string
  /** Number of the identity document */
  certificatesNumber: string
  /** Education: id of its dictionary entry */
  education: string
  /** Epoch milliseconds */
  birthday: number | null
  /** Telephone number of the office */
  telePhone: string
  /** Landline number */
  landline: string
  /** Mobile number */
  mobilePhone: string
  /** E-mail address */
  email: string
  /** Whom to call in an emergency */
  urgentContacts: string
  /** Number to call in an emergency */
  urgentTelePhone: string
  /** Postal address */
  postalAddress: string
  /** Signature below messages */
  signature: string
  /** Id of the record, given by the server */
  id: string
  /** Account to sign in with */
  account: string
  /** Address of the picture; empty when there is none */
  avatar: string
  /** Company: path of names */
  company: string
  /** Path of names from the top of the group */
  organize: string
  /** Names, joined by commas */
  position: string
  /** name/account */
  manager: string
  /** Names of the roles, joined by commas */
  roleId: string
  /** Epoch milliseconds */
  creatorTime: number
  /** When the previous sign-in was, in epoch milliseconds; null for none */
  prevLogTime: number | null
  /** First working day, in epoch milliseconds */
  entryDate: number | null
  /** Layout that the person chose; null while they never did */
  theme: ('classic' | 'functional' | 'plain' | 'blend') | null
  /** Code of the language that the person chose */
  language: string | null
}
export type BaseInfoBody = {
  /** Name of the person */
  realName?: string | undefined
  /** 1 male, 2 female, 3 not said */
  gender?: number | undefined
  /** Ethnic group: id of its dictionary entry */
  nation?: string | undefined
  /** Where the person comes from */
  nativePlace?: string | undefined
  /** Kind of identity document: id of its dictionary entry */
  certificatesType?: string | undefined
  /** Number of the identity document */
  certificatesNumber?: string | undefined
  /** Education: id of its dictionary entry */
  education?: string | undefined
  /** Epoch milliseconds */
  birthday?: (number | null) | undefined
  /** Telephone number of the office */
  telePhone?: string | undefined
  /** Landline number */
  landline?: string | undefined
  /** Mobile number */
  mobilePhone?: string | undefined
  /** E-mail address */
  email?: string | undefined
  /** Whom to call in an emergency */
  urgentContacts?: string | undefined
  /** Number to call in an emergency */
  urgentTelePhone?: string | undefined
  /** Postal address */
  postalAddress?: string | undefined
  /** Signature below messages */
  signature?: string | undefined
}
export type Subordinate = {
  /** Id of the record, given by the server */
  id: string
  /** name/account */
  userName: string
  /** Address of the picture, relative to the server */
  avatar: string
  /** Department: path of names */
  department: string
  /** Names of the positions */
  position: string
  /** Nobody is below */
  isLeaf: boolean
}
export type LanguageBody = {
  /** Code of the language that the person chose */
  language: 'zh' | 'zhtw' | 'en'
}
export type SystemLogRow = {
  /** Id of the record, given by the server */
  id: string
  /** Epoch milliseconds */
  creatorTime: number
  /** name/account */
  userName: string
  /** Address of the caller */
  ipaddress: string
  /** Where the address is, as far as it says */
  ipaddressName: string
  /** Browser and system */
  platForm: string
  /** Address that was called */
  requestURL: string
  /** Kind of the statement or method of the request, by number */
  requestMethod: string
  /** Milliseconds */
  requestDuration: number
  /** What came of a sign-in */
  abstracts: string
  /** 1 for what succeeded, 0 for what failed */
  succeeded: number
}
export type ThemeBody = {
  /** Layout that the person chose; null while they never did */
  theme: 'classic' | 'functional' | 'plain' | 'blend'
}
export type Major = {
  /** Id of the record, given by the server */
  id: string
  /** Name that people read */
  fullName: string
  /** The current one */
  isDefault: boolean
}
export type MajorBody = {
  /** Id of the organisation or position that becomes the first one */
  majorId: string
  /** What becomes the first one: organisation or position */
  majorType: 'Organize' | 'Position'
}
export type UiErrorsResult = {
  /** How many errors were accepted */
  accepted: number
}
export type UiError = {
  /** What happened, for people */
  message: string
  /** Where in the source the error arose */
  stack?: string | undefined
  /** Of the page; its query and fragment are dropped */
  address: string
  /** Of the user interface */
  version: string
  /** Of the call that failed, when one did */
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
