// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReports: build.query<ListReportsApiResponse, ListReportsApiArg>({
      query: (queryArg) => ({
        url: `/api/datareport/Data`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          category: queryArg.category,
        },
      }),
    }),
    createReport: build.mutation<CreateReportApiResponse, CreateReportApiArg>({
      query: (queryArg) => ({ url: `/api/datareport/Data`, method: 'POST', body: queryArg.reportBody }),
    }),
    importReport: build.mutation<ImportReportApiResponse, ImportReportApiArg>({
      query: (queryArg) => ({ url: `/api/datareport/Data/Action/Import`, method: 'POST', body: queryArg.body }),
    }),
    listPreviewedReportChoices: build.query<ListPreviewedReportChoicesApiResponse, ListPreviewedReportChoicesApiArg>({
      query: (queryArg) => ({
        url: `/api/datareport/Data/Actions/PreviewChoices`,
        method: 'POST',
        body: queryArg.reportPreviewChoicesBody,
      }),
    }),
    listPreviewedReportData: build.query<ListPreviewedReportDataApiResponse, ListPreviewedReportDataApiArg>({
      query: (queryArg) => ({
        url: `/api/datareport/Data/Actions/PreviewQuery`,
        method: 'POST',
        body: queryArg.reportPreviewBody,
      }),
    }),
    copyReport: build.mutation<CopyReportApiResponse, CopyReportApiArg>({
      query: (queryArg) => ({
        url: `/api/datareport/Data/Copy/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
      }),
    }),
    listReportOptions: build.query<ListReportOptionsApiResponse, ListReportOptionsApiArg>({
      query: () => ({ url: `/api/datareport/Data/Selector` }),
    }),
    getReport: build.query<GetReportApiResponse, GetReportApiArg>({
      query: (queryArg) => ({ url: `/api/datareport/Data/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateReport: build.mutation<UpdateReportApiResponse, UpdateReportApiArg>({
      query: (queryArg) => ({
        url: `/api/datareport/Data/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.reportBody,
      }),
    }),
    deleteReport: build.mutation<DeleteReportApiResponse, DeleteReportApiArg>({
      query: (queryArg) => ({
        url: `/api/datareport/Data/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listReportChoices: build.query<ListReportChoicesApiResponse, ListReportChoicesApiArg>({
      query: (queryArg) => ({
        url: `/api/datareport/Data/${encodeURIComponent(String(queryArg.id))}/Actions/Choices`,
        method: 'POST',
        body: queryArg.reportChoicesBody,
      }),
    }),
    exportReport: build.mutation<ExportReportApiResponse, ExportReportApiArg>({
      query: (queryArg) => ({
        url: `/api/datareport/Data/${encodeURIComponent(String(queryArg.id))}/Actions/Export`,
        method: 'GET',
      }),
    }),
    exportReportFile: build.mutation<ExportReportFileApiResponse, ExportReportFileApiArg>({
      query: (queryArg) => ({
        url: `/api/datareport/Data/${encodeURIComponent(String(queryArg.id))}/Actions/ExportFile`,
        method: 'POST',
        body: queryArg.reportFileBody,
      }),
    }),
    openReport: build.query<OpenReportApiResponse, OpenReportApiArg>({
      query: (queryArg) => ({ url: `/api/datareport/Data/${encodeURIComponent(String(queryArg.id))}/Actions/Open` }),
    }),
    listReportData: build.query<ListReportDataApiResponse, ListReportDataApiArg>({
      query: (queryArg) => ({
        url: `/api/datareport/Data/${encodeURIComponent(String(queryArg.id))}/Actions/Query`,
        method: 'POST',
        body: queryArg.reportDataBody,
      }),
    }),
    restoreReportRevision: build.mutation<RestoreReportRevisionApiResponse, RestoreReportRevisionApiArg>({
      query: (queryArg) => ({
        url: `/api/datareport/Data/${encodeURIComponent(String(queryArg.id))}/Actions/Restore/${encodeURIComponent(String(queryArg.revisionId))}`,
        method: 'POST',
      }),
    }),
    listReportRevisions: build.query<ListReportRevisionsApiResponse, ListReportRevisionsApiArg>({
      query: (queryArg) => ({
        url: `/api/datareport/Data/${encodeURIComponent(String(queryArg.id))}/Actions/Revisions`,
      }),
    }),
    getReportRevision: build.query<GetReportRevisionApiResponse, GetReportRevisionApiArg>({
      query: (queryArg) => ({
        url: `/api/datareport/Data/${encodeURIComponent(String(queryArg.id))}/Actions/Revisions/${encodeURIComponent(String(queryArg.revisionId))}`,
      }),
    }),
    toggleReport: build.mutation<ToggleReportApiResponse, ToggleReportApiArg>({
      query: (queryArg) => ({
        url: `/api/datareport/Data/${encodeURIComponent(String(queryArg.id))}/Actions/State`,
        method: 'PUT',
      }),
    }),
    listReportSubscriptions: build.query<ListReportSubscriptionsApiResponse, ListReportSubscriptionsApiArg>({
      query: () => ({ url: `/api/datareport/Subscription` }),
    }),
    createReportSubscription: build.mutation<CreateReportSubscriptionApiResponse, CreateReportSubscriptionApiArg>({
      query: (queryArg) => ({
        url: `/api/datareport/Subscription`,
        method: 'POST',
        body: queryArg.reportSubscriptionBody,
      }),
    }),
    deleteReportSubscription: build.mutation<DeleteReportSubscriptionApiResponse, DeleteReportSubscriptionApiArg>({
      query: (queryArg) => ({
        url: `/api/datareport/Subscription/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    toggleReportSubscription: build.mutation<ToggleReportSubscriptionApiResponse, ToggleReportSubscriptionApiArg>({
      query: (queryArg) => ({
        url: `/api/datareport/Subscription/${encodeURIComponent(String(queryArg.id))}/Actions/State`,
        method: 'PUT',
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as reportEndpoints }
export type ListReportsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ReportRow[]
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
export type ListReportsApiArg = {
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
  /** Id or code of the category */
  category?: string | undefined
}
export type CreateReportApiResponse = /** status 200 Done */ null
export type CreateReportApiArg = {
  reportBody: ReportBody
}
export type ImportReportApiResponse = /** status 200 Done */ null
export type ImportReportApiArg = {
  body: {
    /** Content of the file */
    file: Blob
  }
}
export type ListPreviewedReportChoicesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ReportChoice[]
}
export type ListPreviewedReportChoicesApiArg = {
  reportPreviewChoicesBody: ReportPreviewChoicesBody
}
export type ListPreviewedReportDataApiResponse = /** status 200 Done */ ReportResult
export type ListPreviewedReportDataApiArg = {
  reportPreviewBody: ReportPreviewBody
}
export type CopyReportApiResponse = /** status 200 Done */ null
export type CopyReportApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListReportOptionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ReportOption[]
}
export type ListReportOptionsApiArg = void
export type GetReportApiResponse = /** status 200 Done */ Report
export type GetReportApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateReportApiResponse = /** status 200 Done */ null
export type UpdateReportApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  reportBody: ReportBody
}
export type DeleteReportApiResponse = /** status 200 Done */ null
export type DeleteReportApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListReportChoicesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ReportChoice[]
}
export type ListReportChoicesApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  reportChoicesBody: ReportChoicesBody
}
export type ExportReportApiResponse = /** status 200 Done */ FileTicket
export type ExportReportApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ExportReportFileApiResponse = /** status 200 Done */ FileTicket
export type ExportReportFileApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  reportFileBody: ReportFileBody
}
export type OpenReportApiResponse = /** status 200 Done */ ReportAuth
export type OpenReportApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListReportDataApiResponse = /** status 200 Done */ ReportResult
export type ListReportDataApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  reportDataBody: ReportDataBody
}
export type RestoreReportRevisionApiResponse = /** status 200 Done */ null
export type RestoreReportRevisionApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the earlier version */
  revisionId: string
}
export type ListReportRevisionsApiResponse = /** status 200 Done */ ReportRevision[]
export type ListReportRevisionsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type GetReportRevisionApiResponse = /** status 200 Done */ ReportRevisionDocument
export type GetReportRevisionApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the earlier version */
  revisionId: string
}
export type ToggleReportApiResponse = /** status 200 Done */ null
export type ToggleReportApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListReportSubscriptionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: ReportSubscription[]
}
export type ListReportSubscriptionsApiArg = void
export type CreateReportSubscriptionApiResponse = /** status 200 Done */ null
export type CreateReportSubscriptionApiArg = {
  reportSubscriptionBody: ReportSubscriptionBody
}
export type DeleteReportSubscriptionApiResponse = /** status 200 Done */ null
export type DeleteReportSubscriptionApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ToggleReportSubscriptionApiResponse = /** status 200 Done */ null
export type ToggleReportSubscriptionApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ReportRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Id of a value of the dictionary ReportSort */
  categoryId: string
  /** name/account */
  creatorUser: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Epoch milliseconds */
  lastModifyTime: number | null
  /** Sort order among siblings, ascending */
  sortCode: number
  /** 1 enabled, 0 disabled */
  enabledMark: number
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
export type ReportBody = {
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Id of the category */
  categoryId: string
  /** Remarks */
  description?: (string | null) | undefined
  content?: (string | null) | undefined
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  /** Id of the record, assigned by the server */
  id?: string | undefined
}
export type ReportChoice = {
  value: string
  /** Displayed heading */
  label: string
}
export type ReportPreviewChoicesBody = {
  /** Values of the parameters by name; those that are left out have their initial value, null is none */
  params?:
    | {
        [key: string]: unknown
      }
    | undefined
  /** Display name */
  name: string
  /** A document that need not be saved */
  content: string
}
export type ReportCube = {
  rows: {
    /** Displayed title */
    title: string
    /** Type, as a number or name, of the object of the operation */
    type: 'text' | 'number' | 'moment'
    /** Name of the field */
    field?: string | undefined
    /** Calendar period of a date */
    bucket?: ('day' | 'week' | 'month' | 'quarter' | 'year') | undefined
    texts?:
      | {
          [key: string]: string
        }
      | undefined
  }[]
  /** Columns, in order */
  columns: {
    /** Displayed title */
    title: string
    /** Type, as a number or name, of the object of the operation */
    type: 'text' | 'number' | 'moment'
    /** Name of the field */
    field?: string | undefined
    /** Calendar period of a date */
    bucket?: ('day' | 'week' | 'month' | 'quarter' | 'year') | undefined
    texts?:
      | {
          [key: string]: string
        }
      | undefined
  }[]
  /** What is counted */
  measures: {
    key: string
    /** Displayed title */
    title: string
    /** Type, as a number or name, of the object of the operation */
    type: 'text' | 'number' | 'moment'
    unit?: string | undefined
    format?: ('plain' | 'integer' | 'percent') | undefined
    digits?: number | undefined
  }[]
  /** `[depth of rows, depth of columns, …values of these keys, …measures]`; depth 0 is the total */
  cells: (string | number | null)[][]
}
export type ReportList = {
  /** Columns, in order */
  columns: {
    key: string
    /** Displayed title */
    title: string
    /** Type, as a number or name, of the object of the operation */
    type: 'text' | 'number' | 'moment'
    /** The column of `rows` with the text of an id */
    textKey?: string | undefined
  }[]
  rows: {
    [key: string]: unknown
  }[]
  groups: {
    key: string
    /** Displayed title */
    title: string
    /** Type, as a number or name, of the object of the operation */
    type: 'text' | 'number' | 'moment'
    /** The column of `rows` with the text of an id */
    textKey?: string | undefined
  }[]
  cube?: ReportCube | undefined
  /** There are more records; figures are those of all */
  isTruncated: boolean
}
export type ReportBlockData = {
  /** Id of the record, assigned by the server */
  id: string
  cube?: ReportCube | undefined
  list?: ReportList | undefined
  /** Milliseconds: the moment of the extract that the data are of */
  extractTime?: number | undefined
  /** The extract could not be made again the last time */
  isExtractOld?: boolean | undefined
  /** Reason of the failure */
  error?:
    | {
        /** Result code: 200 success; all other codes are refusals or failures */
        code: number
        /** Message for users, in the language of `Accept-Language` */
        msg: string
      }
    | undefined
}
export type ReportResult = {
  params: {
    [key: string]: unknown
  }
  /** Names of required parameters without a value: nothing was read */
  missing: string[]
  blocks: ReportBlockData[]
}
export type ReportPreviewBody = {
  /** A document that need not be saved */
  content: string
  /** Values of the parameters by name; those that are left out have their initial value, null is none */
  params?:
    | {
        [key: string]: unknown
      }
    | undefined
  /** Ids of blocks; without it all */
  blocks?: string[] | undefined
}
export type ReportOption = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Id of the category */
  categoryId: string
}
export type Report = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Id of a value of the dictionary ReportSort */
  categoryId: string
  /** The document of the design as JSON text, kept as it was saved: `{version, orientation, parameters, sources, blocks}`. A source has `dataset: {datasetId} | DatasetDefinition`; blocks are `cross`, `list`, `chart`, `text` and `break` */
  content: string
  /** Sort order among siblings, ascending */
  sortCode: number
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Remarks */
  description: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type ReportChoicesBody = {
  /** Values of the parameters by name; those that are left out have their initial value, null is none */
  params?:
    | {
        [key: string]: unknown
      }
    | undefined
  /** Display name */
  name: string
}
export type FileTicket = {
  /** Display name */
  name: string
  /** Address, relative to the server */
  url: string
}
export type ReportFileBody = {
  /** Values of the parameters by name; those that are left out have their initial value, null is none */
  params?:
    | {
        [key: string]: unknown
      }
    | undefined
  /** csv: a ZIP when the report has several tables */
  as: 'xlsx' | 'csv' | 'pdf'
}
export type ReportAuth = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** The document of the design as JSON text, kept as it was saved: `{version, orientation, parameters, sources, blocks}`. A source has `dataset: {datasetId} | DatasetDefinition`; blocks are `cross`, `list`, `chart`, `text` and `break` */
  content: string
  /** Whether the caller may choose who else receives it */
  maySend: boolean
}
export type ReportDataBody = {
  /** Values of the parameters by name; those that are left out have their initial value, null is none */
  params?:
    | {
        [key: string]: unknown
      }
    | undefined
  /** Ids of blocks; without it all */
  blocks?: string[] | undefined
}
export type ReportRevision = {
  /** Id of the record, assigned by the server */
  id: string
  /** Epoch milliseconds */
  creatorTime: number
  /** name/account */
  userName: string
  /** Display name */
  fullName: string
  isCurrent: boolean
}
export type ReportRevisionDocument = {
  /** The document of the design as JSON text, kept as it was saved: `{version, orientation, parameters, sources, blocks}`. A source has `dataset: {datasetId} | DatasetDefinition`; blocks are `cross`, `list`, `chart`, `text` and `break` */
  content: string
}
export type ReportSubscription = {
  /** Id of the record, assigned by the server */
  id: string
  reportId: string
  /** Name of the report */
  reportName: string
  /** The receiver */
  userName: string
  /** Whether the caller is the receiver */
  isMine: boolean
  /** schedule: the report at each time; threshold: a message when a figure passes a limit */
  kind: 'schedule' | 'threshold'
  /** message: with the totals; mail: with the file */
  channel: 'message' | 'mail'
  /** The file of a mail */
  as: 'xlsx' | 'csv' | 'pdf'
  /** How often it is sent, or the figure read */
  frequency: 'hourly' | 'daily' | 'weekly' | 'monthly'
  /** Minutes after midnight by the clock of the company; hourly: the minute of each hour */
  minute: number
  /** Weekly: 1 is Monday */
  weekday: number
  /** Monthly: a month without this day has its last one */
  monthDay: number
  /** threshold: the block of the figure */
  blockId: string
  /** threshold: key of the measure whose total is read */
  measure: string
  /** Names of the block and of the measure */
  measureName: string
  /** How the total is compared with the limit */
  test: 'gt' | 'gte' | 'lt' | 'lte'
  /** The limit */
  value: number
  /** on: it runs; paused by a user; ended by a failure */
  state: 'on' | 'paused' | 'ended'
  /** Why it has ended */
  problem: string
  /** When it is sent next */
  nextTime: number | null
  /** When it was sent last */
  lastTime: number | null
}
export type ReportSubscriptionBody = {
  reportId: string
  /** schedule: the report at each time; threshold: a message when a figure passes a limit */
  kind: 'schedule' | 'threshold'
  /** message: with the totals; mail: with the file */
  channel: 'message' | 'mail'
  /** The file of a mail */
  as?: ('xlsx' | 'csv' | 'pdf') | undefined
  /** Values of the parameters by name; those that are left out have their initial value, null is none */
  params?:
    | {
        [key: string]: unknown
      }
    | undefined
  frequency: 'hourly' | 'daily' | 'weekly' | 'monthly'
  /** Minutes after midnight by the clock of the company; hourly: the minute of each hour */
  minute: number
  /** Weekly: 1 is Monday */
  weekday?: number | undefined
  /** Monthly: a month without this day has its last one */
  monthDay?: number | undefined
  /** threshold: the block of the figure */
  blockId?: string | undefined
  /** threshold: key of the measure whose total is read */
  measure?: string | undefined
  /** How the total is compared with the limit */
  test?: ('gt' | 'gte' | 'lt' | 'lte') | undefined
  /** The limit */
  value?: number | undefined
  /** Receivers; each gets the figures that they may read. Default: the caller. Others: only by those who design reports */
  userIds?: string[] | undefined
}
export const {
  useListReportsQuery,
  useLazyListReportsQuery,
  useCreateReportMutation,
  useImportReportMutation,
  useListPreviewedReportChoicesQuery,
  useLazyListPreviewedReportChoicesQuery,
  useListPreviewedReportDataQuery,
  useLazyListPreviewedReportDataQuery,
  useCopyReportMutation,
  useListReportOptionsQuery,
  useLazyListReportOptionsQuery,
  useGetReportQuery,
  useLazyGetReportQuery,
  useUpdateReportMutation,
  useDeleteReportMutation,
  useListReportChoicesQuery,
  useLazyListReportChoicesQuery,
  useExportReportMutation,
  useExportReportFileMutation,
  useOpenReportQuery,
  useLazyOpenReportQuery,
  useListReportDataQuery,
  useLazyListReportDataQuery,
  useRestoreReportRevisionMutation,
  useListReportRevisionsQuery,
  useLazyListReportRevisionsQuery,
  useGetReportRevisionQuery,
  useLazyGetReportRevisionQuery,
  useToggleReportMutation,
  useListReportSubscriptionsQuery,
  useLazyListReportSubscriptionsQuery,
  useCreateReportSubscriptionMutation,
  useDeleteReportSubscriptionMutation,
  useToggleReportSubscriptionMutation,
} = injectedRtkApi
