// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMessageTemplates: build.query<ListMessageTemplatesApiResponse, ListMessageTemplatesApiArg>({
      query: (queryArg) => ({
        url: `/api/system/MessageTemplate`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
        },
      }),
    }),
    createMessageTemplate: build.mutation<CreateMessageTemplateApiResponse, CreateMessageTemplateApiArg>({
      query: (queryArg) => ({ url: `/api/system/MessageTemplate`, method: 'POST', body: queryArg.messageTemplateBody }),
    }),
    listMessageEvents: build.query<ListMessageEventsApiResponse, ListMessageEventsApiArg>({
      query: () => ({ url: `/api/system/MessageTemplate/Events` }),
    }),
    getMessageParameters: build.query<GetMessageParametersApiResponse, GetMessageParametersApiArg>({
      query: (queryArg) => ({
        url: `/api/system/MessageTemplate/getTemplate/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    getMessageTemplate: build.query<GetMessageTemplateApiResponse, GetMessageTemplateApiArg>({
      query: (queryArg) => ({ url: `/api/system/MessageTemplate/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateMessageTemplate: build.mutation<UpdateMessageTemplateApiResponse, UpdateMessageTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/system/MessageTemplate/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.messageTemplateBody,
      }),
    }),
    deleteMessageTemplate: build.mutation<DeleteMessageTemplateApiResponse, DeleteMessageTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/system/MessageTemplate/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    toggleMessageTemplate: build.mutation<ToggleMessageTemplateApiResponse, ToggleMessageTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/system/MessageTemplate/${encodeURIComponent(String(queryArg.id))}/Actions/State`,
        method: 'PUT',
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as messageTemplateEndpoints }
export type ListMessageTemplatesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: MessageTemplateRow[]
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
export type ListMessageTemplatesApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
}
export type CreateMessageTemplateApiResponse = /** status 200 Done */ null
export type CreateMessageTemplateApiArg = {
  messageTemplateBody: MessageTemplateBody
}
export type ListMessageEventsApiResponse = /** status 200 Done */ MessageEvents
export type ListMessageEventsApiArg = void
export type GetMessageParametersApiResponse = /** status 200 Done */ MessageParameters
export type GetMessageParametersApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type GetMessageTemplateApiResponse = /** status 200 Done */ MessageTemplate
export type GetMessageTemplateApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateMessageTemplateApiResponse = /** status 200 Done */ null
export type UpdateMessageTemplateApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  messageTemplateBody: MessageTemplateBody
}
export type DeleteMessageTemplateApiResponse = /** status 200 Done */ null
export type DeleteMessageTemplateApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ToggleMessageTemplateApiResponse = /** status 200 Done */ null
export type ToggleMessageTemplateApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type MessageTemplateRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 1 ordinary, 2 important, 3 urgent */
  category: '1' | '2' | '3'
  event:
    | 'notice'
    | 'download'
    | 'recordImport'
    | 'userImport'
    | 'givenPassword'
    | 'accountEnabled'
    | 'flow'
    | 'flowNode'
    | 'comment'
    | 'chatMention'
    | 'mailReturned'
    | 'reportSent'
    | 'reportThreshold'
    | 'reportEnded'
    | 'articleShared'
    | 'articleCommented'
    | 'articleSent'
    | 'digest'
  /** With parameters: `{name}` */
  title: string
  /** Plain text with parameters; empty for none */
  content: string
  /** 1: the message centre */
  isStationLetter: number
  /** 1: the webhook of the installation */
  isWebhook: number
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** 1: e-mail */
  isEmail: number
  /** Epoch milliseconds */
  lastModifyTime: number | null
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
export type MessageTemplateBody = {
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 1 ordinary, 2 important, 3 urgent */
  category: '1' | '2' | '3'
  event:
    | 'notice'
    | 'download'
    | 'recordImport'
    | 'userImport'
    | 'givenPassword'
    | 'accountEnabled'
    | 'flow'
    | 'flowNode'
    | 'comment'
    | 'chatMention'
    | 'mailReturned'
    | 'reportSent'
    | 'reportThreshold'
    | 'reportEnded'
    | 'articleShared'
    | 'articleCommented'
    | 'articleSent'
    | 'digest'
  /** With parameters: `{name}` */
  title: string
  /** Plain text with parameters; empty for none */
  content: string
  /** 1: the message centre */
  isStationLetter: number
  /** 1: the webhook of the installation */
  isWebhook: number
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** 1: e-mail */
  isEmail?: number | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type MessageEvents = {
  events: {
    event:
      | 'notice'
      | 'download'
      | 'recordImport'
      | 'userImport'
      | 'givenPassword'
      | 'accountEnabled'
      | 'flow'
      | 'flowNode'
      | 'comment'
      | 'chatMention'
      | 'mailReturned'
      | 'reportSent'
      | 'reportThreshold'
      | 'reportEnded'
      | 'articleShared'
      | 'articleCommented'
      | 'articleSent'
      | 'digest'
    /** Display name */
    name: string
    /** Text without a template */
    title: string
    /** The message keeps its own text; only other channels use the template */
    hasOwnText: boolean
    /** A text may name further parameters, which the sender fills: a node of a flow with values of the form */
    hasFreeParameters: boolean
    templateJson: {
      /** Name of the field */
      field: string
      /** In the language of the caller */
      fieldName: string
    }[]
  }[]
  /** Whether the system settings name a webhook */
  hasWebhook: boolean
  /** Whether the system settings name an SMTP server */
  hasEmail: boolean
}
export type MessageParameters = {
  templateJson: {
    /** Name of the field */
    field: string
    /** In the language of the caller */
    fieldName: string
  }[]
}
export type MessageTemplate = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 1 ordinary, 2 important, 3 urgent */
  category: '1' | '2' | '3'
  event:
    | 'notice'
    | 'download'
    | 'recordImport'
    | 'userImport'
    | 'givenPassword'
    | 'accountEnabled'
    | 'flow'
    | 'flowNode'
    | 'comment'
    | 'chatMention'
    | 'mailReturned'
    | 'reportSent'
    | 'reportThreshold'
    | 'reportEnded'
    | 'articleShared'
    | 'articleCommented'
    | 'articleSent'
    | 'digest'
  /** With parameters: `{name}` */
  title: string
  /** Plain text with parameters; empty for none */
  content: string
  /** 1: the message centre */
  isStationLetter: number
  /** 1: the webhook of the installation */
  isWebhook: number
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** 1: e-mail */
  isEmail: number
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export const {
  useListMessageTemplatesQuery,
  useLazyListMessageTemplatesQuery,
  useCreateMessageTemplateMutation,
  useListMessageEventsQuery,
  useLazyListMessageEventsQuery,
  useGetMessageParametersQuery,
  useLazyGetMessageParametersQuery,
  useGetMessageTemplateQuery,
  useLazyGetMessageTemplateQuery,
  useUpdateMessageTemplateMutation,
  useDeleteMessageTemplateMutation,
  useToggleMessageTemplateMutation,
} = injectedRtkApi
