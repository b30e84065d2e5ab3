// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendTestMail: build.mutation<SendTestMailApiResponse, SendTestMailApiArg>({
      query: (queryArg) => ({ url: `/api/system/Mail/Actions/Test`, method: 'POST', body: queryArg.testMailBody }),
    }),
    listMailDeliveries: build.query<ListMailDeliveriesApiResponse, ListMailDeliveriesApiArg>({
      query: (queryArg) => ({
        url: `/api/system/Mail/Delivery`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          keyword: queryArg.keyword,
          state: queryArg.state,
        },
      }),
    }),
    retryMailDeliveries: build.mutation<RetryMailDeliveriesApiResponse, RetryMailDeliveriesApiArg>({
      query: (queryArg) => ({
        url: `/api/system/Mail/Delivery/Actions/Retry`,
        method: 'POST',
        body: queryArg.mailIdsBody,
      }),
    }),
    testMailServers: build.mutation<TestMailServersApiResponse, TestMailServersApiArg>({
      query: (queryArg) => ({
        url: `/api/system/SysConfig/Email/Test`,
        method: 'POST',
        body: queryArg.familyMailTestBody,
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as mailEndpoints }
export type SendTestMailApiResponse = /** status 200 Done */ TestMailAnswer
export type SendTestMailApiArg = {
  testMailBody: TestMailBody
}
export type ListMailDeliveriesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: MailDelivery[]
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
export type ListMailDeliveriesApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** 1 enabled or released, 0 not */
  state?: 'queued' | 'sent' | 'failed' | 'returned' | undefined
}
export type RetryMailDeliveriesApiResponse = /** status 200 Done */ null
export type RetryMailDeliveriesApiArg = {
  mailIdsBody: MailIdsBody
}
export type TestMailServersApiResponse = /** status 200 Done */ null
export type TestMailServersApiArg = {
  familyMailTestBody: FamilyMailTestBody
}
export type TestMailAnswer = {
  /** Postal address */
  address: string
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
export type TestMailBody = {
  /** Recipient; empty: the address of the caller */
  address?: string | undefined
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
}
export type MailDelivery = {
  /** Id of the record, assigned by the server */
  id: string
  /** Epoch milliseconds */
  createdAt: number
  /** Name of the user */
  realName: string
  /** Postal address */
  address: string
  subject: string
  /** Event of message templates */
  kind: string
  /** In the language of the caller */
  kindName: string
  /** 1 enabled or released, 0 not */
  state: 'queued' | 'sent' | 'failed' | 'returned'
  /** Number of attempts */
  attempts: number
  /** Reason of the last failure */
  problem:
    | ''
    | 'notConfigured'
    | 'secretKey'
    | 'privateHost'
    | 'connection'
    | 'encryption'
    | 'signIn'
    | 'refused'
    | 'returned'
    | 'other'
  /** Answer of the server, or the error of the connection */
  answer: string
  /** Epoch milliseconds */
  nextTryAt: number | null
  /** Epoch milliseconds */
  sentAt: number | null
  /** Whether it can be sent again */
  canRetry: boolean
}
export type MailIdsBody = {
  /** Ids of the records */
  ids: string[]
}
export type FamilyMailTestBody = {
  /** Account name for sign-in */
  account: string
  /** Empty: the stored one, while server and account are unchanged */
  password?: string | undefined
  smtpHost: string
  smtpPort: number
  /** Empty: only the SMTP server is tested */
  pop3Host?: string | undefined
  pop3Port?: number | undefined
  /** 1: TLS from the start, for both */
  ssl?: ('0' | '1') | undefined
}
export const {
  useSendTestMailMutation,
  useListMailDeliveriesQuery,
  useLazyListMailDeliveriesQuery,
  useRetryMailDeliveriesMutation,
  useTestMailServersMutation,
} = injectedRtkApi
