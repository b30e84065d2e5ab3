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
export type ListDownloadRecordsApiArg = {
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
export type DeleteDownloadRecordApiResponse = /** status 200 Done */ null
export type DeleteDownloadRecordApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type CancelDownloadRecordApiResponse = /** status 200 Done */ null
export type CancelDownloadRecordApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type RetryDownloadRecordApiResponse = /** status 200 Done */ null
export type RetryDownloadRecordApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type DownloadRecord = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  name: string
  /** Address of the file; null until the file is ready */
  link: null | string
  /** Epoch milliseconds */
  createdTime: number
  /** Type, by name */
  kind: 'export' | 'import'
  /** State of progress */
  status: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'expired'
  /** Number of completed steps */
  done: number
  /** Total number of steps; 0 if unknown */
  total: number
  /** Reason of the failure */
  message: string
  /** Whether a retry is possible */
  canRetry: boolean
  /** Size in bytes */
  fileSize: null | number
  /** Epoch milliseconds */
  expireTime: number | null
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
export const {
  useListDownloadRecordsQuery,
  useLazyListDownloadRecordsQuery,
  useDeleteDownloadRecordMutation,
  useCancelDownloadRecordMutation,
  useRetryDownloadRecordMutation,
} = injectedRtkApi
