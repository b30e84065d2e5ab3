// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.query<ListMessagesApiResponse, ListMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/message`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          type: queryArg['type'],
          isRead: queryArg.isRead,
        },
      }),
    }),
    readAllMessages: build.mutation<ReadAllMessagesApiResponse, ReadAllMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/message/Actions/ReadAll`,
        method: 'POST',
        params: {
          keyword: queryArg.keyword,
          type: queryArg['type'],
          isRead: queryArg.isRead,
        },
      }),
    }),
    readMessage: build.query<ReadMessageApiResponse, ReadMessageApiArg>({
      query: (queryArg) => ({ url: `/api/message/ReadInfo/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    confirmMessage: build.mutation<ConfirmMessageApiResponse, ConfirmMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/message/ReadInfo/${encodeURIComponent(String(queryArg.id))}/Actions/Confirm`,
        method: 'PUT',
      }),
    }),
    deleteMessages: build.mutation<DeleteMessagesApiResponse, DeleteMessagesApiArg>({
      query: (queryArg) => ({ url: `/api/message/Record`, method: 'DELETE', body: queryArg.messageIdsBody }),
    }),
    getMessageSetting: build.query<GetMessageSettingApiResponse, GetMessageSettingApiArg>({
      query: () => ({ url: `/api/message/Setting` }),
    }),
    saveMessageSetting: build.mutation<SaveMessageSettingApiResponse, SaveMessageSettingApiArg>({
      query: (queryArg) => ({ url: `/api/message/Setting`, method: 'PUT', body: queryArg.messageSetting }),
    }),
    getUnreadMessages: build.query<GetUnreadMessagesApiResponse, GetUnreadMessagesApiArg>({
      query: () => ({ url: `/api/message/Unread` }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as messageEndpoints }
export type ListMessagesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: MessageRow[]
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
export type ListMessagesApiArg = {
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
  /** Type, as a number or name, of the object of the operation */
  type?: '' | '1' | '2' | '3' | '4' | undefined
  isRead?: '' | ('0' | '1') | undefined
}
export type ReadAllMessagesApiResponse = /** status 200 Done */ null
export type ReadAllMessagesApiArg = {
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Type, as a number or name, of the object of the operation */
  type?: '' | '1' | '2' | '3' | '4' | undefined
  isRead?: '' | ('0' | '1') | undefined
}
export type ReadMessageApiResponse = /** status 200 Done */ MessageInfo
export type ReadMessageApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ConfirmMessageApiResponse = /** status 200 Done */ null
export type ConfirmMessageApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type DeleteMessagesApiResponse = /** status 200 Done */ null
export type DeleteMessagesApiArg = {
  messageIdsBody: MessageIdsBody
}
export type GetMessageSettingApiResponse = /** status 200 Done */ MessageSetting
export type GetMessageSettingApiArg = void
export type SaveMessageSettingApiResponse = /** status 200 Done */ null
export type SaveMessageSettingApiArg = {
  messageSetting: MessageSetting
}
export type GetUnreadMessagesApiResponse = /** status 200 Done */ UnreadMessages
export type GetUnreadMessagesApiArg = void
export type MessageRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Displayed title */
  title: string
  /** 1 a notice, 2 a task, 3 a message of the system, 4 an appointment */
  type: number
  /** Creator, as name/account */
  creatorUser: string
  /** Epoch milliseconds */
  lastModifyTime: number
  /** Its receivers confirm that they have read it */
  mustRead: boolean
  isConfirmed: boolean
  isRead: '0' | '1'
  releaseUser: string
  /** Epoch milliseconds */
  releaseTime: number
  /** Path in the application that the message leads to */
  link: string
  /** Whether there is more to read than the title */
  hasBody: boolean
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
export type MessageInfo = {
  /** Id of the record, assigned by the server */
  id: string
  /** Displayed title */
  title: string
  /** 1 a notice, 2 a task, 3 a message of the system, 4 an appointment */
  type: number
  /** Creator, as name/account */
  creatorUser: string
  /** Epoch milliseconds */
  lastModifyTime: number
  /** Its receivers confirm that they have read it */
  mustRead: boolean
  isConfirmed: boolean
  /** HTML; a JSON text for a task */
  bodyText: string
  /** JSON text of [{name, fileId, url, fileSize, fileVersionId?}], or empty */
  files: string
  releaseUser: string
  /** Epoch milliseconds */
  releaseTime: number
  /** Address of the file; null until the file is ready */
  link: string
}
export type MessageIdsBody = {
  /** Ids, separated by commas */
  ids: string
}
export type MessageSetting = {
  notice: {
    /** A notification of the desktop */
    desktop: boolean
    sound: boolean
  }
  /** Message for users */
  message: {
    /** A notification of the desktop */
    desktop: boolean
    sound: boolean
  }
  chat?:
    | {
        /** A notification of the desktop */
        desktop: boolean
        sound: boolean
      }
    | undefined
  quiet: {
    enabled: boolean
    /** HH:mm, in the time of the browser */
    from: string
    /** HH:mm; before `from`, it is meant of the next day */
    to: string
  }
  /** Unread messages in one text; missing where no channel delivers digests */
  digest?:
    | {
        enabled: boolean
        /** How long a message is unread before it becomes part of a digest; also the shortest time between two digests */
        hours: 1 | 4 | 8 | 24
      }
    | undefined
}
export type UnreadMessages = {
  unreadMessageCount: number
  unreadNoticeCount: number
  /** Title of the latest notice */
  noticeDefaultText: string
  /** Title of the latest other message */
  messageDefaultText: string
  /** Epoch milliseconds; 0 when there is none */
  noticeDefaultTime: number
  /** Epoch milliseconds; 0 when there is none */
  messageDefaultTime: number
}
export const {
  useListMessagesQuery,
  useLazyListMessagesQuery,
  useReadAllMessagesMutation,
  useReadMessageQuery,
  useLazyReadMessageQuery,
  useConfirmMessageMutation,
  useDeleteMessagesMutation,
  useGetMessageSettingQuery,
  useLazyGetMessageSettingQuery,
  useSaveMessageSettingMutation,
  useGetUnreadMessagesQuery,
  useLazyGetUnreadMessagesQuery,
} = injectedRtkApi
