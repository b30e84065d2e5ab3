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
  }),
  overrideExisting: false,
})
export { injectedRtkApi as systemConfigEndpoints }
export type UploadSystemImageApiResponse = /** status 200 Default Response */ {
  name: string
  url: string
}
export type UploadSystemImageApiArg = {
  body: {
    file: Blob
  }
}
export type GetSystemConfigApiResponse = /** status 200 Default Response */ SystemConfig
export type GetSystemConfigApiArg = void
export type SaveSystemConfigApiResponse = /** status 200 Default Response */ null
export type SaveSystemConfigApiArg = {
  systemConfigBody: SystemConfigBody
}
export type SystemConfig = {
  sysName: string
  sysVersion: string
  companyName: string
  companyCode: string
  companyAddress: string
  companyContacts: string
  companyTelePhone: string
  companyEmail: string
  copyright: string
  /** Customer code of the call panel */
  callCustCode: string
  /** Application id of the call panel */
  callAppId: string
  sysDescription: string
  navigationIcon: string
  singleLogin: '1' | '2'
  /** Minutes */
  tokenTimeout: number
  /** Minutes; 0 leaves it to everybody */
  lockIdleMinutes: number
  lastLoginTimeSwitch: number
  whitelistSwitch: number
  /** Addresses and subnets, joined by commas */
  whitelistIP: string
  /** Hosts whose menu links receive a ticket, joined by commas */
  ticketHosts: string
  /** 0 never locks */
  passwordErrorsNumber: number
  lockType: '1' | '2'
  /** Minutes */
  lockTime: number
  enableVerificationCode: number
  /** 0 asks always */
  verificationCodeAfterErrors: number
  verificationCodeNumber: number
  /** Joined by commas */
  fileExtensions: string
  fileMaxMegabytes: number
  /** 0 is without limit */
  fileQuotaMegabytes: number
  /** Of new people, in clear; empty for none */
  newUserDefaultPassword: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
  /** From where the caller is calling: what a list of addresses must hold */
  callerAddress: string
}
export type SystemConfigBody = {
  sysName?: string | undefined
  sysVersion?: string | undefined
  companyName?: string | undefined
  companyCode?: string | undefined
  companyAddress?: string | undefined
  companyContacts?: string | undefined
  companyTelePhone?: string | undefined
  companyEmail?: string | undefined
  copyright?: string | undefined
  /** Customer code of the call panel */
  callCustCode?: string | undefined
  /** Application id of the call panel */
  callAppId?: string | undefined
  sysDescription?: string | undefined
  navigationIcon?: string | undefined
  singleLogin?: ('1' | '2') | undefined
  /** Minutes */
  tokenTimeout?: number | undefined
  /** Minutes; 0 leaves it to everybody */
  lockIdleMinutes?: number | undefined
  lastLoginTimeSwitch?: number | undefined
  whitelistSwitch?: number | undefined
  /** Addresses and subnets, joined by commas */
  whitelistIP?: string | undefined
  /** Hosts whose menu links receive a ticket, joined by commas */
  ticketHosts?: string | undefined
  /** 0 never locks */
  passwordErrorsNumber?: number | undefined
  lockType?: ('1' | '2') | undefined
  /** Minutes */
  lockTime?: number | undefined
  enableVerificationCode?: number | undefined
  /** 0 asks always */
  verificationCodeAfterErrors?: number | undefined
  verificationCodeNumber?: number | undefined
  /** Joined by commas */
  fileExtensions?: string | undefined
  fileMaxMegabytes?: number | undefined
  /** 0 is without limit */
  fileQuotaMegabytes?: number | undefined
  /** Of new people, in clear; empty for none */
  newUserDefaultPassword?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export const {
  useUploadSystemImageMutation,
  useGetSystemConfigQuery,
  useLazyGetSystemConfigQuery,
  useSaveSystemConfigMutation,
} = injectedRtkApi
