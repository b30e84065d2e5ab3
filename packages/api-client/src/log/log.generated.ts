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
export type ListLogsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Rows on a page */
  pageSize?: number | undefined
  /** Direction of the order: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Text that names, codes or other columns of a row contain */
  keyword?: string | undefined
  /** Epoch milliseconds */
  startTime?: number | undefined
  /** Epoch milliseconds */
  endTime?: number | undefined
  /** 1 for what succeeded, 0 for what failed */
  succeeded?: number | undefined
  /** Column that decides the order */
  sidx?: 'creatorTime' | 'requestDuration' | 'userName' | 'ipaddress' | '' | undefined
  /** 1 sign-ins, 4 failures, 5 requests */
  category: 1 | 4 | 5
}
export type ClearLogsApiResponse = /** status 200 Done */ null
export type ClearLogsApiArg = {
  /** Text that names, codes or other columns of a row contain */
  keyword?: string | undefined
  /** Epoch milliseconds */
  startTime?: number | undefined
  /** Epoch milliseconds */
  endTime?: number | undefined
  /** 1 for what succeeded, 0 for what failed */
  succeeded?: number | undefined
  /** 1 sign-ins, 4 failures, 5 requests */
  category: 1 | 4 | 5
}
export type ExportLogsApiResponse = /** status 200 Done */ FileTicket
export type ExportLogsApiArg = {
  /** Text that names, codes or other columns of a row contain */
  keyword?: string | undefined
  /** Epoch milliseconds */
  startTime?: number | undefined
  /** Epoch milliseconds */
  endTime?: number | undefined
  /** 1 for what succeeded, 0 for what failed */
  succeeded?: number | undefined
  /** 1 sign-ins, 4 failures, 5 requests */
  category: 1 | 4 | 5
}
export type GetLogApiResponse = /** status 200 Done */ LogDetail
export type GetLogApiArg = {
  /** Id of the record, given by the server */
  id: string
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
export type LogIdsBody = {
  /** Ids of the records */
  ids: string[]
}
export type LogEntry = {
  /** Id of the record, given by the server */
  id: string
  /** Id or code of the category */
  category: number
  /** Epoch milliseconds */
  creatorTime: number
  /** name/account; what was typed when there is no such account */
  userName: string
  /** Address of the caller */
  ipaddress: string
  /** Place of the address */
  ipaddressName: string
  /** Browser and system */
  platForm: string
  /** Address that was called */
  requestURL: string
  /** Kind of the statement or method of the request, by number */
  requestMethod: string
  /** Milliseconds */
  requestDuration: number
  /** Code of the answer */
  resultCode: number
  /** Names the call in the log */
  traceId: string
  /** Name of the menu */
  moduleName: string
  /** What happened, in one line */
  abstracts: string
}
export type FileTicket = {
  /** Name that people read */
  name: string
  /** Address, relative to the server */
  url: string
}
export type LogDetail = {
  /** Id of the record, given by the server */
  id: string
  /** Id or code of the category */
  category: number
  /** Epoch milliseconds */
  creatorTime: number
  /** name/account; what was typed when there is no such account */
  userName: string
  /** Address of the caller */
  ipaddress: string
  /** Place of the address */
  ipaddressName: string
  /** Browser and system */
  platForm: string
  /** Address that was called */
  requestURL: string
  /** Kind of the statement or method of the request, by number */
  requestMethod: string
  /** Milliseconds */
  requestDuration: number
  /** Code of the answer */
  resultCode: number
  /** Names the call in the log */
  traceId: string
  /** Name of the menu */
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
