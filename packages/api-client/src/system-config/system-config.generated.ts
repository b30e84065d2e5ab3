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
  /** Display name */
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
export type SystemConfig = {
  /** Name of the system */
  sysName: string
  /** Version of the system */
  sysVersion: string
  /** Suffix of the titles of browser tabs; empty for `sysName` */
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
  /** IANA name of the time zone in which the server writes dates; empty for that of its machine */
  timeZone: string
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
  /** Address of the picture on the sign-in page */
  loginIcon: string
  /** Address of the logo */
  logoIcon: string
  /** Address of the picture in the navigation */
  navigationIcon: string
  /** Address of the service for data screens; empty if unused */
  dataVHost: string
  /** Hosts whose pages portals may embed, separated by commas; empty for none */
  frameHosts: string
  /** Address of an additional menu entry; empty for none */
  extraEntryAddress: string
  /** Id of the role that sees the additional menu entry, in addition to `admin` */
  extraEntryRoleId: string
  /** Host name that opens the writing area */
  writingHost: string
  /** `1` ends earlier sessions at sign-in, `2` allows several */
  singleLogin: '1' | '2'
  /** Minutes */
  tokenTimeout: number
  /** Minutes; 0 leaves the choice to each user */
  lockIdleMinutes: number
  /** 1 shows the time of the previous sign-in after sign-in */
  lastLoginTimeSwitch: number
  /** 1 allows listed IP addresses only */
  whitelistSwitch: number
  /** Addresses and subnets, separated by commas */
  whitelistIP: string
  /** Hosts whose menu links receive a ticket, separated by commas */
  ticketHosts: string
  /** Failed sign-ins until an account is locked; 0: never */
  passwordErrorsNumber: number
  /** `1` locks until an administrator unlocks, `2` for a limited time */
  lockType: '1' | '2'
  /** Minutes */
  lockTime: number
  /** 1 if sign-in requires a captcha */
  enableVerificationCode: number
  /** Failed sign-ins until a captcha is required; 0: always */
  verificationCodeAfterErrors: number
  /** Number of characters of a captcha */
  verificationCodeNumber: number
  /** Days; 0: unlimited */
  logRetentionDays: number
  /** Days; 0: unlimited. Applies to messages of the system; notices are kept until withdrawal */
  messageRetentionDays: number
  /** 1: the top bar shows messages and chat */
  showMessageEntries: number
  /** URL that receives messages of templates with the webhook channel; empty for none */
  messageWebhookUrl: string
  /** Key that signs the requests to the webhook (HMAC-SHA256 in `x-sqos-signature`). Always empty in answers. An empty one leaves the stored key unchanged; without an address of the webhook there is none */
  messageWebhookSecret: string
  /** Host of the SMTP server; empty: the system sends no mail */
  emailSMTPHost: string
  emailSMTPPort: number
  /** 0 not encrypted, 1 TLS, 2 STARTTLS */
  emailSsl: '0' | '1' | '2'
  /** Empty: the SMTP server needs no account */
  emailAccount: string
  /** Always empty in answers. An empty one leaves the stored password unchanged */
  emailPassword: string
  /** Empty: the account */
  emailSenderAddress: string
  emailSenderName: string
  /** IMAP server of the mailbox that receives reports of non-delivery; empty: they are not read */
  emailReturnHost: string
  emailReturnPort: number
  /** 0 not encrypted, 1 TLS, 2 STARTTLS */
  emailReturnSsl: '0' | '1' | '2'
  /** Account of this mailbox; an address is also the sender of the envelope of mails */
  emailReturnAccount: string
  /** Always empty in answers. An empty one leaves the stored password unchanged */
  emailReturnPassword: string
  /** Address of this system for links in mails; empty: no links */
  siteUrl: string
  /** Values, separated by commas */
  fileExtensions: string
  /** Maximum size of an upload in megabytes */
  fileMaxMegabytes: number
  /** Megabytes; 0: unlimited */
  fileQuotaMegabytes: number
  /** Users must change a password that another user set */
  changeGivenPassword: number
  /** Password of new users in plain text; empty for none */
  newUserDefaultPassword: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
  /** Whether a password of the SMTP account is stored */
  hasEmailPassword: boolean
  /** Whether a password of the mailbox of returned mails is stored */
  hasEmailReturnPassword: boolean
  /** Whether a key of the webhook is stored */
  hasMessageWebhookSecret: boolean
  /** Whether the server has a key (`SECRET_KEY`) that encrypts passwords */
  hasSecretKey: boolean
  /** IANA name of the time zone of the machine of the server */
  machineTimeZone: string
  /** IP address of the caller; a whitelist must contain it */
  callerAddress: string
}
export type SystemConfigBody = {
  /** Name of the system */
  sysName?: string | undefined
  /** Version of the system */
  sysVersion?: string | undefined
  /** Suffix of the titles of browser tabs; empty for `sysName` */
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
  /** IANA name of the time zone in which the server writes dates; empty for that of its machine */
  timeZone?: string | undefined
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
  /** Address of the picture on the sign-in page */
  loginIcon?: string | undefined
  /** Address of the logo */
  logoIcon?: string | undefined
  /** Address of the picture in the navigation */
  navigationIcon?: string | undefined
  /** Address of the service for data screens; empty if unused */
  dataVHost?: string | undefined
  /** Hosts whose pages portals may embed, separated by commas; empty for none */
  frameHosts?: string | undefined
  /** Address of an additional menu entry; empty for none */
  extraEntryAddress?: string | undefined
  /** Id of the role that sees the additional menu entry, in addition to `admin` */
  extraEntryRoleId?: string | undefined
  /** Host name that opens the writing area */
  writingHost?: string | undefined
  /** `1` ends earlier sessions at sign-in, `2` allows several */
  singleLogin?: ('1' | '2') | undefined
  /** Minutes */
  tokenTimeout?: number | undefined
  /** Minutes; 0 leaves the choice to each user */
  lockIdleMinutes?: number | undefined
  /** 1 shows the time of the previous sign-in after sign-in */
  lastLoginTimeSwitch?: number | undefined
  /** 1 allows listed IP addresses only */
  whitelistSwitch?: number | undefined
  /** Addresses and subnets, separated by commas */
  whitelistIP?: string | undefined
  /** Hosts whose menu links receive a ticket, separated by commas */
  ticketHosts?: string | undefined
  /** Failed sign-ins until an account is locked; 0: never */
  passwordErrorsNumber?: number | undefined
  /** `1` locks until an administrator unlocks, `2` for a limited time */
  lockType?: ('1' | '2') | undefined
  /** Minutes */
  lockTime?: number | undefined
  /** 1 if sign-in requires a captcha */
  enableVerificationCode?: number | undefined
  /** Failed sign-ins until a captcha is required; 0: always */
  verificationCodeAfterErrors?: number | undefined
  /** Number of characters of a captcha */
  verificationCodeNumber?: number | undefined
  /** Days; 0: unlimited */
  logRetentionDays?: number | undefined
  /** Days; 0: unlimited. Applies to messages of the system; notices are kept until withdrawal */
  messageRetentionDays?: number | undefined
  /** 1: the top bar shows messages and chat */
  showMessageEntries?: number | undefined
  /** URL that receives messages of templates with the webhook channel; empty for none */
  messageWebhookUrl?: string | undefined
  /** Key that signs the requests to the webhook (HMAC-SHA256 in `x-sqos-signature`). Always empty in answers. An empty one leaves the stored key unchanged; without an address of the webhook there is none */
  messageWebhookSecret?: string | undefined
  /** Host of the SMTP server; empty: the system sends no mail */
  emailSMTPHost?: string | undefined
  emailSMTPPort?: number | undefined
  /** 0 not encrypted, 1 TLS, 2 STARTTLS */
  emailSsl?: ('0' | '1' | '2') | undefined
  /** Empty: the SMTP server needs no account */
  emailAccount?: string | undefined
  /** Always empty in answers. An empty one leaves the stored password unchanged */
  emailPassword?: string | undefined
  /** Empty: the account */
  emailSenderAddress?: string | undefined
  emailSenderName?: string | undefined
  /** IMAP server of the mailbox that receives reports of non-delivery; empty: they are not read */
  emailReturnHost?: string | undefined
  emailReturnPort?: number | undefined
  /** 0 not encrypted, 1 TLS, 2 STARTTLS */
  emailReturnSsl?: ('0' | '1' | '2') | undefined
  /** Account of this mailbox; an address is also the sender of the envelope of mails */
  emailReturnAccount?: string | undefined
  /** Always empty in answers. An empty one leaves the stored password unchanged */
  emailReturnPassword?: string | undefined
  /** Address of this system for links in mails; empty: no links */
  siteUrl?: string | undefined
  /** Values, separated by commas */
  fileExtensions?: string | undefined
  /** Maximum size of an upload in megabytes */
  fileMaxMegabytes?: number | undefined
  /** Megabytes; 0: unlimited */
  fileQuotaMegabytes?: number | undefined
  /** Users must change a password that another user set */
  changeGivenPassword?: number | undefined
  /** Password of new users in plain text; empty for none */
  newUserDefaultPassword?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type SignInAppearance = {
  /** Name of the system */
  sysName: string
  /** Suffix of the title of the browser tab */
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
  /** Sign-in methods, in the order of their tabs. Contains `code` only if text messages are configured */
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
