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
  /** Which page this is, and how many rows there are in all */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Rows on a page */
    pageSize: number
    /** Rows on all pages */
    total: number
  }
}
export type ListMessagesApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Rows on a page */
  pageSize?: number | undefined
  /** Direction of the order: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Column that decides the order */
  sidx?: string | undefined
  /** Text that names, codes or other columns of a row contain */
  keyword?: string | undefined
  /** Kind, by number or name; the summary of the call says of what */
  type?: '' | '1' | '2' | '3' | '4' | undefined
  isRead?: '' | ('0' | '1') | undefined
}
export type ReadAllMessagesApiResponse = /** status 200 Done */ null
export type ReadAllMessagesApiArg = {
  /** Text that names, codes or other columns of a row contain */
  keyword?: string | undefined
  /** Kind, by number or name; the summary of the call says of what */
  type?: '' | '1' | '2' | '3' | '4' | undefined
  isRead?: '' | ('0' | '1') | undefined
}
export type ReadMessageApiResponse = /** status 200 Done */ MessageInfo
export type ReadMessageApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type ConfirmMessageApiResponse = /** status 200 Done */ null
export type ConfirmMessageApiArg = {
  /** Id of the record, given by the server */
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
  /** Id of the record, given by the server */
  id: string
  /** Title that people read */
  title: string
  /** 1 a notice, 2 a task, 3 a message of the system, 4 an appointment */
  type: number
  /** Who created it, as name/account */
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
export type MessageInfo = {
  /** Id of the record, given by the server */
  id: string
  /** Title that people read */
  title: string
  /** 1 a notice, 2 a task, 3 a message of the system, 4 an appointment */
  type: number
  /** Who created it, as name/account */
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
  /** Address of the file; null until it is ready */
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
  /** What happened, for people */
  message: {
    /** A notification of the desktop */
    desktop: boolean
    sound: boolean
  }
  quiet: {
    enabled: boolean
    /** HH:mm, in the time of the browser */
    from: string
    /** HH:mm; before `from`, it is meant of the next day */
    to: string
  }
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
