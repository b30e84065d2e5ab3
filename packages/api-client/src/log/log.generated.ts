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
export type DeleteLogsApiResponse = /** status 200 Done */ null
export type DeleteLogsApiArg = {
  logIdsBody: LogIdsBody
}
export type ListLogsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: LogEntry[]
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
export type ListLogsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Epoch milliseconds */
  startTime?: number | undefined
  /** Epoch milliseconds */
  endTime?: number | undefined
  /** 1 success, 0 failure */
  succeeded?: number | undefined
  /** Sort column */
  sidx?: 'creatorTime' | 'requestDuration' | 'userName' | 'ipaddress' | '' | undefined
  /** 1 sign-ins, 4 failures, 5 requests */
  category: 1 | 4 | 5
}
export type ClearLogsApiResponse = /** status 200 Done */ null
export type ClearLogsApiArg = {
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Epoch milliseconds */
  startTime?: number | undefined
  /** Epoch milliseconds */
  endTime?: number | undefined
  /** 1 success, 0 failure */
  succeeded?: number | undefined
  /** 1 sign-ins, 4 failures, 5 requests */
  category: 1 | 4 | 5
}
export type ExportLogsApiResponse = /** status 200 Done */ FileTicket
export type ExportLogsApiArg = {
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Epoch milliseconds */
  startTime?: number | undefined
  /** Epoch milliseconds */
  endTime?: number | undefined
  /** 1 success, 0 failure */
  succeeded?: number | undefined
  /** 1 sign-ins, 4 failures, 5 requests */
  category: 1 | 4 | 5
}
export type GetLogApiResponse = /** status 200 Done */ LogDetail
export type GetLogApiArg = {
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
export type LogIdsBody = {
  /** Ids of the records */
  ids: string[]
}
export type LogEntry = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id or code of the category */
  category: number
  /** Epoch milliseconds */
  creatorTime: number
  /** name/account; the entered text if no such account exists */
  userName: string
  /** IP address of the caller */
  ipaddress: string
  /** Location of the IP address */
  ipaddressName: string
  /** Browser and operating system */
  platForm: string
  /** URL of the request */
  requestURL: string
  /** Type of the statement or method of the request, as a number */
  requestMethod: string
  /** Milliseconds */
  requestDuration: number
  /** Result code of the response */
  resultCode: number
  /** Id of the request in the log */
  traceId: string
  /** Name of the menu */
  moduleName: string
  /** Summary in one line */
  abstracts: string
}
export type FileTicket = {
  /** Display name */
  name: string
  /** Address, relative to the server */
  url: string
}
export type LogDetail = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id or code of the category */
  category: number
  /** Epoch milliseconds */
  creatorTime: number
  /** name/account; the entered text if no such account exists */
  userName: string
  /** IP address of the caller */
  ipaddress: string
  /** Location of the IP address */
  ipaddressName: string
  /** Browser and operating system */
  platForm: string
  /** URL of the request */
  requestURL: string
  /** Type of the statement or method of the request, as a number */
  requestMethod: string
  /** Milliseconds */
  requestDuration: number
  /** Result code of the response */
  resultCode: number
  /** Id of the request in the log */
  traceId: string
  /** Name of the menu */
  moduleName: string
  /** Summary in one line */
  abstracts: string
  /** Path parameters, or the error with its stack trace */
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
