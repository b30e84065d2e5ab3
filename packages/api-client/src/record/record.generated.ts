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
export type ListRelatedRecordsApiResponse = /** status 200 Default Response */ RelatedPage
export type ListRelatedRecordsApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  sort?: 'asc' | 'desc' | undefined
  sidx?: string | undefined
  keyword?: string | undefined
  relationField: string
  /** Joined by commas */
  columnOptions?: string | undefined
  id: string
}
export type UploadRecordsApiResponse = /** status 200 Default Response */ FileTicket
export type UploadRecordsApiArg = {
  /** Model that the file is imported into; without it, the right for any model is enough */
  modelId?: string | undefined
  body: {
    file: Blob
  }
}
export type DeleteRecordsApiResponse = /** status 200 Default Response */ null
export type DeleteRecordsApiArg = {
  modelId: string
  recordIdsBody: RecordIdsBody
}
export type CreateRecordApiResponse = /** status 200 Default Response */ null
export type CreateRecordApiArg = {
  modelId: string
  recordBody: RecordBody
}
export type ExportRecordsApiResponse = /** status 200 Default Response */ FileTicket
export type ExportRecordsApiArg = {
  modelId: string
  recordExportBody: RecordExportBody
}
export type GetModelColumnsApiResponse = /** status 200 Default Response */ null | string
export type GetModelColumnsApiArg = {
  modelId: string
}
export type GetModelConfigApiResponse = /** status 200 Default Response */ ModelConfig
export type GetModelConfigApiArg = {
  modelId: string
}
export type GetModelFormApiResponse = /** status 200 Default Response */ null | string
export type GetModelFormApiArg = {
  modelId: string
}
export type ImportRecordsApiResponse = /** status 200 Default Response */ RecordImportResult
export type ImportRecordsApiArg = {
  modelId: string
  recordImportBody: RecordImportBody
}
export type ExportImportExceptionsApiResponse = /** status 200 Default Response */ FileTicket
export type ExportImportExceptionsApiArg = {
  modelId: string
  recordImportBody: RecordImportBody
}
export type PreviewRecordsApiResponse = /** status 200 Default Response */ RecordImportPreview
export type PreviewRecordsApiArg = {
  fileName: string
  n?: string | undefined
  modelId: string
}
export type ListRecordImportsApiResponse = /** status 200 Default Response */ {
  list: RecordImportState[]
}
export type ListRecordImportsApiArg = {
  modelId: string
}
export type CreateRecordImportApiResponse = /** status 200 Default Response */ {
  id: string
}
export type CreateRecordImportApiArg = {
  modelId: string
  newRecordImport: NewRecordImport
}
export type GetRecordImportApiResponse = /** status 200 Default Response */ RecordImportState
export type GetRecordImportApiArg = {
  modelId: string
  importId: string
}
export type CancelRecordImportApiResponse = /** status 200 Default Response */ RecordImportState
export type CancelRecordImportApiArg = {
  modelId: string
  importId: string
}
export type StartRecordImportApiResponse = /** status 200 Default Response */ RecordImportState
export type StartRecordImportApiArg = {
  modelId: string
  importId: string
  recordImportStart: RecordImportStart
}
export type UndoRecordImportApiResponse = /** status 200 Default Response */ RecordImportState
export type UndoRecordImportApiArg = {
  modelId: string
  importId: string
}
export type StageRecordImportRowsApiResponse = /** status 200 Default Response */ {
  total: number
}
export type StageRecordImportRowsApiArg = {
  modelId: string
  importId: string
  recordImportRows: RecordImportRows
}
export type ListRecordImportRowsApiResponse = /** status 200 Default Response */ RecordImportRowsLeft
export type ListRecordImportRowsApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  sort?: 'asc' | 'desc' | undefined
  sidx?: string | undefined
  keyword?: string | undefined
  modelId: string
  importId: string
}
export type ListRecordsApiResponse = /** status 200 Default Response */ RecordPage
export type ListRecordsApiArg = {
  modelId: string
  recordListBody: RecordListBody
}
export type GetImportTemplateApiResponse = /** status 200 Default Response */ FileTicket
export type GetImportTemplateApiArg = {
  modelId: string
}
export type UpdateRecordApiResponse = /** status 200 Default Response */ null
export type UpdateRecordApiArg = {
  modelId: string
  id: string
  recordBody: RecordBody
}
export type GetRecordApiResponse = /** status 200 Default Response */ RecordData
export type GetRecordApiArg = {
  modelId: string
  id: string
}
export type DeleteRecordApiResponse = /** status 200 Default Response */ null
export type DeleteRecordApiArg = {
  modelId: string
  id: string
}
export type GetShownRecordApiResponse = /** status 200 Default Response */ RecordData
export type GetShownRecordApiArg = {
  modelId: string
  id: string
}
export type RelatedPage = {
  list: {
    [key: string]: unknown
  }[]
  pagination: {
    currentPage: number
    pageSize: number
    total: number
  }
  /** Of the asked fields, by name */
  labels: {
    [key: string]: string
  }
}
export type FileTicket = {
  name: string
  url: string
}
export type RecordIdsBody = {
  ids: string[]
}
export type RecordBody = {
  id?: (null | string) | undefined
  /** JSON */
  data: string
  version?: (null | string) | undefined
  design?: (null | string) | undefined
  original?: (null | string) | undefined
}
export type RecordExportBody = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  sort?: string | undefined
  sidx?: (null | string) | undefined
  menuId?: (null | string) | undefined
  queryJson?: (null | string) | undefined
  /** 1 for all pages; the present page otherwise */
  dataType?: (null | number | string) | undefined
  /** Columns, as a list or joined by commas; all when empty */
  selectKey?: (null | string[] | string) | undefined
}
export type ModelConfig = {
  fullName: string
  /** 1 form, 2 form and list, 3 form, list and flow */
  webType: string
  formData: null | string
  columnData: null | string
  appColumnData: null | string
  flowId: string
  flowEnCode: string
  flowTemplateJson: null | string
  /** Another with every other form; sent along with what was filled in */
  design: string
}
export type RecordImportResult = {
  snum: number
  fnum: number
  /** 0 all taken, 1 some were not */
  resultType: number
  failResult: {
    [key: string]: string
  }[]
  faults: {
    /** From 0 */
    row: number
    /** Model name; empty for the whole row */
    field: string
    message: string
  }[]
  /** Rows that are there already: a value that must not stand twice is in the table. Each has its fault as well */
  existing: number[]
}
export type RecordImportBody = {
  list: {
    [key: string]: string
  }[]
  /** 1 checks and writes nothing */
  dryRun?: number | undefined
  /** A repeated call with the same key and rows returns the first answer and writes nothing; for 30 days */
  idempotencyKey?: string | undefined
}
export type RecordImportPreview = {
  headerRow: {
    id: string
    fullName: string
  }[]
  dataRow: {
    [key: string]: string
  }[]
  faults: {
    /** From 0 */
    row: number
    /** Model name; empty for the whole row */
    field: string
    message: string
  }[]
  /** Rows that are there already: a value that must not stand twice is in the table. Each has its fault as well */
  existing: number[]
}
export type RecordImportState = {
  id: string
  fileName: string
  /** `imported` also after a cancellation; the import can be continued while rows are left */
  status: 'staged' | 'importing' | 'imported' | 'undoing' | 'undone'
  total: number
  /** Rows */
  imported: number
  /** Refused rows */
  faulty: number
  createdAt: number
  mayUndo: boolean
  job: null | {
    status: string
    done: number
    total: number
    message: string
  }
}
export type NewRecordImport = {
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
  list: {
    [key: string]: string
  }[]
}
export type RecordImportRowsLeft = {
  headerRow: {
    id: string
    fullName: string
  }[]
  list: {
    /** From 0 */
    row: number
    cells: {
      [key: string]: string
    }
    /** Refused; otherwise not reached yet */
    isFaulty: boolean
    problems: {
      field: string
      message: string
    }[]
  }[]
  pagination: {
    currentPage: number
    pageSize: number
    total: number
  }
}
export type RecordPage = {
  list: {
    [key: string]: unknown
  }[]
  pagination: {
    currentPage: number
    pageSize: number
    total: number
  }
}
export type RecordListBody = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  sort?: string | undefined
  sidx?: (null | string) | undefined
  menuId?: (null | string) | undefined
  queryJson?: (null | string) | undefined
}
export type RecordData = {
  id: string
  /** JSON */
  data: string
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
