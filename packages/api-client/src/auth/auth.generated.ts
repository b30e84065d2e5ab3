// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({ url: `/api/oauth/Login`, method: 'POST', body: queryArg.loginBody }),
    }),
    getCurrentUser: build.query<GetCurrentUserApiResponse, GetCurrentUserApiArg>({
      query: () => ({ url: `/api/oauth/CurrentUser` }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/api/oauth/Logout`, method: 'GET' }),
    }),
    unlockScreen: build.mutation<UnlockScreenApiResponse, UnlockScreenApiArg>({
      query: (queryArg) => ({ url: `/api/oauth/LockScreen`, method: 'POST', body: queryArg.unlockBody }),
    }),
    getLoginConfig: build.query<GetLoginConfigApiResponse, GetLoginConfigApiArg>({
      query: (queryArg) => ({ url: `/api/oauth/getConfig/${encodeURIComponent(String(queryArg.account))}` }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as authEndpoints }
export type LoginApiResponse = /** status 200 ok */ LoginResult
export type LoginApiArg = {
  loginBody: LoginBody
}
export type GetCurrentUserApiResponse = /** status 200 ok */ CurrentUser | null
export type GetCurrentUserApiArg = void
export type LogoutApiResponse = /** status 200 ok */ null
export type LogoutApiArg = void
export type UnlockScreenApiResponse = /** status 200 ok */ null
export type UnlockScreenApiArg = {
  unlockBody: UnlockBody
}
export type GetLoginConfigApiResponse = /** status 200 ok */ LoginConfig
export type GetLoginConfigApiArg = {
  account: string
}
export type LoginResult = {
  token: string
  theme: string
}
export type LoginBody = {
  account: string
  password: string
  origin: string
  code?: string | undefined
  timestamp?: string | undefined
  client_id: string
  client_secret: string
  scope: string
  grant_type: string
  loginType: string
}
export type UserInfo = {
  userId: string
  userAccount: string
  userName: string
  headIcon: string
  prevLogin: number
  prevLoginTime: number | null
  prevLoginIPAddress: string
  prevLoginIPAddressName: string
  isAdministrator: boolean
  roleIds: string[]
  portalId: string
}
export type MenuNode = {
  id: string
  parentId: string
  fullName: string
  hasChildren?: boolean | undefined
  isLeaf?: boolean | undefined
  num?: number | undefined
  enCode: string
  icon: string
  type: number
  urlAddress: string
  linkTarget: string
  category?: string | undefined
  propertyJson: string
  sortCode?: number | undefined
  children?: MenuNode[] | undefined
}
export type PermissionItem = {
  id: string
  fullName: string
  enCode: string
}
export type Permission = {
  modelId: string
  moduleName: string
  button: PermissionItem[]
  column: PermissionItem[]
  form: PermissionItem[]
  resource: PermissionItem[]
}
export type SysConfigInfo = {
  sysName: string
  companyName: string
  copyright: string
  logoIcon: string
  navigationIcon: string
}
export type CurrentUser = {
  userInfo: UserInfo
  menuList: MenuNode[]
  permissionList: Permission[]
  sysConfigInfo: SysConfigInfo
}
export type UnlockBody = {
  account: string
  password: string
}
export type LoginConfig = {
  enableVerificationCode: number
  verificationCodeNumber: number
}
export const {
  useLoginMutation,
  useGetCurrentUserQuery,
  useLazyGetCurrentUserQuery,
  useLogoutMutation,
  useUnlockScreenMutation,
  useGetLoginConfigQuery,
  useLazyGetLoginConfigQuery,
} = injectedRtkApi
