// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEmails: build.query<ListEmailsApiResponse, ListEmailsApiArg>({
      query: (queryArg) => ({
        url: `/api/extend/Email`,
        params: {
          type: queryArg['type'],
          keyword: queryArg.keyword,
          startTime: queryArg.startTime,
          endTime: queryArg.endTime,
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    sendEmail: build.mutation<SendEmailApiResponse, SendEmailApiArg>({
      query: (queryArg) => ({ url: `/api/extend/Email`, method: 'POST', body: queryArg.emailBody }),
    }),
    saveEmailDraft: build.mutation<SaveEmailDraftApiResponse, SaveEmailDraftApiArg>({
      query: (queryArg) => ({ url: `/api/extend/Email/Actions/SaveDraft`, method: 'POST', body: queryArg.emailBody }),
    }),
    getEmailConfig: build.query<GetEmailConfigApiResponse, GetEmailConfigApiArg>({
      query: () => ({ url: `/api/extend/Email/Config` }),
    }),
    saveEmailConfig: build.mutation<SaveEmailConfigApiResponse, SaveEmailConfigApiArg>({
      query: (queryArg) => ({ url: `/api/extend/Email/Config`, method: 'PUT', body: queryArg.emailConfigBody }),
    }),
    deleteEmailConfig: build.mutation<DeleteEmailConfigApiResponse, DeleteEmailConfigApiArg>({
      query: () => ({ url: `/api/extend/Email/Config`, method: 'DELETE' }),
    }),
    checkEmailConfig: build.mutation<CheckEmailConfigApiResponse, CheckEmailConfigApiArg>({
      query: (queryArg) => ({
        url: `/api/extend/Email/Config/Actions/CheckMail`,
        method: 'POST',
        body: queryArg.emailConfigBody,
      }),
    }),
    receiveEmails: build.mutation<ReceiveEmailsApiResponse, ReceiveEmailsApiArg>({
      query: () => ({ url: `/api/extend/Email/Receive`, method: 'POST' }),
    }),
    getEmailState: build.query<GetEmailStateApiResponse, GetEmailStateApiArg>({
      query: () => ({ url: `/api/extend/Email/State` }),
    }),
    getEmail: build.query<GetEmailApiResponse, GetEmailApiArg>({
      query: (queryArg) => ({ url: `/api/extend/Email/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    deleteEmail: build.mutation<DeleteEmailApiResponse, DeleteEmailApiArg>({
      query: (queryArg) => ({ url: `/api/extend/Email/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
    }),
    markReadEmail: build.mutation<MarkReadEmailApiResponse, MarkReadEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/extend/Email/${encodeURIComponent(String(queryArg.id))}/Actions/Read`,
        method: 'PUT',
      }),
    }),
    showEmailImages: build.mutation<ShowEmailImagesApiResponse, ShowEmailImagesApiArg>({
      query: (queryArg) => ({
        url: `/api/extend/Email/${encodeURIComponent(String(queryArg.id))}/Actions/ShowImages`,
        method: 'PUT',
        body: queryArg.showImagesBody,
      }),
    }),
    markStarEmail: build.mutation<MarkStarEmailApiResponse, MarkStarEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/extend/Email/${encodeURIComponent(String(queryArg.id))}/Actions/Star`,
        method: 'PUT',
      }),
    }),
    markUnreadEmail: build.mutation<MarkUnreadEmailApiResponse, MarkUnreadEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/extend/Email/${encodeURIComponent(String(queryArg.id))}/Actions/Unread`,
        method: 'PUT',
      }),
    }),
    markUnstarEmail: build.mutation<MarkUnstarEmailApiResponse, MarkUnstarEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/extend/Email/${encodeURIComponent(String(queryArg.id))}/Actions/Unstar`,
        method: 'PUT',
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as emailEndpoints }
export type ListEmailsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: EmailRow[]
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
export type ListEmailsApiArg = {
  /** Type, as a number or name, of the object of the operation */
  type?: 'inBox' | 'star' | 'draft' | 'sent' | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Epoch milliseconds */
  startTime?: number | undefined
  /** Epoch milliseconds */
  endTime?: number | undefined
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
}
export type SendEmailApiResponse = /** status 200 Done */ null
export type SendEmailApiArg = {
  emailBody: EmailBody
}
export type SaveEmailDraftApiResponse = /** status 200 Done */ EmailDraft
export type SaveEmailDraftApiArg = {
  emailBody: EmailBody
}
export type GetEmailConfigApiResponse =
  | /** status 200 Done */ {
      /** Address of the mailbox */
      account: string
      /** Where it differs from the address */
      loginName: string
      senderName: string
      protocol: 'imap' | 'pop3'
      pop3Host: string
      pop3Port: number
      imapHost: string
      imapPort: number
      /** 0 none, 1 TLS from the start, 2 STARTTLS */
      emailSsl: '0' | '1' | '2'
      smtpHost: string
      smtpPort: number
      /** 0 none, 1 TLS from the start, 2 STARTTLS */
      smtpSsl: '0' | '1' | '2'
      /** Plain text below new mails */
      signature: string
      /** Whether sent mails are copied to the server (IMAP); default true */
      copiesSent: boolean
      hasPassword: boolean
    }
  | null
