// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadSystemImage: build.mutation<UploadSystemImageApiResponse, UploadSystemImageApiArg>({
      query: (queryArg) => ({ url: `/api/file/Uploader/system`, method: 'POST', body: queryArg.body }),
    }),
    getSystemConfig: build.query<GetSystemConfigApiResponse, GetSystemConfigApiArg>({
      query: () => ({ url: `/api/system/SysConfig` }),
    }),
    saveSystemConfig: build.mutation<SaveSystemConfigApiResponse, SaveSystemConfigApiArg>({
      query: (queryArg) => ({ url: `/api/system/SysConfig`, method: 'PUT', body: queryArg.systemConfigBody }),
    }),
    getSignInAppearance: build.query<GetSignInAppearanceApiResponse, GetSignInAppearanceApiArg>({
      query: () => ({ url: `/api/system/SysConfig/SignIn` }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as systemConfigEndpoints }
export type UploadSystemImageApiResponse = /** status 200 Done */ {
  /** Name that people read */
  name: string
  /** Address, relative to the server */
  url: string
}
export type UploadSystemImageApiArg = {
  body: {
    /** Content of the file */
    file: Blob
  }
}
export type GetSystemConfigApiResponse = /** status 200 Done */ SystemConfig
export type GetSystemConfigApiArg = void
export type SaveSystemConfigApiResponse = /** status 200 Done */ null
export type SaveSystemConfigApiArg = {
  systemConfigBody: SystemConfigBody
}
export type GetSignInAppearanceApiResponse = /** status 200 Done */ SignInAppearance
export type GetSignInAppearanceApiArg = void
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
export type SystemConfig = {
  /** Name of the system */
  sysName: string
  /** Version of the system */
  sysVersion: string
  /** End of the titles of browser tabs; empty for `sysName` */
  title: string
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
  /** Customer code of the call panel */
  callCustCode: string
  /** Application id of the call panel */
  callAppId: string
  /** Model whose form is offered after a call; empty for none */
  callNoteModelId: string
  /** Description of the system */
  sysDescription: string
  /** Picture on the sign-in page; its address */
  loginIcon: string
  /** Logo; its address */
  logoIcon: string
  /** Picture in the navigation; its address */
  navigationIcon: string
  /** Address of the service of data screens; empty for none */
  dataVHost: string
  /** Of one more menu entry; empty for none */
  extraEntryAddress: string
  /** Role that sees the extra entry beside `admin` */
  extraEntryRoleId: string
  /** Host on which people start in the writing area */
  writingHost: string
  /** `1` ends earlier sessions at sign-in, `2` allows several */
  singleLogin: '1' | '2'
  /** Minutes */
  tokenTimeout: number
  /** Minutes; 0 leaves it to everybody */
  lockIdleMinutes: number
  /** 1 tells at sign-in when the last one was */
  lastLoginTimeSwitch: number
  /** 1 admits listed addresses only */
  whitelistSwitch: number
  /** Addresses and subnets, joined by commas */
  whitelistIP: string
  /** Hosts whose menu links receive a ticket, joined by commas */
  ticketHosts: string
  /** 0 never locks */
  passwordErrorsNumber: number
  /** `1` locks until an administrator unlocks, `2` for a time */
  lockType: '1' | '2'
  /** Minutes */
  lockTime: number
  /** 1 when sign-in asks for a captcha */
  enableVerificationCode: number
  /** 0 asks always */
  verificationCodeAfterErrors: number
  /** Characters of a captcha */
  verificationCodeNumber: number
  /** Days; 0 keeps the log */
  logRetentionDays: number
  /** Days; 0 keeps the messages of the system. Notices are kept until they are withdrawn */
  messageRetentionDays: number
  /** 1: the top bar shows messages and chat */
  showMessageEntries: number
  /** Address that receives the messages whose template names the webhook; empty for none */
  messageWebhookUrl: string
  /** Signs the requests to it (HMAC-SHA256 in `x-sqos-signature`); empty: they are not signed */
  messageWebhookSecret: string
  /** Joined by commas */
  fileExtensions: string
  /** Largest upload in megabytes */
  fileMaxMegabytes: number
  /** 0 is without limit */
  fileQuotaMegabytes: number
  /** People who sign in with a password that somebody else set must change it first */
  changeGivenPassword: number
  /** Of new people, in clear; empty for none */
  newUserDefaultPassword: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
  /** From where the caller is calling: what a list of addresses must hold */
  callerAddress: string
}
export type SystemConfigBody = {
  /** Name of the system */
  sysName?: string | undefined
  /** Version of the system */
  sysVersion?: string | undefined
  /** End of the titles of browser tabs; empty for `sysName` */
  title?: string | undefined
  /** Name of the company */
  companyName?: string | undefined
  /** Code of the company */
  companyCode?: string | undefined
  /** Address of the company */
  companyAddress?: string | undefined
  /** Contact of the company */
  companyContacts?: string | undefined
  /** Telephone number of the company */
  companyTelePhone?: string | undefined
  /** E-mail address of the company */
  companyEmail?: string | undefined
  /** Copyright line */
  copyright?: string | undefined
  /** Customer code of the call panel */
  callCustCode?: string | undefined
  /** Application id of the call panel */
  callAppId?: string | undefined
  /** Model whose form is offered after a call; empty for none */
  callNoteModelId?: string | undefined
  /** Description of the system */
  sysDescription?: string | undefined
  /** Picture on the sign-in page; its address */
  loginIcon?: string | undefined
  /** Logo; its address */
  logoIcon?: string | undefined
  /** Picture in the navigation; its address */
  navigationIcon?: string | undefined
  /** Address of the service of data screens; empty for none */
  dataVHost?: string | undefined
  /** Of one more menu entry; empty for none */
  extraEntryAddress?: string | undefined
  /** Role that sees the extra entry beside `admin` */
  extraEntryRoleId?: string | undefined
  /** Host on which people start in the writing area */
  writingHost?: string | undefined
  /** `1` ends earlier sessions at sign-in, `2` allows several */
  singleLogin?: ('1' | '2') | undefined
  /** Minutes */
  tokenTimeout?: number | undefined
  /** Minutes; 0 leaves it to everybody */
  lockIdleMinutes?: number | undefined
  /** 1 tells at sign-in when the last one was */
  lastLoginTimeSwitch?: number | undefined
  /** 1 admits listed addresses only */
  whitelistSwitch?: number | undefined
  /** Addresses and subnets, joined by commas */
  whitelistIP?: string | undefined
  /** Hosts whose menu links receive a ticket, joined by commas */
  ticketHosts?: string | undefined
  /** 0 never locks */
  passwordErrorsNumber?: number | undefined
  /** `1` locks until an administrator unlocks, `2` for a time */
  lockType?: ('1' | '2') | undefined
  /** Minutes */
  lockTime?: number | undefined
  /** 1 when sign-in asks for a captcha */
  enableVerificationCode?: number | undefined
  /** 0 asks always */
  verificationCodeAfterErrors?: number | undefined
  /** Characters of a captcha */
  verificationCodeNumber?: number | undefined
  /** Days; 0 keeps the log */
  logRetentionDays?: number | undefined
  /** Days; 0 keeps the messages of the system. Notices are kept until they are withdrawn */
  messageRetentionDays?: number | undefined
  /** 1: the top bar shows messages and chat */
  showMessageEntries?: number | undefined
  /** Address that receives the messages whose template names the webhook; empty for none */
  messageWebhookUrl?: string | undefined
  /** Signs the requests to it (HMAC-SHA256 in `x-sqos-signature`); empty: they are not signed */
  messageWebhookSecret?: string | undefined
  /** Joined by commas */
  fileExtensions?: string | undefined
  /** Largest upload in megabytes */
  fileMaxMegabytes?: number | undefined
  /** 0 is without limit */
  fileQuotaMegabytes?: number | undefined
  /** People who sign in with a password that somebody else set must change it first */
  changeGivenPassword?: number | undefined
  /** Of new people, in clear; empty for none */
  newUserDefaultPassword?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type SignInAppearance = {
  /** Name of the system */
  sysName: string
  /** End of the title of the browser tab */
  title: string
  /** Description of the system */
  sysDescription: string
  /** Name of the company */
  companyName: string
  /** Address of the company */
  companyAddress: string
  /** Copyright line */
  copyright: string
  /** Address of the logo; empty for the logo of the product */
  loginIcon: string
  /** Ways to sign in, in the order of their tabs; `code` only where text messages are set up */
  signInModes: ('password' | 'scan' | 'code')[]
}
export const {
  useUploadSystemImageMutation,
  useGetSystemConfigQuery,
  useLazyGetSystemConfigQuery,
  useSaveSystemConfigMutation,
  useGetSignInAppearanceQuery,
  useLazyGetSignInAppearanceQuery,
} = injectedRtkApi
