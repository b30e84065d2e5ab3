// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRelatedRecords: build.query<ListRelatedRecordsApiResponse, ListRelatedRecordsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Base/${encodeURIComponent(String(queryArg.id))}/FieldDataSelect`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          relationField: queryArg.relationField,
          columnOptions: queryArg.columnOptions,
        },
      }),
    }),
    uploadRecords: build.mutation<UploadRecordsApiResponse, UploadRecordsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/Uploader`,
        method: 'POST',
        body: queryArg.body,
        params: {
          modelId: queryArg.modelId,
        },
      }),
    }),
    deleteRecords: build.mutation<DeleteRecordsApiResponse, DeleteRecordsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/batchDelete/${encodeURIComponent(String(queryArg.modelId))}`,
        method: 'POST',
        body: queryArg.recordIdsBody,
      }),
    }),
    createRecord: build.mutation<CreateRecordApiResponse, CreateRecordApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}`,
        method: 'POST',
        body: queryArg.recordBody,
      }),
    }),
    exportRecords: build.mutation<ExportRecordsApiResponse, ExportRecordsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/Actions/Export`,
        method: 'POST',
        body: queryArg.recordExportBody,
      }),
    }),
    getModelColumns: build.query<GetModelColumnsApiResponse, GetModelColumnsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/ColumnData`,
      }),
    }),
    getModelConfig: build.query<GetModelConfigApiResponse, GetModelConfigApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/Config` }),
    }),
    getModelForm: build.query<GetModelFormApiResponse, GetModelFormApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/FormData`,
      }),
    }),
    importRecords: build.mutation<ImportRecordsApiResponse, ImportRecordsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/ImportData`,
        method: 'POST',
        body: queryArg.recordImportBody,
      }),
    }),
    exportImportExceptions: build.mutation<ExportImportExceptionsApiResponse, ExportImportExceptionsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/ImportExceptionData`,
        method: 'POST',
        body: queryArg.recordImportBody,
      }),
    }),
    previewRecords: build.query<PreviewRecordsApiResponse, PreviewRecordsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/ImportPreview`,
        params: {
          fileName: queryArg.fileName,
          n: queryArg.n,
        },
      }),
    }),
    listRecordImports: build.query<ListRecordImportsApiResponse, ListRecordImportsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/Imports`,
      }),
    }),
    createRecordImport: build.mutation<CreateRecordImportApiResponse, CreateRecordImportApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/Imports`,
        method: 'POST',
        body: queryArg.newRecordImport,
      }),
    }),
    getRecordImport: build.query<GetRecordImportApiResponse, GetRecordImportApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/Imports/${encodeURIComponent(String(queryArg.importId))}`,
      }),
    }),
    cancelRecordImport: build.mutation<CancelRecordImportApiResponse, CancelRecordImportApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/Imports/${encodeURIComponent(String(queryArg.importId))}/Actions/Cancel`,
        method: 'POST',
      }),
    }),
    startRecordImport: build.mutation<StartRecordImportApiResponse, StartRecordImportApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/Imports/${encodeURIComponent(String(queryArg.importId))}/Actions/Start`,
        method: 'POST',
        body: queryArg.recordImportStart,
      }),
    }),
    undoRecordImport: build.mutation<UndoRecordImportApiResponse, UndoRecordImportApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/Imports/${encodeURIComponent(String(queryArg.importId))}/Actions/Undo`,
        method: 'POST',
      }),
    }),
    stageRecordImportRows: build.mutation<StageRecordImportRowsApiResponse, StageRecordImportRowsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/Imports/${encodeURIComponent(String(queryArg.importId))}/Rows`,
        method: 'POST',
        body: queryArg.recordImportRows,
      }),
    }),
    listRecordImportRows: build.query<ListRecordImportRowsApiResponse, ListRecordImportRowsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/Imports/${encodeURIComponent(String(queryArg.importId))}/Rows`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
        },
      }),
    }),
    listRecords: build.query<ListRecordsApiResponse, ListRecordsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/List`,
        method: 'POST',
        body: queryArg.recordListBody,
      }),
    }),
    getImportTemplate: build.query<GetImportTemplateApiResponse, GetImportTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/Template`,
      }),
    }),
    updateRecord: build.mutation<UpdateRecordApiResponse, UpdateRecordApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.recordBody,
      }),
    }),
    getRecord: build.query<GetRecordApiResponse, GetRecordApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    deleteRecord: build.mutation<DeleteRecordApiResponse, DeleteRecordApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    getShownRecord: build.query<GetShownRecordApiResponse, GetShownRecordApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/OnlineDev/${encodeURIComponent(String(queryArg.modelId))}/${encodeURIComponent(String(queryArg.id))}/DataChange`,
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as recordEndpoints }
export type ListRelatedRecordsApiResponse = /** status 200 Done */ RelatedPage
export type ListRelatedRecordsApiArg = {
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
  /** Field whose text is shown */
  relationField: string
  /** Joined by commas */
  columnOptions?: string | undefined
  /** Id of the record, given by the server */
  id: string
}
export type UploadRecordsApiResponse = /** status 200 Done */ FileTicket
export type UploadRecordsApiArg = {
  /** Model that the file is imported into; without it, the right for any model is enough */
  modelId?: string | undefined
  body: {
    /** Content of the file */
    file: Blob
  }
}
export type DeleteRecordsApiResponse = /** status 200 Done */ null
export type DeleteRecordsApiArg = {
  /** Id of the model */
  modelId: string
  recordIdsBody: RecordIdsBody
}
export type CreateRecordApiResponse = /** status 200 Done */ null
export type CreateRecordApiArg = {
  /** Id of the model */
  modelId: string
  recordBody: RecordBody
}
export type ExportRecordsApiResponse = /** status 200 Done */ FileTicket
export type ExportRecordsApiArg = {
  /** Id of the model */
  modelId: string
  recordExportBody: RecordExportBody
}
export type GetModelColumnsApiResponse = /** status 200 Done */ null | string
export type GetModelColumnsApiArg = {
  /** Id of the model */
  modelId: string
}
export type GetModelConfigApiResponse = /** status 200 Done */ ModelConfig
export type GetModelConfigApiArg = {
  /** Id of the model */
  modelId: string
}
export type GetModelFormApiResponse = /** status 200 Done */ null | string
export type GetModelFormApiArg = {
  /** Id of the model */
  modelId: string
}
export type ImportRecordsApiResponse = /** status 200 Done */ RecordImportResult
export type ImportRecordsApiArg = {
  /** Id of the model */
  modelId: string
  recordImportBody: RecordImportBody
}
export type ExportImportExceptionsApiResponse = /** status 200 Done */ FileTicket
export type ExportImportExceptionsApiArg = {
  /** Id of the model */
  modelId: string
  recordImportBody: RecordImportBody
}
export type PreviewRecordsApiResponse = /** status 200 Done */ RecordImportPreview
export type PreviewRecordsApiArg = {
  /** Name of the file */
  fileName: string
  /** Random number against caches; ignored */
  n?: string | undefined
  /** Id of the model */
  modelId: string
}
export type ListRecordImportsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: RecordImportState[]
}
export type ListRecordImportsApiArg = {
  /** Id of the model */
  modelId: string
}
export type CreateRecordImportApiResponse = /** status 200 Done */ {
  /** Id of the record, given by the server */
  id: string
}
export type CreateRecordImportApiArg = {
  /** Id of the model */
  modelId: string
  newRecordImport: NewRecordImport
}
export type GetRecordImportApiResponse = /** status 200 Done */ RecordImportState
export type GetRecordImportApiArg = {
  /** Id of the model */
  modelId: string
  importId: string
}
export type CancelRecordImportApiResponse = /** status 200 Done */ RecordImportState
export type CancelRecordImportApiArg = {
  /** Id of the model */
  modelId: string
  importId: string
}
export type StartRecordImportApiResponse = /** status 200 Done */ RecordImportState
export type StartRecordImportApiArg = {
  /** Id of the model */
  modelId: string
  importId: string
  recordImportStart: RecordImportStart
}
export type UndoRecordImportApiResponse = /** status 200 Done */ RecordImportState
export type UndoRecordImportApiArg = {
  /** Id of the model */
  modelId: string
  importId: string
}
export type StageRecordImportRowsApiResponse = /** status 200 Done */ {
  /** Rows on all pages */
  total: number
}
export type StageRecordImportRowsApiArg = {
  /** Id of the model */
  modelId: string
  importId: string
  recordImportRows: RecordImportRows
}
export type ListRecordImportRowsApiResponse = /** status 200 Done */ RecordImportRowsLeft
export type ListRecordImportRowsApiArg = {
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
  /** Id of the model */
  modelId: string
  importId: string
}
export type ListRecordsApiResponse = /** status 200 Done */ RecordPage
export type ListRecordsApiArg = {
  /** Id of the model */
  modelId: string
  recordListBody: RecordListBody
}
export type GetImportTemplateApiResponse = /** status 200 Done */ FileTicket
export type GetImportTemplateApiArg = {
  /** Id of the model */
  modelId: string
}
export type UpdateRecordApiResponse = /** status 200 Done */ null
export type UpdateRecordApiArg = {
  /** Id of the model */
  modelId: string
  /** Id of the record, given by the server */
  id: string
  recordBody: RecordBody
}
export type GetRecordApiResponse = /** status 200 Done */ RecordData
export type GetRecordApiArg = {
  /** Id of the model */
  modelId: string
  /** Id of the record, given by the server */
  id: string
}
export type DeleteRecordApiResponse = /** status 200 Done */ null
export type DeleteRecordApiArg = {
  /** Id of the model */
  modelId: string
  /** Id of the record, given by the server */
  id: string
}
export type GetShownRecordApiResponse = /** status 200 Done */ RecordData
export type GetShownRecordApiArg = {
  /** Id of the model */
  modelId: string
  /** Id of the record, given by the server */
  id: string
}
export type RelatedPage = {
  /** Rows or nodes */
  list: {
    [key: string]: unknown
  }[]
  /** Which page this is, and how many rows there are in all */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Rows on a page */
    pageSize: number
    /** Rows on all pages */
    total: number
  }
  /** Of the asked fields, by name */
  labels: {
    [key: string]: string
  }
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
export type FileTicket = {
  /** Name that people read */
  name: string
  /** Address, relative to the server */
  url: string
}
export type RecordIdsBody = {
  /** Ids of the records */
  ids: string[]
}
export type RecordBody = {
  /** Id of the record, given by the server */
  id?: (null | string) | undefined
  /** JSON */
  data: string
  /** Version; changes with every write */
  version?: (null | string) | undefined
  design?: (null | string) | undefined
  original?: (null | string) | undefined
}
export type RecordExportBody = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Rows on a page */
  pageSize?: number | undefined
  /** Direction of the order: `asc` or `desc` */
  sort?: string | undefined
  /** Column that decides the order */
  sidx?: (null | string) | undefined
  /** Id of the menu */
  menuId?: (null | string) | undefined
  /** Model name → value that rows must have, JSON */
  queryJson?: (null | string) | undefined
  /** 1 for all pages; the present page otherwise */
  dataType?: (null | number | string) | undefined
  /** Columns, as a list or joined by commas; all when empty */
  selectKey?: (null | string[] | string) | undefined
}
export type ModelConfig = {
  /** Name that people read */
  fullName: string
  /** 1 form, 2 form and list, 3 form, list and flow */
  webType: string
  /** Document of the form, JSON */
  formData: null | string
  /** Document of the list, JSON */
  columnData: null | string
  /** Document of the list on phones, JSON */
  appColumnData: null | string
  /** Id of the flow; flows are not run here */
  flowId: string
  /** Code of the flow; flows are not run here */
  flowEnCode: string
  /** Document of the flow, JSON */
  flowTemplateJson: null | string
  /** Another with every other form; sent along with what was filled in */
  design: string
}
export type RecordImportResult = {
  /** How many rows were imported */
  snum: number
  /** How many rows were refused */
  fnum: number
  /** 0 all taken, 1 some were not */
  resultType: number
  /** Rows that were refused, with the reason */
  failResult: {
    [key: string]: string
  }[]
  /** What is wrong, by row and column */
  faults: {
    /** From 0 */
    row: number
    /** Model name; empty for the whole row */
    field: string
    /** What happened, for people */
    message: string
  }[]
  /** Rows that are there already: a value that must not stand twice is in the table. Each has its fault as well */
  existing: number[]
}
export type RecordImportBody = {
  /** Rows or nodes */
  list: {
    [key: string]: string
  }[]
  /** 1 checks and writes nothing */
  dryRun?: number | undefined
  /** A repeated call with the same key and rows returns the first answer and writes nothing; for 30 days */
  idempotencyKey?: string | undefined
}
export type RecordImportPreview = {
  /** Columns of the sheet */
  headerRow: {
    /** Id of the record, given by the server */
    id: string
    /** Name that people read */
    fullName: string
  }[]
  /** Rows of the sheet */
  dataRow: {
    [key: string]: string
  }[]
  /** What is wrong, by row and column */
  faults: {
    /** From 0 */
    row: number
    /** Model name; empty for the whole row */
    field: string
    /** What happened, for people */
    message: string
  }[]
  /** Rows that are there already: a value that must not stand twice is in the table. Each has its fault as well */
  existing: number[]
}
export type RecordImportState = {
  /** Id of the record, given by the server */
  id: string
  /** Name of the file */
  fileName: string
  /** `imported` also after a cancellation; the import can be continued while rows are left */
  status: 'staged' | 'importing' | 'imported' | 'undoing' | 'undone'
  /** Rows on all pages */
  total: number
  /** Rows */
  imported: number
  /** Refused rows */
  faulty: number
  createdAt: number
  mayUndo: boolean
  job: null | {
    /** How far it is */
    status: string
    done: number
    /** Rows on all pages */
    total: number
    /** What happened, for people */
    message: string
  }
}
export type NewRecordImport = {
  /** Name of the file */
  fileName: string
}
export type RecordImportStart = {
  /** Number of staged rows; refused when some are missing */
  total: number
  /** Import whose remaining rows this one has */
  replaces?: string | undefined
}
export type RecordImportRows = {
  /** Number of the first row, from 0 */
  from: number
  /** Rows or nodes */
  list: {
    [key: string]: string
  }[]
}
export type RecordImportRowsLeft = {
  /** Columns of the sheet */
  headerRow: {
    /** Id of the record, given by the server */
    id: string
    /** Name that people read */
    fullName: string
  }[]
  /** Rows or nodes */
  list: {
    /** From 0 */
    row: number
    cells: {
      [key: string]: string
    }
    /** Refused; otherwise not reached yet */
    isFaulty: boolean
    problems: {
      /** Name of the field */
      field: string
      /** What happened, for people */
      message: string
    }[]
  }[]
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
export type RecordPage = {
  /** Rows or nodes */
  list: {
    [key: string]: unknown
  }[]
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
export type RecordListBody = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Rows on a page */
  pageSize?: number | undefined
  /** Direction of the order: `asc` or `desc` */
  sort?: string | undefined
  /** Column that decides the order */
  sidx?: (null | string) | undefined
  /** Id of the menu */
  menuId?: (null | string) | undefined
  /** Model name → value that rows must have, JSON */
  queryJson?: (null | string) | undefined
}
export type RecordData = {
  /** Id of the record, given by the server */
  id: string
  /** JSON */
  data: string
  /** Version; changes with every write */
  version: string
}
export const {
  useListRelatedRecordsQuery,
  useLazyListRelatedRecordsQuery,
  useUploadRecordsMutation,
  useDeleteRecordsMutation,
  useCreateRecordMutation,
  useExportRecordsMutation,
  useGetModelColumnsQuery,
  useLazyGetModelColumnsQuery,
  useGetModelConfigQuery,
  useLazyGetModelConfigQuery,
  useGetModelFormQuery,
  useLazyGetModelFormQuery,
  useImportRecordsMutation,
  useExportImportExceptionsMutation,
  usePreviewRecordsQuery,
  useLazyPreviewRecordsQuery,
  useListRecordImportsQuery,
  useLazyListRecordImportsQuery,
  useCreateRecordImportMutation,
  useGetRecordImportQuery,
  useLazyGetRecordImportQuery,
  useCancelRecordImportMutation,
  useStartRecordImportMutation,
  useUndoRecordImportMutation,
  useStageRecordImportRowsMutation,
  useListRecordImportRowsQuery,
  useLazyListRecordImportRowsQuery,
  useListRecordsQuery,
  useLazyListRecordsQuery,
  useGetImportTemplateQuery,
  useLazyGetImportTemplateQuery,
  useUpdateRecordMutation,
  useGetRecordQuery,
  useLazyGetRecordQuery,
  useDeleteRecordMutation,
  useGetShownRecordQuery,
  useLazyGetShownRecordQuery,
} = injectedRtkApi
