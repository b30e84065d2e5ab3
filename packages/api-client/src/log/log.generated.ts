// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    deleteLogs: build.mutation<DeleteLogsApiResponse, DeleteLogsApiArg>({
      query: (queryArg) => ({ url: `/api/system/Log`, method: 'DELETE', body: queryArg.logIdsBody }),
    }),
    listLogs: build.query<ListLogsApiResponse, ListLogsApiArg>({
      query: (queryArg) => ({
        url: `/api/system/Log/${encodeURIComponent(String(queryArg.category))}`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          keyword: queryArg.keyword,
          startTime: queryArg.startTime,
          endTime: queryArg.endTime,
          succeeded: queryArg.succeeded,
          sidx: queryArg.sidx,
        },
      }),
    }),
    clearLogs: build.mutation<ClearLogsApiResponse, ClearLogsApiArg>({
      query: (queryArg) => ({
        url: `/api/system/Log/${encodeURIComponent(String(queryArg.category))}`,
        method: 'DELETE',
        params: {
          keyword: queryArg.keyword,
          startTime: queryArg.startTime,
          endTime: queryArg.endTime,
          succeeded: queryArg.succeeded,
        },
      }),
    }),
    exportLogs: build.mutation<ExportLogsApiResponse, ExportLogsApiArg>({
      query: (queryArg) => ({
        url: `/api/system/Log/${encodeURIComponent(String(queryArg.category))}/Action/Export`,
        method: 'GET',
        params: {
          keyword: queryArg.keyword,
          startTime: queryArg.startTime,
          endTime: queryArg.endTime,
          succeeded: queryArg.succeeded,
        },
      }),
    }),
    getLog: build.query<GetLogApiResponse, GetLogApiArg>({
      query: (queryArg) => ({ url: `/api/system/Log/${encodeURIComponent(String(queryArg.id))}/Info` }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as logEndpoints }
export type DeleteLogsApiResponse = /** status 200 Default Response */ null
export type DeleteLogsApiArg = {
  logIdsBody: LogIdsBody
}
export type ListLogsApiResponse = /** status 200 Default Response */ {
  list: LogEntry[]
  pagination: {
    currentPage: number
    pageSize: number
    total: number
  }
}
export type ListLogsApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  sort?: 'asc' | 'desc' | undefined
  keyword?: string | undefined
  /** Epoch milliseconds */
  startTime?: number | undefined
  /** Epoch milliseconds */
  endTime?: number | undefined
  succeeded?: number | undefined
  sidx?: 'creatorTime' | 'requestDuration' | 'userName' | 'ipaddress' | '' | undefined
  /** 1 sign-ins, 4 failures, 5 requests */
  category: 1 | 4 | 5
}
export type ClearLogsApiResponse = /** status 200 Default Response */ null
export type ClearLogsApiArg = {
  keyword?: string | undefined
  /** Epoch milliseconds */
  startTime?: number | undefined
  /** Epoch milliseconds */
  endTime?: number | undefined
  succeeded?: number | undefined
  /** 1 sign-ins, 4 failures, 5 requests */
  category: 1 | 4 | 5
}
export type ExportLogsApiResponse = /** status 200 Default Response */ FileTicket
export type ExportLogsApiArg = {
  keyword?: string | undefined
  /** Epoch milliseconds */
  startTime?: number | undefined
  /** Epoch milliseconds */
  endTime?: number | undefined
  succeeded?: number | undefined
  /** 1 sign-ins, 4 failures, 5 requests */
  category: 1 | 4 | 5
}
export type GetLogApiResponse = /** status 200 Default Response */ LogDetail
export type GetLogApiArg = {
  id: string
}
export type LogIdsBody = {
  ids: string[]
}
export type LogEntry = {
  id: string
  category: number
  /** Epoch milliseconds */
  creatorTime: number
  /** name/account; what was typed when there is no such account */
  userName: string
  ipaddress: string
  ipaddressName: string
  platForm: string
  requestURL: string
  requestMethod: string
  /** Milliseconds */
  requestDuration: number
  resultCode: number
  traceId: string
  moduleName: string
  /** What happened, in one line */
  abstracts: string
}
export type FileTicket = {
  name: string
  url: string
}
export type LogDetail = {
  id: string
  category: number
  /** Epoch milliseconds */
  creatorTime: number
  /** name/account; what was typed when there is no such account */
  userName: string
  ipaddress: string
  ipaddressName: string
  platForm: string
  requestURL: string
  requestMethod: string
  /** Milliseconds */
  requestDuration: number
  resultCode: number
  traceId: string
  moduleName: string
  /** What happened, in one line */
  abstracts: string
  /** Path parameters, or the error with its stack */
  json: string
}
export const {
  useDeleteLogsMutation,
  useListLogsQuery,
  useLazyListLogsQuery,
  useClearLogsMutation,
  useExportLogsMutation,
  useGetLogQuery,
  useLazyGetLogQuery,
} = injectedRtkApi