export type GetEmailConfigApiArg = void
export type SaveEmailConfigApiResponse = /** status 200 Done */ null
export type SaveEmailConfigApiArg = {
  emailConfigBody: EmailConfigBody
}
export type DeleteEmailConfigApiResponse = /** status 200 Done */ null
export type DeleteEmailConfigApiArg = void
export type CheckEmailConfigApiResponse = /** status 200 Done */ null
export type CheckEmailConfigApiArg = {
  emailConfigBody: EmailConfigBody
}
export type ReceiveEmailsApiResponse = /** status 200 Done */ number
export type ReceiveEmailsApiArg = void
export type GetEmailStateApiResponse = /** status 200 Done */ EmailState
export type GetEmailStateApiArg = void
export type GetEmailApiResponse = /** status 200 Done */ Email
export type GetEmailApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type DeleteEmailApiResponse = /** status 200 Done */ null
export type DeleteEmailApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type MarkReadEmailApiResponse = /** status 200 Done */ null
export type MarkReadEmailApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ShowEmailImagesApiResponse = /** status 200 Done */ null
export type ShowEmailImagesApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  showImagesBody: ShowImagesBody
}
export type MarkStarEmailApiResponse = /** status 200 Done */ null
export type MarkStarEmailApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type MarkUnreadEmailApiResponse = /** status 200 Done */ null
export type MarkUnreadEmailApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type MarkUnstarEmailApiResponse = /** status 200 Done */ null
export type MarkUnstarEmailApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type EmailRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Folder; sent by other clients, not used */
  folder: 'inBox' | 'sent' | 'draft'
  isRead: number
  starred: number
  /** Address */
  sender: string
  senderName: string
  /** Addresses with names, separated by commas */
  recipient: string
  subject: string
  /** JSON of the attachments: name, fileId, url, fileSize, fileVersionId, problem */
  attachment: string
  /** Epoch milliseconds */
  fdate: number
  /** Epoch milliseconds */
  creatorTime: number
  isSending: boolean
  /** Why it was not sent, in the language of the caller */
  problem: string
  hasAttachment: number
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
export type EmailBody = {
  /** The draft that it was */
  id?: string | undefined
  /** Addresses, separated by commas */
  recipient?: string | undefined
  /** Addresses, separated by commas */
  cc?: string | undefined
  /** Addresses, separated by commas */
  bcc?: string | undefined
  subject?: string | undefined
  /** HTML */
  bodyText?: string | undefined
  /** JSON of uploaded files */
  attachment?: string | undefined
  /** The mail that this one answers or forwards */
  answeredId?: string | undefined
}
export type EmailDraft = {
  /** Id of the record, assigned by the server */
  id: string
  /** Epoch milliseconds */
  savedAt: number
}
export type EmailConfigBody = {
  /** Address of the mailbox */
  account: string
  /** Where it differs from the address */
  loginName?: string | undefined
  senderName: string
  protocol?: ('imap' | 'pop3') | undefined
  pop3Host?: string | undefined
  pop3Port?: number | undefined
  imapHost?: string | undefined
  imapPort?: number | undefined
  /** 0 none, 1 TLS from the start, 2 STARTTLS */
  emailSsl?: ('0' | '1' | '2') | undefined
  smtpHost: string
  smtpPort: number
  /** 0 none, 1 TLS from the start, 2 STARTTLS */
  smtpSsl?: ('0' | '1' | '2') | undefined
  /** Plain text below new mails */
  signature?: string | undefined
  /** Whether sent mails are copied to the server (IMAP); default true */
  copiesSent?: boolean | undefined
  password?: string | undefined
}
export type EmailState = {
  hasAccount: boolean
  /** Whether the server can store passwords */
  hasSecretKey: boolean
  /** Account name for sign-in */
  account: string
  /** Signature below messages */
  signature: string
  unread: number
  drafts: number
  isReceiving: boolean
  /** Headers received by the running synchronisation */
  done: number
  /** Total number of rows */
  total: number
  /** Epoch milliseconds */
  receivedAt: number | null
  /** Why mail was not received at last, in the language of the caller */
  problem: string
}
export type Email = {
  /** Id of the record, assigned by the server */
  id: string
  /** Folder; sent by other clients, not used */
  folder: 'inBox' | 'sent' | 'draft'
  isRead: number
  starred: number
  /** Address */
  sender: string
  senderName: string
  /** Addresses with names, separated by commas */
  recipient: string
  subject: string
  /** JSON of the attachments: name, fileId, url, fileSize, fileVersionId, problem */
  attachment: string
  /** Epoch milliseconds */
  fdate: number
  /** Epoch milliseconds */
  creatorTime: number
  isSending: boolean
  /** Why it was not sent, in the language of the caller */
  problem: string
  /** Address of the own mailbox */
  mAccount: string
  cc: string
  bcc: string
  replyTo: string
  /** Sanitised HTML */
  bodyText: string
  /** none: still being received; gone: no longer on its server */
  bodyState: 'none' | 'ready' | 'gone'
  /** Address of the text as a page of its own, for a frame; valid for an hour */
  bodyUrl: string
  /** Pictures from other servers that are not shown */
  blockedImages: number
}
export type ShowImagesBody = {
  /** For all mails of this sender */
  always?: boolean | undefined
}
export const {
  useListEmailsQuery,
  useLazyListEmailsQuery,
  useSendEmailMutation,
  useSaveEmailDraftMutation,
  useGetEmailConfigQuery,
  useLazyGetEmailConfigQuery,
  useSaveEmailConfigMutation,
  useDeleteEmailConfigMutation,
  useCheckEmailConfigMutation,
  useReceiveEmailsMutation,
  useGetEmailStateQuery,
  useLazyGetEmailStateQuery,
  useGetEmailQuery,
  useLazyGetEmailQuery,
  useDeleteEmailMutation,
  useMarkReadEmailMutation,
  useShowEmailImagesMutation,
  useMarkStarEmailMutation,
  useMarkUnreadEmailMutation,
  useMarkUnstarEmailMutation,
} = injectedRtkApi
