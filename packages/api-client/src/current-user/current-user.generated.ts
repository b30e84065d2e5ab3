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
export type UploadAvatarApiResponse = /** status 200 Default Response */ AvatarUpload
export type UploadAvatarApiArg = {
  body: {
    file: Blob
  }
}
export type ModifyPasswordApiResponse = /** status 200 Default Response */ null
export type ModifyPasswordApiArg = {
  modifyPasswordBody: ModifyPasswordBody
}
export type GetAuthorizeApiResponse = /** status 200 Default Response */ Authorize
export type GetAuthorizeApiArg = void
export type SaveAvatarApiResponse = /** status 200 Default Response */ null
export type SaveAvatarApiArg = {
  name: string
}
export type GetBaseInfoApiResponse = /** status 200 Default Response */ BaseInfo
export type GetBaseInfoApiArg = void
export type UpdateBaseInfoApiResponse = /** status 200 Default Response */ null
export type UpdateBaseInfoApiArg = {
  baseInfoBody: BaseInfoBody
}
export type ListSubordinatesApiResponse = /** status 200 Default Response */ Subordinate[]
export type ListSubordinatesApiArg = {
  id: string
}
export type SaveLanguageApiResponse = /** status 200 Default Response */ null
export type SaveLanguageApiArg = {
  languageBody: LanguageBody
}
export type ListMySystemLogApiResponse = /** status 200 Default Response */ {
  list: SystemLogRow[]
  pagination: {
    currentPage: number
    pageSize: number
    total: number
  }
}
export type ListMySystemLogApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  sort?: 'asc' | 'desc' | undefined
  keyword?: string | undefined
  /** 1 sign-ins, 5 requests */
  category: 1 | 5
  /** Epoch milliseconds */
  startTime?: number | undefined
  /** Epoch milliseconds */
  endTime?: number | undefined
}
export type SaveThemeApiResponse = /** status 200 Default Response */ null
export type SaveThemeApiArg = {
  themeBody: ThemeBody
}
export type ListMyOrganizationsApiResponse = /** status 200 Default Response */ Major[]
export type ListMyOrganizationsApiArg = void
export type ListMyPositionsApiResponse = /** status 200 Default Response */ Major[]
export type ListMyPositionsApiArg = void
export type ChangeMajorApiResponse = /** status 200 Default Response */ null
export type ChangeMajorApiArg = {
  majorBody: MajorBody
}
export type ReportUiErrorsApiResponse = /** status 200 Default Response */ UiErrorsResult
export type ReportUiErrorsApiArg = {
  uiErrorsBody: UiErrorsBody
}
export type AvatarUpload = {
  name: string
  url: string
  /** Bytes */
  fileSize: number
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
  id: string
  parentId: string
  fullName: string
  icon: string
  sortCode: number
  hasChildren: boolean
  children?: AuthorizeNode[] | undefined
}
export type Authorize = {
  module: AuthorizeNode[]
  button: AuthorizeNode[]
  column: AuthorizeNode[]
  form: AuthorizeNode[]
  resource: AuthorizeNode[]
}
export type BaseInfo = {
  realName: string
  /** 1 male, 2 female, 3 not said */
  gender: number
  nation: string
  nativePlace: string
  certificatesType: string
  certificatesNumber: string
  education: string
  /** Epoch milliseconds */
  birthday: number | null
  telePhone: string
  landline: string
  mobilePhone: string
  email: string
  urgentContacts: string
  urgentTelePhone: string
  postalAddress: string
  signature: string
  id: string
  account: string
  /** Address of the picture; empty when there is none */
  avatar: string
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
  prevLogTime: number | null
  entryDate: number | null
  theme: ('classic' | 'functional' | 'plain' | 'blend') | null
  language: string | null
}
export type BaseInfoBody = {
  realName?: string | undefined
  /** 1 male, 2 female, 3 not said */
  gender?: number | undefined
  nation?: string | undefined
  nativePlace?: string | undefined
  certificatesType?: string | undefined
  certificatesNumber?: string | undefined
  education?: string | undefined
  /** Epoch milliseconds */
  birthday?: (number | null) | undefined
  telePhone?: string | undefined
  landline?: string | undefined
  mobilePhone?: string | undefined
  email?: string | undefined
  urgentContacts?: string | undefined
  urgentTelePhone?: string | undefined
  postalAddress?: string | undefined
  signature?: string | undefined
}
export type Subordinate = {
  id: string
  /** name/account */
  userName: string
  avatar: string
  department: string
  position: string
  /** Nobody is below */
  isLeaf: boolean
}
export type LanguageBody = {
  language: 'zh' | 'zhtw' | 'en'
}
export type SystemLogRow = {
  id: string
  /** Epoch milliseconds */
  creatorTime: number
  /** name/account */
  userName: string
  ipaddress: string
  /** Where the address is, as far as it says */
  ipaddressName: string
  /** Browser and system */
  platForm: string
  requestURL: string
  requestMethod: string
  /** Milliseconds */
  requestDuration: number
  /** What came of a sign-in */
  abstracts: string
  succeeded: number
}
export type ThemeBody = {
  theme: 'classic' | 'functional' | 'plain' | 'blend'
}
export type Major = {
  id: string
  fullName: string
  /** The current one */
  isDefault: boolean
}
export type MajorBody = {
  majorId: string
  majorType: 'Organize' | 'Position'
}
export type UiErrorsResult = {
  accepted: number
}
export type UiError = {
  message: string
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
