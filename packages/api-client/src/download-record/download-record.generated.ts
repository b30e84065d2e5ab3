// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDownloadRecords: build.query<ListDownloadRecordsApiResponse, ListDownloadRecordsApiArg>({
      query: (queryArg) => ({
        url: `/api/example/dowTools`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
        },
      }),
    }),
    deleteDownloadRecord: build.mutation<DeleteDownloadRecordApiResponse, DeleteDownloadRecordApiArg>({
      query: (queryArg) => ({
        url: `/api/example/dowTools/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    cancelDownloadRecord: build.mutation<CancelDownloadRecordApiResponse, CancelDownloadRecordApiArg>({
      query: (queryArg) => ({
        url: `/api/example/dowTools/${encodeURIComponent(String(queryArg.id))}/Actions/Cancel`,
        method: 'PUT',
      }),
    }),
    retryDownloadRecord: build.mutation<RetryDownloadRecordApiResponse, RetryDownloadRecordApiArg>({
      query: (queryArg) => ({
        url: `/api/example/dowTools/${encodeURIComponent(String(queryArg.id))}/Actions/Retry`,
        method: 'PUT',
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as downloadRecordEndpoints }
export type ListDownloadRecordsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: DownloadRecord[]
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
export type ListDownloadRecordsApiArg = {
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
}
export type DeleteDownloadRecordApiResponse = /** status 200 Done */ null
export type DeleteDownloadRecordApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type CancelDownloadRecordApiResponse = /** status 200 Done */ null
export type CancelDownloadRecordApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type RetryDownloadRecordApiResponse = /** status 200 Done */ null
export type RetryDownloadRecordApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type DownloadRecord = {
  /** Id of the record, given by the server */
  id: string
  /** Name that people read */
  name: string
  /** Address of the file; null until it is ready */
  link: null | string
  /** Epoch milliseconds */
  createdTime: number
  /** Kind, by name */
  kind: 'export' | 'import'
  /** How far it is */
  status: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'expired'
  /** Steps behind it */
  done: number
  /** Steps in all, 0 while nobody knows */
  total: number
  /** Why it failed */
  message: string
  /** Whether it can be tried again */
  canRetry: boolean
  /** Size in bytes */
  fileSize: null | number
  /** Epoch milliseconds */
  expireTime: number | null
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
export const {
  useListDownloadRecordsQuery,
  useLazyListDownloadRecordsQuery,
  useDeleteDownloadRecordMutation,
  useCancelDownloadRecordMutation,
  useRetryDownloadRecordMutation,
} = injectedRtkApi
