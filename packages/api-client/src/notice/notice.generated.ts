// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createNotice: build.mutation<CreateNoticeApiResponse, CreateNoticeApiArg>({
      query: (queryArg) => ({ url: `/api/message`, method: 'POST', body: queryArg.noticeBody }),
    }),
    listNotices: build.query<ListNoticesApiResponse, ListNoticesApiArg>({
      query: (queryArg) => ({
        url: `/api/message/Notice`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          enabledMark: queryArg.enabledMark,
        },
      }),
    }),
    getNotice: build.query<GetNoticeApiResponse, GetNoticeApiArg>({
      query: (queryArg) => ({ url: `/api/message/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateNotice: build.mutation<UpdateNoticeApiResponse, UpdateNoticeApiArg>({
      query: (queryArg) => ({
        url: `/api/message/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.noticeBody,
      }),
    }),
    deleteNotice: build.mutation<DeleteNoticeApiResponse, DeleteNoticeApiArg>({
      query: (queryArg) => ({ url: `/api/message/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
    }),
    planNotice: build.mutation<PlanNoticeApiResponse, PlanNoticeApiArg>({
      query: (queryArg) => ({
        url: `/api/message/${encodeURIComponent(String(queryArg.id))}/Actions/Plan`,
        method: 'PUT',
        body: queryArg.noticePlanBody,
      }),
    }),
    listNoticeReaders: build.query<ListNoticeReadersApiResponse, ListNoticeReadersApiArg>({
      query: (queryArg) => ({
        url: `/api/message/${encodeURIComponent(String(queryArg.id))}/Actions/Readers`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          isRead: queryArg.isRead,
        },
      }),
    }),
    releaseNotice: build.mutation<ReleaseNoticeApiResponse, ReleaseNoticeApiArg>({
      query: (queryArg) => ({
        url: `/api/message/${encodeURIComponent(String(queryArg.id))}/Actions/Release`,
        method: 'PUT',
      }),
    }),
    remindNotice: build.mutation<RemindNoticeApiResponse, RemindNoticeApiArg>({
      query: (queryArg) => ({
        url: `/api/message/${encodeURIComponent(String(queryArg.id))}/Actions/Remind`,
        method: 'PUT',
      }),
    }),
    withdrawNotice: build.mutation<WithdrawNoticeApiResponse, WithdrawNoticeApiArg>({
      query: (queryArg) => ({
        url: `/api/message/${encodeURIComponent(String(queryArg.id))}/Actions/Withdraw`,
        method: 'PUT',
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as noticeEndpoints }
export type CreateNoticeApiResponse = /** status 200 Done */ null
export type CreateNoticeApiArg = {
  noticeBody: NoticeBody
}
export type ListNoticesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: NoticeRow[]
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
export type ListNoticesApiArg = {
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
  /** 1 enabled, 0 disabled */
  enabledMark?: '' | '0' | '1' | '2' | undefined
}
export type GetNoticeApiResponse = /** status 200 Done */ Notice
export type GetNoticeApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateNoticeApiResponse = /** status 200 Done */ null
export type UpdateNoticeApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  noticeBody: NoticeBody
}
export type DeleteNoticeApiResponse = /** status 200 Done */ null
export type DeleteNoticeApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type PlanNoticeApiResponse = /** status 200 Done */ null
export type PlanNoticeApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  noticePlanBody: NoticePlanBody
}
export type ListNoticeReadersApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: NoticeReader[]
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
export type ListNoticeReadersApiArg = {
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
  isRead?: '' | '0' | '1' | undefined
  /** Id of the record, assigned by the server */
  id: string
}
export type ReleaseNoticeApiResponse = /** status 200 Done */ null
export type ReleaseNoticeApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type RemindNoticeApiResponse = /** status 200 Done */ null
export type RemindNoticeApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type WithdrawNoticeApiResponse = /** status 200 Done */ null
export type WithdrawNoticeApiArg = {
  /** Id of the record, assigned by the server */
  id: string
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
export type NoticeBody = {
  /** Displayed title */
  title?: string | undefined
  /** HTML */
  bodyText?: string | undefined
  /** JSON text of [{name, fileId, url, fileSize, fileVersionId?}], or empty */
  files?: string | undefined
  /** Who receives it, separated by commas: ids of users, or `id--type` of departments, roles, positions, groups; empty: all */
  toUserIds?: string | undefined
  /** Receivers confirm that they have read it */
  mustRead?: boolean | undefined
  /** When receivers stop seeing it; null: never */
  expirationTime?: (number | null) | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
}
export type NoticeRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Displayed title */
  title: string
  /** Creator, as name/account */
  creatorUser: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
  /** 0 a draft, 1 released, 2 expired */
  enabledMark: number
  /** Type, as a number or name, of the object of the operation */
  type: number
  mustRead: boolean
  /** Epoch milliseconds */
  plannedTime: number | null
  /** Epoch milliseconds */
  expirationTime: number | null
  /** Epoch milliseconds */
  creatorTime: number
  releaseUser: string
  /** Epoch milliseconds */
  releaseTime: number | null
  /** Number of users who received it */
  receivers: number
  readers: number
  confirmers: number
}
export type Notice = {
  /** Id of the record, assigned by the server */
  id: string
  /** Displayed title */
  title: string
  /** Creator, as name/account */
  creatorUser: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
  /** 0 a draft, 1 released, 2 expired */
  enabledMark: number
  /** Type, as a number or name, of the object of the operation */
  type: number
  mustRead: boolean
  /** Epoch milliseconds */
  plannedTime: number | null
  /** Epoch milliseconds */
  expirationTime: number | null
  /** Epoch milliseconds */
  creatorTime: number
  releaseUser: string
  /** Epoch milliseconds */
  releaseTime: number | null
  /** HTML */
  bodyText: string
  /** JSON text of [{name, fileId, url, fileSize, fileVersionId?}], or empty */
  files: string
  /** Who receives it, separated by commas: ids of users, or `id--type` of departments, roles, positions, groups; empty: all */
  toUserIds: string
}
export type NoticePlanBody = {
  /** Epoch milliseconds of the release; null cancels the plan */
  plannedTime: number | null
}
export type NoticeReader = {
  /** Id of the record, assigned by the server */
  id: string
  /** Name of the user */
  realName: string
  /** Account name for sign-in */
  account: string
  organizeName: string
  /** Epoch milliseconds */
  readTime: number | null
  /** Epoch milliseconds */
  confirmTime: number | null
  remindCount: number
}
export const {
  useCreateNoticeMutation,
  useListNoticesQuery,
  useLazyListNoticesQuery,
  useGetNoticeQuery,
  useLazyGetNoticeQuery,
  useUpdateNoticeMutation,
  useDeleteNoticeMutation,
  usePlanNoticeMutation,
  useListNoticeReadersQuery,
  useLazyListNoticeReadersQuery,
  useReleaseNoticeMutation,
  useRemindNoticeMutation,
  useWithdrawNoticeMutation,
} = injectedRtkApi
