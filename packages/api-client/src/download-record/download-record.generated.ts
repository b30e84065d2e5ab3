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
export type ListDownloadRecordsApiResponse = /** status 200 Default Response */ {
  list: DownloadRecord[]
  pagination: {
    currentPage: number
    pageSize: number
    total: number
  }
}
export type ListDownloadRecordsApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  sort?: 'asc' | 'desc' | undefined
  sidx?: string | undefined
  keyword?: string | undefined
}
export type DeleteDownloadRecordApiResponse = /** status 200 Default Response */ null
export type DeleteDownloadRecordApiArg = {
  id: string
}
export type CancelDownloadRecordApiResponse = /** status 200 Default Response */ null
export type CancelDownloadRecordApiArg = {
  id: string
}
export type RetryDownloadRecordApiResponse = /** status 200 Default Response */ null
export type RetryDownloadRecordApiArg = {
  id: string
}
export type DownloadRecord = {
  id: string
  name: string
  link: null | string
  /** Epoch milliseconds */
  createdTime: number
  kind: 'export' | 'import'
  status: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'expired'
  /** Steps behind it */
  done: number
  /** Steps in all, 0 while nobody knows */
  total: number
  /** Why it failed */
  message: string
  canRetry: boolean
  fileSize: null | number
  /** Epoch milliseconds */
  expireTime: number | null
}
export const {
  useListDownloadRecordsQuery,
  useLazyListDownloadRecordsQuery,
  useDeleteDownloadRecordMutation,
  useCancelDownloadRecordMutation,
  useRetryDownloadRecordMutation,
} = injectedRtkApi
