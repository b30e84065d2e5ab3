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
    createScanTicket: build.mutation<CreateScanTicketApiResponse, CreateScanTicketApiArg>({
      query: () => ({ url: `/api/oauth/ScanTicket`, method: 'POST' }),
    }),
    answerScanTicket: build.mutation<AnswerScanTicketApiResponse, AnswerScanTicketApiArg>({
      query: (queryArg) => ({ url: `/api/oauth/ScanTicket/Answer`, method: 'POST', body: queryArg.scanTicketAnswer }),
    }),
    openScanTicket: build.mutation<OpenScanTicketApiResponse, OpenScanTicketApiArg>({
      query: (queryArg) => ({ url: `/api/oauth/ScanTicket/Open`, method: 'POST', body: queryArg.scannedTicket }),
    }),
    getScanTicketState: build.mutation<GetScanTicketStateApiResponse, GetScanTicketStateApiArg>({
      query: (queryArg) => ({ url: `/api/oauth/ScanTicket/State`, method: 'POST', body: queryArg.scanTicketKey }),
    }),
    sendSignInCode: build.mutation<SendSignInCodeApiResponse, SendSignInCodeApiArg>({
      query: (queryArg) => ({ url: `/api/oauth/SmsCode`, method: 'POST', body: queryArg.signInCodeBody }),
    }),
    getLoginConfig: build.query<GetLoginConfigApiResponse, GetLoginConfigApiArg>({
      query: (queryArg) => ({
        url: `/api/oauth/getConfig/${encodeURIComponent(String(queryArg.account))}`,
        params: {
          loginType: queryArg.loginType,
        },
      }),
    }),
    getMenuVersion: build.query<GetMenuVersionApiResponse, GetMenuVersionApiArg>({
      query: () => ({ url: `/api/system/Menu/Version` }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as authEndpoints }
export type GetCurrentUserApiResponse = /** status 200 Done */ CurrentUser
export type GetCurrentUserApiArg = void
export type IssueLinkTicketApiResponse = /** status 200 Done */ LinkTicket
export type IssueLinkTicketApiArg = {
  linkTicketBody: LinkTicketBody
}
export type UnlockScreenApiResponse = /** status 200 Done */ null
export type UnlockScreenApiArg = {
  unlockBody: UnlockBody
}
export type LoginApiResponse = /** status 200 Done */ LoginResult
export type LoginApiArg = {
  loginBody: LoginBody
}
export type LogoutApiResponse = /** status 200 Done */ null
export type LogoutApiArg = void
export type CreateScanTicketApiResponse = /** status 200 Done */ ScanTicket
export type CreateScanTicketApiArg = void
export type AnswerScanTicketApiResponse = /** status 200 Done */ null
export type AnswerScanTicketApiArg = {
  scanTicketAnswer: ScanTicketAnswer
}
export type OpenScanTicketApiResponse = /** status 200 Done */ OpenedScanTicket
export type OpenScanTicketApiArg = {
  scannedTicket: ScannedTicket
}
export type GetScanTicketStateApiResponse = /** status 200 Done */ ScanTicketState
export type GetScanTicketStateApiArg = {
  scanTicketKey: ScanTicketKey
}
export type SendSignInCodeApiResponse = /** status 200 Done */ SignInCodeSent
export type SendSignInCodeApiArg = {
  signInCodeBody: SignInCodeBody
}
export type GetLoginConfigApiResponse = /** status 200 Done */ LoginConfig
export type GetLoginConfigApiArg = {
  /** 1 for a sign-in with password, 2 for sending a code */
  loginType?: string | undefined
  /** Account name for sign-in */
  account: string
}
export type GetMenuVersionApiResponse = /** status 200 Done */ MenuVersion
export type GetMenuVersionApiArg = void
export type UserInfo = {
  /** Id of the user */
  userId: string
  /** Account name for sign-in */
  userAccount: string
  /** Name of the user */
  userName: string
  /** Address of the picture, relative to the server */
  headIcon: string
  /** 1 male, 2 female, 3 not said */
  gender: number
  /** Mobile number */
  mobilePhone: string
  /** E-mail address */
  email: string
  /** Id of the organisation */
  organizeId: string
  /** Path of names from the top of the group */
  organizeName: string
  /** Ids of the organisations, from the top level */
  organizeIdList: string[]
  /** Id of the department */
  departmentId: string
  /** Name of the department */
  departmentName: string
  /** Id of the manager */
  managerId: string
  /** name/account */
  manager: string
  /** Ids of the child organisations */
  subsidiary: string[]
  /** Ids of the subordinates */
  subordinates: string[]
  /** Id of the position */
  positionId: string
  /** Name of the position */
  positionName: string
  /** Ids of the positions */
  positionIds: {
    /** Id of the record, assigned by the server */
    id: string
    /** Display name */
    name: string
  }[]
  /** Ids of the roles */
  roleIds: string[]
  /** Ids of the enabled user groups */
  groupIds: string[]
  /** Role ids, joined by commas */
  roleId: string
  /** Role names, joined by commas */
  roleName: string
  /** Id of the portal on the dashboard; empty without any */
  portalId: string
  /** Whether the user is an administrator with all permissions */
  isAdministrator: boolean
  /** The administrator who looks through this person's eyes, and only reads */
  viewer: null | {
    /** Id of the user */
    userId: string
    /** Account name for sign-in */
    userAccount: string
    /** Name of the user */
    userName: string
  }
  /** Epoch milliseconds */
  loginTime: number
  /** IP address of the sign-in */
  loginIPAddress: string
  /** Location of the IP address of the sign-in */
  loginIPAddressName: string
  /** Browser and operating system of the sign-in */
  loginPlatForm: string
  /** 1 if the page shows the previous sign-in */
  prevLogin: number
  /** Time of the previous sign-in in epoch milliseconds; null if none exists */
  prevLoginTime: number | null
  /** IP address of the previous sign-in */
  prevLoginIPAddress: string
  /** Location of the IP address of the previous sign-in */
  prevLoginIPAddressName: string
  /** Epoch milliseconds */
  overdueTime: number
  /** Layout of the user; null by default */
  theme: ('classic' | 'functional' | 'plain' | 'blend') | null
  /** Language code of the user */
  language: string | null
  /** Organisations that the person administers, with the rights there; empty for administrators */
  dataScope: {
    /** Id of the organisation */
    organizeId: string
    /** Whether the user may create records there */
    Add: boolean
    /** Whether the user may edit there */
    Edit: boolean
    /** Whether the user may delete there */
    Delete: boolean
  }[]
  /** Seat number of the call panel, or the landline of a person without a seat */
  landlinenNum: string
  /** Customer code of the seat, else out of the system settings; empty when unset */
  custcode: string
  /** Application id of the seat, else out of the system settings; empty when unset */
  appId: string
  /** The session only answers `ModifyPassword` and what that needs, until the password is changed */
  mustChangePassword: boolean
}
export type MenuNode = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the parent; `-1` or `0` at the top level */
  parentId: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Class name of the icon */
  icon: string
  /** Type, as a number or name, of the object of the operation */
  type: number
  /** Route or address that the menu opens */
  urlAddress: string
  /** `_self` or `_blank` */
  linkTarget: string
  /** Id or code of the category */
  category: string
  /** JSON text with moduleId, isTree and iconBackgroundColor; may be empty */
  propertyJson: string
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Whether the record has children */
  hasChildren: boolean
  /** Whether the record has no children */
  isLeaf: boolean
  /** Number of children */
  num: number
  /** Child records */
  children?: MenuNode[] | undefined
}
export type PermissionItem = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
}
export type PermissionField = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** `read`: not to be changed, `required`: to be filled in. Without it the field may be edited */
  right?: ('read' | 'required') | undefined
}
export type Permission = {
  /** Id of the menu entry */
  modelId: string
  /** Name of the menu */
  moduleName: string
  /** Buttons */
  button: PermissionItem[]
  /** Columns */
  column: PermissionItem[]
  /** Fields of the form */
  form: PermissionField[]
  /** Data schemes, which define the visible rows */
  resource: PermissionItem[]
}
export type SysConfigInfo = {
  /** Name of the system */
  sysName: string
  /** Version of the system */
  sysVersion: string
  /** Displayed title */
  title: string
  /** Description of the system */
  sysDescription: string
  /** Name of the company */
  companyName: string
  /** Code of the company */
  companyCode: string
  /** Address of the company */
  companyAddress: string
  /** Contact of the company */
  companyContacts: string
  /** Telephone number of the company */
  companyTelePhone: string
  /** E-mail address of the company */
  companyEmail: string
  /** Copyright line */
  copyright: string
  /** Address of the picture on the sign-in page */
  loginIcon: string
  /** Address of the logo */
  logoIcon: string
  /** Address of the picture in the navigation */
  navigationIcon: string
  /** Address of the service of data screens, `${dataV}` in menu links */
  dataVHost: string
  /** Hosts whose pages portals may embed, separated by commas */
  frameHosts: string
  /** Of one more menu entry; empty for people who do not see it */
  extraEntryAddress: string
  /** Host on which people start in the writing area */
  writingHost: string
  /** Whether the top bar shows messages and chat */
  showMessageEntries: boolean
  /** Minutes without anybody after which a screen is locked; 0 leaves it to everybody */
  lockIdleMinutes: number
}
export type CurrentUser = {
  userInfo: UserInfo
  /** Menus of the user, as a tree */
  menuList: MenuNode[]
  /** The menu of phones; empty without one */
  appMenuList?: MenuNode[] | undefined
  /** Pages of the user with their buttons, columns and fields */
  permissionList: Permission[]
  sysConfigInfo: SysConfigInfo
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
export type LinkTicket = {
  /** Null when the host is not allowed */
  ticket: string | null
  /** How long the ticket is accepted */
  seconds: number
}
export type LinkTicketBody = {
  /** Host, with the port unless it is the default */
  host: string
}
export type UnlockBody = {
  /** Account name for sign-in */
  account: string
  /** MD5 of the password as UTF-8: 32 hexadecimal digits in lower case */
  password: string
}
export type LoginResult = {
  /** Value of the Authorization header */
  token: string
  /** Layout of the user; null by default */
  theme: ('classic' | 'functional' | 'plain' | 'blend') | null
  /** Somebody else set the password: until it is changed, other calls are refused */
  mustChangePassword: boolean
}
export type LoginBody = {
  /** Account or mobile number */
  account: string
  /** MD5 of the password as UTF-8: 32 hexadecimal digits in lower case */
  password: string
  /** Always `password` */
  origin?: string | undefined
  /** Solution of the challenge of `getLoginConfig`, as ALTCHA encodes it */
  proof?: string | undefined
  /** What the picture shows, in place of `proof`; with `loginType` 2 the digits of the text message */
  code?: string | undefined
  /** With `loginType` 3: the ticket of the QR code */
  ticket?: string | undefined
  /** With `loginType` 3: what came with the ticket */
  secret?: string | undefined
  /** Key under which the picture was fetched */
  timestamp?: string | undefined
  /** Name of the client; any value is accepted */
  client_id?: string | undefined
  /** Constant of the client; any value is accepted */
  client_secret?: string | undefined
  /** Always `all` */
  scope?: string | undefined
  /** Always `password` */
  grant_type?: string | undefined
  /** 1 for account and password; with an empty password 2 for a mobile number and the code of a text message, 3 for a ticket that was confirmed on a phone */
  loginType?: string | undefined
}
export type ScanTicket = {
  /** What the QR code says */
  ticket: string
  /** Stays in the browser that shows the QR code */
  secret: string
  /** How long the ticket is accepted */
  seconds: number
}
export type ScanTicketAnswer = {
  /** What the QR code says */
  ticket: string
  /** Number of accepted errors */
  accepted: boolean
}
export type OpenedScanTicket = {
  /** Address of the computer */
  ipAddress: string
  /** Place of the address, as far as it reveals one */
  ipAddressName: string
  /** Browser and operating system of the computer */
  platform: string
  /** Epoch milliseconds */
  createdAt: number
  /** How long the ticket is still accepted */
  seconds: number
}
export type ScannedTicket = {
  /** What the QR code says */
  ticket: string
}
export type ScanTicketState = {
  /** `confirmed`: sign in with `loginType` 3; `expired` also for foreign tickets */
  state: 'waiting' | 'opened' | 'confirmed' | 'refused' | 'expired'
}
export type ScanTicketKey = {
  /** What the QR code says */
  ticket: string
  /** What came with the ticket */
  secret: string
}
export type SignInCodeSent = {
  /** How long the number gets no other code */
  seconds: number
}
export type SignInCodeBody = {
  /** Mobile number */
  mobile: string
  /** Solution of the challenge of `getLoginConfig` with `loginType` 2, as ALTCHA encodes it */
  proof?: string | undefined
  /** What the picture shows, in place of `proof` */
  code?: string | undefined
  /** Key under which the picture was fetched */
  timestamp?: string | undefined
}
export type ProofChallenge = {
  /** Always `SHA-256` */
  algorithm: string
  challenge: string
  salt: string
  /** Signature below messages */
  signature: string
  /** The number is not greater */
  maxnumber: number
  /** How long a solution is accepted */
  seconds: number
}
export type LoginConfig = {
  /** 1 if sign-in requires a captcha */
  enableVerificationCode: number
  /** Number of characters of a captcha */
  verificationCodeNumber: number
  /** What a browser solves when a captcha is needed; a picture is the other way */
  proof: ProofChallenge | null
}
export type MenuVersion = {
  /** Version; changes with every write */
  version: string
}
export const {
  useGetCurrentUserQuery,
  useLazyGetCurrentUserQuery,
  useIssueLinkTicketMutation,
  useUnlockScreenMutation,
  useLoginMutation,
  useLogoutMutation,
  useCreateScanTicketMutation,
  useAnswerScanTicketMutation,
  useOpenScanTicketMutation,
  useGetScanTicketStateMutation,
  useSendSignInCodeMutation,
  useGetLoginConfigQuery,
  useLazyGetLoginConfigQuery,
  useGetMenuVersionQuery,
  useLazyGetMenuVersionQuery,
} = injectedRtkApi
