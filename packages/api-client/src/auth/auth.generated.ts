// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCurrentUser: build.query<GetCurrentUserApiResponse, GetCurrentUserApiArg>({
      query: () => ({ url: `/api/oauth/CurrentUser` }),
    }),
    issueLinkTicket: build.mutation<IssueLinkTicketApiResponse, IssueLinkTicketApiArg>({
      query: (queryArg) => ({ url: `/api/oauth/LinkTicket`, method: 'POST', body: queryArg.linkTicketBody }),
    }),
    unlockScreen: build.mutation<UnlockScreenApiResponse, UnlockScreenApiArg>({
      query: (queryArg) => ({ url: `/api/oauth/LockScreen`, method: 'POST', body: queryArg.unlockBody }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({ url: `/api/oauth/Login`, method: 'POST', body: queryArg.loginBody }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/api/oauth/Logout`, method: 'GET' }),
    }),
    getLoginConfig: build.query<GetLoginConfigApiResponse, GetLoginConfigApiArg>({
      query: (queryArg) => ({ url: `/api/oauth/getConfig/${encodeURIComponent(String(queryArg.account))}` }),
    }),
    getMenuVersion: build.query<GetMenuVersionApiResponse, GetMenuVersionApiArg>({
      query: () => ({ url: `/api/system/Menu/Version` }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as authEndpoints }
export type GetCurrentUserApiResponse = /** status 200 Default Response */ CurrentUser
export type GetCurrentUserApiArg = void
export type IssueLinkTicketApiResponse = /** status 200 Default Response */ LinkTicket
export type IssueLinkTicketApiArg = {
  linkTicketBody: LinkTicketBody
}
export type UnlockScreenApiResponse = /** status 200 Default Response */ null
export type UnlockScreenApiArg = {
  unlockBody: UnlockBody
}
export type LoginApiResponse = /** status 200 Default Response */ LoginResult
export type LoginApiArg = {
  loginBody: LoginBody
}
export type LogoutApiResponse = /** status 200 Default Response */ null
export type LogoutApiArg = void
export type GetLoginConfigApiResponse = /** status 200 Default Response */ LoginConfig
export type GetLoginConfigApiArg = {
  account: string
}
export type GetMenuVersionApiResponse = /** status 200 Default Response */ MenuVersion
export type GetMenuVersionApiArg = void
export type UserInfo = {
  userId: string
  userAccount: string
  userName: string
  headIcon: string
  /** 1 male, 2 female, 3 not said */
  gender: number
  mobilePhone: string
  email: string
  organizeId: string
  /** Path of names from the top of the group */
  organizeName: string
  organizeIdList: string[]
  departmentId: string
  departmentName: string
  managerId: string
  /** name/account */
  manager: string
  subsidiary: string[]
  subordinates: string[]
  positionId: string
  positionName: string
  positionIds: {
    id: string
    name: string
  }[]
  roleIds: string[]
  /** Ids of the enabled user groups */
  groupIds: string[]
  /** Role ids, joined by commas */
  roleId: string
  /** Role names, joined by commas */
  roleName: string
  portalId: string
  isAdministrator: boolean
  /** The administrator who looks through this person's eyes, and only reads */
  viewer: null | {
    userId: string
    userAccount: string
    userName: string
  }
  /** Epoch milliseconds */
  loginTime: number
  loginIPAddress: string
  loginIPAddressName: string
  loginPlatForm: string
  prevLogin: number
  prevLoginTime: number | null
  prevLoginIPAddress: string
  prevLoginIPAddressName: string
  /** Epoch milliseconds */
  overdueTime: number
  theme: ('classic' | 'functional' | 'plain' | 'blend') | null
  language: string | null
  /** Organisations that the person administers, with the rights there; empty for administrators */
  dataScope: {
    organizeId: string
    Add: boolean
    Edit: boolean
    Delete: boolean
  }[]
  /** Seat number of the call panel: the landline of the person */
  landlinenNum: string
  /** Customer code of the call panel, out of the system settings; empty when unset */
  custcode: string
  /** Application id of the call panel, out of the system settings; empty when unset */
  appId: string
}
export type MenuNode = {
  id: string
  parentId: string
  fullName: string
  enCode: string
  icon: string
  type: number
  urlAddress: string
  linkTarget: string
  category: string
  /** JSON text: moduleId, isTree, iconBackgroundColor; may be empty */
  propertyJson: string
  sortCode: number
  hasChildren: boolean
  isLeaf: boolean
  /** Number of children */
  num: number
  children?: MenuNode[] | undefined
}
export type PermissionItem = {
  id: string
  fullName: string
  enCode: string
}
export type Permission = {
  /** Id of the menu entry */
  modelId: string
  moduleName: string
  button: PermissionItem[]
  column: PermissionItem[]
  form: PermissionItem[]
  resource: PermissionItem[]
}
export type SysConfigInfo = {
  sysName: string
  sysVersion: string
  title: string
  companyName: string
  copyright: string
  loginIcon: string
  logoIcon: string
  navigationIcon: string
  /** Minutes without anybody after which a screen is locked; 0 leaves it to everybody */
  lockIdleMinutes: number
}
export type CurrentUser = {
  userInfo: UserInfo
  menuList: MenuNode[]
  permissionList: Permission[]
  sysConfigInfo: SysConfigInfo
}
export type LinkTicket = {
  /** Null when the host is not allowed */
  ticket: string | null
  /** How long the ticket is accepted */
  seconds: number
}
export type LinkTicketBody = {
  host: string
}
export type UnlockBody = {
  account: string
  /** MD5 of the password, hexadecimal */
  password: string
}
export type LoginResult = {
  /** Value of the Authorization header */
  token: string
  theme: ('classic' | 'functional' | 'plain' | 'blend') | null
}
export type LoginBody = {
  /** Account or mobile number */
  account: string
  /** MD5 of the password, hexadecimal */
  password: string
  /** Always `password` */
  origin?: string | undefined
  /** What the captcha shows */
  code?: string | undefined
  /** Key under which the captcha was fetched */
  timestamp?: string | undefined
  /** Name of the client; any value is accepted */
  client_id?: string | undefined
  /** Constant of the client; any value is accepted */
  client_secret?: string | undefined
  /** Always `all` */
  scope?: string | undefined
  /** Always `password` */
  grant_type?: string | undefined
  /** 1 for account and password, the only kind */
  loginType?: string | undefined
}
export type LoginConfig = {
  enableVerificationCode: number
  verificationCodeNumber: number
}
export type MenuVersion = {
  version: string
}
export const {
  useGetCurrentUserQuery,
  useLazyGetCurrentUserQuery,
  useIssueLinkTicketMutation,
  useUnlockScreenMutation,
  useLoginMutation,
  useLogoutMutation,
  useGetLoginConfigQuery,
  useLazyGetLoginConfigQuery,
  useGetMenuVersionQuery,
  useLazyGetMenuVersionQuery,
} = injectedRtkApi
