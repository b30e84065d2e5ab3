// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCallRecords: build.query<ListCallRecordsApiResponse, ListCallRecordsApiArg>({
      query: (queryArg) => ({
        url: `/api/extend/CallRecord`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          startTime: queryArg.startTime,
          endTime: queryArg.endTime,
          direction: queryArg.direction,
          result: queryArg.result,
          userId: queryArg.userId,
          modelId: queryArg.modelId,
          recordId: queryArg.recordId,
        },
      }),
    }),
    reportCall: build.mutation<ReportCallApiResponse, ReportCallApiArg>({
      query: (queryArg) => ({
        url: `/api/extend/CallRecord/Actions/Report`,
        method: 'POST',
        body: queryArg.callReport,
      }),
    }),
    exportCallRecords: build.mutation<ExportCallRecordsApiResponse, ExportCallRecordsApiArg>({
      query: (queryArg) => ({
        url: `/api/extend/CallRecord/ExportData`,
        method: 'GET',
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          startTime: queryArg.startTime,
          endTime: queryArg.endTime,
          direction: queryArg.direction,
          result: queryArg.result,
          userId: queryArg.userId,
          modelId: queryArg.modelId,
          recordId: queryArg.recordId,
          dataType: queryArg.dataType,
          selectKey: queryArg.selectKey,
        },
      }),
    }),
    getCallRecord: build.query<GetCallRecordApiResponse, GetCallRecordApiArg>({
      query: (queryArg) => ({ url: `/api/extend/CallRecord/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    setCallNotes: build.mutation<SetCallNotesApiResponse, SetCallNotesApiArg>({
      query: (queryArg) => ({
        url: `/api/extend/CallRecord/${encodeURIComponent(String(queryArg.id))}/Notes`,
        method: 'PUT',
        body: queryArg.callNotesBody,
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as callRecordEndpoints }
export type ListCallRecordsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: CallRecordRow[]
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
export type ListCallRecordsApiArg = {
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
  /** Epoch milliseconds */
  startTime?: number | undefined
  /** Epoch milliseconds */
  endTime?: number | undefined
  /** Order of the rows */
  direction?: 'outgoing' | 'incoming' | undefined
  result?: ('answered' | 'missed' | 'cancelled' | 'refused' | 'failed') | 'open' | undefined
  /** Id of the user */
  userId?: string | undefined
  /** Id of the model */
  modelId?: string | undefined
  /** Id of the record */
  recordId?: string | undefined
}
export type ReportCallApiResponse = /** status 200 Done */ ReportedCall
export type ReportCallApiArg = {
  callReport: CallReport
}
export type ExportCallRecordsApiResponse = /** status 200 Done */ FileTicket
export type ExportCallRecordsApiArg = {
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
  /** Epoch milliseconds */
  startTime?: number | undefined
  /** Epoch milliseconds */
  endTime?: number | undefined
  /** Order of the rows */
  direction?: 'outgoing' | 'incoming' | undefined
  result?: ('answered' | 'missed' | 'cancelled' | 'refused' | 'failed') | 'open' | undefined
  /** Id of the user */
  userId?: string | undefined
  /** Id of the model */
  modelId?: string | undefined
  /** Id of the record */
  recordId?: string | undefined
  /** 1: all pages; otherwise the current page */
  dataType?: string | undefined
  /** Columns, separated by commas. Omitted: all */
  selectKey?: string | undefined
}
export type GetCallRecordApiResponse = /** status 200 Done */ CallRecordRow
export type GetCallRecordApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type SetCallNotesApiResponse = /** status 200 Done */ null
export type SetCallNotesApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  callNotesBody: CallNotesBody
}
export type CallRecordRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Masked for users without the permission */
  number: string
  /** Empty for users without the column */
  direction: '' | ('outgoing' | 'incoming')
  /** Epoch milliseconds */
  startedAt: number | null
  /** Epoch milliseconds */
  answeredAt: number | null
  /** Epoch milliseconds */
  endedAt: number | null
  /** Milliseconds between answer and end; 0 for a call that was not answered */
  duration: number
  /** Empty while the call lasts */
  result: '' | ('answered' | 'missed' | 'cancelled' | 'refused' | 'failed')
  /** Why the call failed */
  fault: string
  /** Id of the user */
  userId: string
  /** Name of the user of the seat */
  realName: string
  /** The caller took part */
  isSelf: boolean
  /** Name of the model of the related record */
  related: string
  /** Id of the model */
  modelId: string
  /** Id of the record */
  recordId: string
  notes: string
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
export type ReportedCall = {
  /** Id of the record, assigned by the server */
  id: string
}
export type CallReport = {
  /** Chosen by the client */
  id: string
  /** Order of the rows */
  direction: 'outgoing' | 'incoming'
  /** Not masked, without the dialling prefix */
  number: string
  /** Epoch milliseconds */
  startedAt: number
  /** Epoch milliseconds */
  answeredAt?: number | undefined
  /** Epoch milliseconds */
  endedAt?: number | undefined
  result?: ('answered' | 'missed' | 'cancelled' | 'refused' | 'failed') | undefined
  /** Why the call failed */
  fault?: string | undefined
  /** Epoch milliseconds, by the clock of the client */
  sentAt: number
  /** Id of the model */
  modelId?: string | undefined
  /** Id of the record */
  recordId?: string | undefined
}
export type FileTicket = {
  /** Display name */
  name: string
  /** Address, relative to the server */
  url: string
}
export type CallNotesBody = {
  notes: string
}
export const {
  useListCallRecordsQuery,
  useLazyListCallRecordsQuery,
  useReportCallMutation,
  useExportCallRecordsMutation,
  useGetCallRecordQuery,
  useLazyGetCallRecordQuery,
  useSetCallNotesMutation,
} = injectedRtkApi
