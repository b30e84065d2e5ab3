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
    lookUpRecords: build.query<LookUpRecordsApiResponse, LookUpRecordsApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Base/${encodeURIComponent(String(queryArg.id))}/Lookup`,
        params: {
          ids: queryArg.ids,
          keys: queryArg.keys,
        },
      }),
    }),
    listRecordHistory: build.query<ListRecordHistoryApiResponse, ListRecordHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Collaboration/${encodeURIComponent(String(queryArg.modelId))}/${encodeURIComponent(String(queryArg.id))}/History`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
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
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Field with the display text */
  relationField: string
  /** Values, separated by commas */
  columnOptions?: string | undefined
  /** Id of the record, assigned by the server */
  id: string
}
export type LookUpRecordsApiResponse = /** status 200 Done */ LookedUpRecords
export type LookUpRecordsApiArg = {
  /** Ids of the records */
  ids: string
  /** `F_Name`; `F_Parent.F_Name` follows a relation */
  keys: string
  /** Id of the record, assigned by the server */
  id: string
}
export type ListRecordHistoryApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: RecordChange[]
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
export type ListRecordHistoryApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Id of the model */
  modelId: string
  /** Id of the record, assigned by the server */
  id: string
}
export type UploadRecordsApiResponse = /** status 200 Done */ FileTicket
export type UploadRecordsApiArg = {
  /** Model of the import. If omitted, the import permission for any model is sufficient */
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
  /** Random number that prevents caching; ignored */
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
  /** Id of the record, assigned by the server */
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
  /** Id of the import of a file */
  importId: string
}
export type CancelRecordImportApiResponse = /** status 200 Done */ RecordImportState
export type CancelRecordImportApiArg = {
  /** Id of the model */
  modelId: string
  /** Id of the import of a file */
  importId: string
}
export type StartRecordImportApiResponse = /** status 200 Done */ RecordImportState
export type StartRecordImportApiArg = {
  /** Id of the model */
  modelId: string
  /** Id of the import of a file */
  importId: string
  recordImportStart: RecordImportStart
}
export type UndoRecordImportApiResponse = /** status 200 Done */ RecordImportState
export type UndoRecordImportApiArg = {
  /** Id of the model */
  modelId: string
  /** Id of the import of a file */
  importId: string
}
export type StageRecordImportRowsApiResponse = /** status 200 Done */ {
  /** Total number of rows */
  total: number
}
export type StageRecordImportRowsApiArg = {
  /** Id of the model */
  modelId: string
  /** Id of the import of a file */
  importId: string
  recordImportRows: RecordImportRows
}
export type ListRecordImportRowsApiResponse = /** status 200 Done */ RecordImportRowsLeft
export type ListRecordImportRowsApiArg = {
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
  /** Id of the model */
  modelId: string
  /** Id of the import of a file */
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
  /** Id of the record, assigned by the server */
  id: string
  recordBody: RecordBody
}
export type GetRecordApiResponse = /** status 200 Done */ RecordData
export type GetRecordApiArg = {
  /** Id of the model */
  modelId: string
  /** Id of the record, assigned by the server */
  id: string
}
export type DeleteRecordApiResponse = /** status 200 Done */ null
export type DeleteRecordApiArg = {
  /** Id of the model */
  modelId: string
  /** Id of the record, assigned by the server */
  id: string
}
export type GetShownRecordApiResponse = /** status 200 Done */ RecordData
export type GetShownRecordApiArg = {
  /** Id of the model */
  modelId: string
  /** Id of the record, assigned by the server */
  id: string
}
export type RowActions = {
  edit: boolean
  remove: boolean
}
export type RecordApproval = {
  /** 0 draft, 1 waiting, 2 agreed, 3 rejected, 4 withdrawn, 5 ended */
  state: number
  /** Whether the caller started the request */
  isOwn: boolean
  maySubmit: boolean
  mayWithdraw: boolean
  /** Whether the caller may open the page of the request */
  mayOpen: boolean
}
export type RelatedPage = {
  /** Rows or nodes */
  list: {
    [key: string]: unknown
  }[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
    /** Whether `total` is the estimate of the database: more than 100,000 rows are counted only for a page behind them */
    isEstimated?: boolean | undefined
  }
  /** Why the caller sees no rows. Omitted where data schemes limit nothing */
  empty?:
    | {
        /** The data schemes that limit the caller, in words */
        hint: string
        /** Number of all rows; only for callers who may query permissions */
        all?: number | undefined
      }
    | undefined
  /** Record → what the caller may do with it. Omitted where the buttons of the page hold for every row */
  actions?:
    | {
        [key: string]: RowActions
      }
    | undefined
  /** Record → its request. Omitted for models without a flow; records without a request have no entry */
  approvals?:
    | {
        [key: string]: RecordApproval
      }
    | undefined
  /** Labels of the requested fields, by name */
  labels: {
    [key: string]: string
  }
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
export type LookedUpRecords = {
  /** Rows or nodes */
  list: {
    /** Id of the record, assigned by the server */
    id: string
    values: {
      [key: string]: unknown
    }
  }[]
}
export type RecordChange = {
  /** Id of the record, assigned by the server */
  id: string
  /** Epoch milliseconds */
  changedAt: number
  authorId: string
  /** name/account; empty for the server itself and for removed users */
  author: string
  /** Whether the server itself changed the record */
  isSystem: boolean
  /** Fields */
  fields: {
    /** Model name of the field */
    name: string
    /** Displayed heading */
    label: string
    /** Text; empty for no value */
    before: string
    /** Text; empty for no value */
    after: string
    /** A picture or a long text: only the fact that it changed is known */
    isLong?: boolean | undefined
  }[]
  /** Rows of sub-tables, at most 200 of each */
  rows: {
    /** Model name of the sub-table */
    table: string
    /** Displayed heading */
    label: string
    /** Type, by name */
    kind: 'added' | 'removed' | 'changed'
    cells: {
      /** Model name of the field */
      name: string
      /** Displayed heading */
      label: string
      /** Text; empty for no value */
      before: string
      /** Text; empty for no value */
      after: string
      /** A picture or a long text: only the fact that it changed is known */
      isLong?: boolean | undefined
    }[]
  }[]
}
export type FileTicket = {
  /** Display name */
  name: string
  /** Address, relative to the server */
  url: string
}
export type RecordIdsBody = {
  /** Ids of the records */
  ids: string[]
}
export type RecordBody = {
  /** Id of the record, assigned by the server */
  id?: (null | string) | undefined
  /** JSON */
  data: string
  /** Version; changes with every write */
  version?: (null | string) | undefined
  design?: (null | string) | undefined
  /** Id of the flow; not used */
  flowId?: (null | string) | undefined
  /** For models with a flow: 0 submit, 1 save */
  status?: (number | null) | undefined
  /** Chosen approvers: ids by code of the node */
  candidateList?:
    | (null | {
        [key: string]: string[]
      })
    | undefined
  original?: (null | string) | undefined
}
export type RecordExportBody = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: string | undefined
  /** Sort column */
  sidx?: (null | string) | undefined
  /** Id of the menu */
  menuId?: (null | string) | undefined
  /** Further conditions, such as those of a chart: all of them have to hold */
  filters?:
    | (
        | {
            /** Field, or a field of a related model: `F_Customer.F_Region`, over at most three relations */
            field: string
            /** How values are compared or counted */
            test: 'eq' | 'ne' | 'in' | 'contains' | 'gt' | 'gte' | 'lt' | 'lte' | 'empty' | 'filled' | 'period'
            /** As the field holds it (milliseconds for moments, a list for `in`); for `period` a name such as thisMonth. `@user`, `@organize`, `@department` and `@position` are ids of the caller, filled in by the server */
            value?: unknown | undefined
          }[]
        | null
      )
    | undefined
  /** Filter as field name → required value, JSON */
  queryJson?: (null | string) | undefined
  /** 1: all pages; otherwise the current page */
  dataType?: (null | number | string) | undefined
  /** Columns, as a list or separated by commas. Empty: all */
  selectKey?: (null | string[] | string) | undefined
}
export type ModelConfig = {
  /** Display name */
  fullName: string
  /** 1 form, 2 form and list, 3 form, list and flow */
  webType: string
  /** Form definition, JSON */
  formData: null | string
  /** List definition, JSON */
  columnData: null | string
  /** List definition for phones, JSON */
  appColumnData: null | string
  /** Id of the flow; not used */
  flowId: string
  /** Code of the flow; not used */
  flowEnCode: string
  /** Flow definition, JSON */
  flowTemplateJson: null | string
  /** Whether new records become requests of an enabled flow */
  hasFlow?: boolean | undefined
  /** Version of the form. Send it with the record */
  design: string
}
export type RecordImportResult = {
  /** Number of imported rows */
  snum: number
  /** Number of rejected rows */
  fnum: number
  /** 0: all rows imported, 1: some rows rejected */
  resultType: number
  /** Rejected rows with the reasons */
  failResult: {
    [key: string]: string
  }[]
  /** Errors, by row and column */
  faults: {
    /** Number of the row, from 0 */
    row: number
    /** Model name; empty for the whole row */
    field: string
    /** Message for users */
    message: string
  }[]
  /** Numbers of rows with a unique value that already exists in the table. The errors include these rows */
  existing: number[]
}
export type RecordImportBody = {
  /** Rows or nodes */
  list: {
    [key: string]: string
  }[]
  /** 1: validates only and writes nothing */
  dryRun?: number | undefined
  /** Idempotency key, valid for 30 days. A repeated request with the same key and rows returns the first response and writes nothing */
  idempotencyKey?: string | undefined
}
export type RecordImportPreview = {
  /** Columns of the sheet */
  headerRow: {
    /** Id of the record, assigned by the server */
    id: string
    /** Display name */
    fullName: string
  }[]
  /** Rows of the sheet */
  dataRow: {
    [key: string]: string
  }[]
  /** Errors, by row and column */
  faults: {
    /** Number of the row, from 0 */
    row: number
    /** Model name; empty for the whole row */
    field: string
    /** Message for users */
    message: string
  }[]
  /** Numbers of rows with a unique value that already exists in the table. The errors include these rows */
  existing: number[]
}
export type RecordImportState = {
  /** Id of the record, assigned by the server */
  id: string
  /** Name of the file */
  fileName: string
  /** `imported` also after a cancellation. The import can be continued while rows remain */
  status: 'staged' | 'importing' | 'imported' | 'undoing' | 'undone'
  /** Total number of rows */
  total: number
  /** Number of rows */
  imported: number
  /** Number of rejected rows */
  faulty: number
  createdAt: number
  mayUndo: boolean
  job: null | {
    /** State of progress */
    status: string
    done: number
    /** Total number of rows */
    total: number
    /** Message for users */
    message: string
  }
}
export type NewRecordImport = {
  /** Name of the file */
  fileName: string
}
export type RecordImportStart = {
  /** Number of staged rows. Refused if rows are missing */
  total: number
  /** Id of the import whose remaining rows this import contains */
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
    /** Id of the record, assigned by the server */
    id: string
    /** Display name */
    fullName: string
  }[]
  /** Rows or nodes */
  list: {
    /** Number of the row, from 0 */
    row: number
    cells: {
      [key: string]: string
    }
    /** Whether the row was rejected; otherwise it was not processed yet */
    isFaulty: boolean
    problems: {
      /** Name of the field */
      field: string
      /** Message for users */
      message: string
    }[]
  }[]
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
export type RecordPage = {
  /** Rows or nodes */
  list: {
    [key: string]: unknown
  }[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
    /** Whether `total` is the estimate of the database: more than 100,000 rows are counted only for a page behind them */
    isEstimated?: boolean | undefined
  }
  /** Why the caller sees no rows. Omitted where data schemes limit nothing */
  empty?:
    | {
        /** The data schemes that limit the caller, in words */
        hint: string
        /** Number of all rows; only for callers who may query permissions */
        all?: number | undefined
      }
    | undefined
  /** Record → what the caller may do with it. Omitted where the buttons of the page hold for every row */
  actions?:
    | {
        [key: string]: RowActions
      }
    | undefined
  /** Record → its request. Omitted for models without a flow; records without a request have no entry */
  approvals?:
    | {
        [key: string]: RecordApproval
      }
    | undefined
}
export type RecordListBody = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: string | undefined
  /** Sort column */
  sidx?: (null | string) | undefined
  /** Id of the menu */
  menuId?: (null | string) | undefined
  /** Further conditions, such as those of a chart: all of them have to hold */
  filters?:
    | (
        | {
            /** Field, or a field of a related model: `F_Customer.F_Region`, over at most three relations */
            field: string
            /** How values are compared or counted */
            test: 'eq' | 'ne' | 'in' | 'contains' | 'gt' | 'gte' | 'lt' | 'lte' | 'empty' | 'filled' | 'period'
            /** As the field holds it (milliseconds for moments, a list for `in`); for `period` a name such as thisMonth. `@user`, `@organize`, `@department` and `@position` are ids of the caller, filled in by the server */
            value?: unknown | undefined
          }[]
        | null
      )
    | undefined
  /** Filter as field name → required value, JSON */
  queryJson?: (null | string) | undefined
}
export type RecordData = {
  /** Id of the record, assigned by the server */
  id: string
  /** JSON */
  data: string
  /** Version; changes with every write */
  version: string
  actions?: RowActions | undefined
  approval?: RecordApproval | undefined
}
export const {
  useListRelatedRecordsQuery,
  useLazyListRelatedRecordsQuery,
  useLookUpRecordsQuery,
  useLazyLookUpRecordsQuery,
  useListRecordHistoryQuery,
  useLazyListRecordHistoryQuery,
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
