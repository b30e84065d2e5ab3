// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPrintTemplates: build.query<ListPrintTemplatesApiResponse, ListPrintTemplatesApiArg>({
      query: (queryArg) => ({
        url: `/api/system/printDev`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          category: queryArg.category,
          type: queryArg['type'],
        },
      }),
    }),
    createPrintTemplate: build.mutation<CreatePrintTemplateApiResponse, CreatePrintTemplateApiArg>({
      query: (queryArg) => ({ url: `/api/system/printDev`, method: 'POST', body: queryArg.printTemplateBody }),
    }),
    importPrintTemplate: build.mutation<ImportPrintTemplateApiResponse, ImportPrintTemplateApiArg>({
      query: (queryArg) => ({ url: `/api/system/printDev/Actions/ImportData`, method: 'POST', body: queryArg.body }),
    }),
    mailRecords: build.mutation<MailRecordsApiResponse, MailRecordsApiArg>({
      query: (queryArg) => ({
        url: `/api/system/printDev/Actions/Mail`,
        method: 'POST',
        body: queryArg.recordMailBody,
      }),
    }),
    getRecordMailState: build.query<GetRecordMailStateApiResponse, GetRecordMailStateApiArg>({
      query: (queryArg) => ({ url: `/api/system/printDev/Actions/Mail/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    makePrintPdf: build.mutation<MakePrintPdfApiResponse, MakePrintPdfApiArg>({
      query: (queryArg) => ({ url: `/api/system/printDev/Actions/Pdf`, method: 'POST', body: queryArg.printPdfBody }),
    }),
    listPrintPreviewData: build.query<ListPrintPreviewDataApiResponse, ListPrintPreviewDataApiArg>({
      query: (queryArg) => ({
        url: `/api/system/printDev/Actions/PreviewData`,
        method: 'POST',
        body: queryArg.printPreviewBody,
      }),
    }),
    listPrintData: build.query<ListPrintDataApiResponse, ListPrintDataApiArg>({
      query: (queryArg) => ({ url: `/api/system/printDev/BatchData`, method: 'POST', body: queryArg.printBatchBody }),
    }),
    getPrintData: build.query<GetPrintDataApiResponse, GetPrintDataApiArg>({
      query: (queryArg) => ({
        url: `/api/system/printDev/Data`,
        params: {
          id: queryArg.id,
          formId: queryArg.formId,
          modelId: queryArg.modelId,
        },
      }),
    }),
    listPrintFields: build.query<ListPrintFieldsApiResponse, ListPrintFieldsApiArg>({
      query: (queryArg) => ({ url: `/api/system/printDev/Fields`, method: 'POST', body: queryArg.printFieldsBody }),
    }),
    notePrinted: build.mutation<NotePrintedApiResponse, NotePrintedApiArg>({
      query: (queryArg) => ({ url: `/api/system/printDev/Printed`, method: 'POST', body: queryArg.printedBody }),
    }),
    listPrintTemplateOptions: build.query<ListPrintTemplateOptionsApiResponse, ListPrintTemplateOptionsApiArg>({
      query: (queryArg) => ({
        url: `/api/system/printDev/Selector`,
        params: {
          type: queryArg['type'],
          modelId: queryArg.modelId,
        },
      }),
    }),
    getPrintTemplate: build.query<GetPrintTemplateApiResponse, GetPrintTemplateApiArg>({
      query: (queryArg) => ({ url: `/api/system/printDev/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updatePrintTemplate: build.mutation<UpdatePrintTemplateApiResponse, UpdatePrintTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/system/printDev/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.printTemplateBody,
      }),
    }),
    deletePrintTemplate: build.mutation<DeletePrintTemplateApiResponse, DeletePrintTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/system/printDev/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    copyPrintTemplate: build.mutation<CopyPrintTemplateApiResponse, CopyPrintTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/system/printDev/${encodeURIComponent(String(queryArg.id))}/Actions/Copy`,
        method: 'POST',
      }),
    }),
    exportPrintTemplate: build.mutation<ExportPrintTemplateApiResponse, ExportPrintTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/system/printDev/${encodeURIComponent(String(queryArg.id))}/Actions/Export`,
        method: 'GET',
      }),
    }),
    restorePrintRevision: build.mutation<RestorePrintRevisionApiResponse, RestorePrintRevisionApiArg>({
      query: (queryArg) => ({
        url: `/api/system/printDev/${encodeURIComponent(String(queryArg.id))}/Actions/Restore/${encodeURIComponent(String(queryArg.revisionId))}`,
        method: 'POST',
      }),
    }),
    listPrintRevisions: build.query<ListPrintRevisionsApiResponse, ListPrintRevisionsApiArg>({
      query: (queryArg) => ({
        url: `/api/system/printDev/${encodeURIComponent(String(queryArg.id))}/Actions/Revisions`,
      }),
    }),
    togglePrintTemplate: build.mutation<TogglePrintTemplateApiResponse, TogglePrintTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/system/printDev/${encodeURIComponent(String(queryArg.id))}/Actions/State`,
        method: 'PUT',
      }),
    }),
    getPrintLook: build.query<GetPrintLookApiResponse, GetPrintLookApiArg>({
      query: (queryArg) => ({ url: `/api/system/printDev/${encodeURIComponent(String(queryArg.id))}/Look` }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as printEndpoints }
export type ListPrintTemplatesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: PrintTemplateRow[]
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
export type ListPrintTemplatesApiArg = {
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
  /** Type, as a number or name, of the object of the operation */
  type?: number | undefined
}
export type CreatePrintTemplateApiResponse = /** status 200 Done */ null
export type CreatePrintTemplateApiArg = {
  printTemplateBody: PrintTemplateBody
}
export type ImportPrintTemplateApiResponse = /** status 200 Done */ null
export type ImportPrintTemplateApiArg = {
  body: {
    /** Content of the file */
    file: Blob
  }
}
export type MailRecordsApiResponse = /** status 200 Done */ RecordMailState
export type MailRecordsApiArg = {
  recordMailBody: RecordMailBody
}
export type GetRecordMailStateApiResponse = /** status 200 Done */ RecordMailState
export type GetRecordMailStateApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type MakePrintPdfApiResponse = /** status 200 Done */ FileTicket
export type MakePrintPdfApiArg = {
  printPdfBody: PrintPdfBody
}
export type ListPrintPreviewDataApiResponse = /** status 200 Done */ PrintBatch
export type ListPrintPreviewDataApiArg = {
  printPreviewBody: PrintPreviewBody
}
export type ListPrintDataApiResponse = /** status 200 Done */ PrintBatch
export type ListPrintDataApiArg = {
  printBatchBody: PrintBatchBody
}
export type GetPrintDataApiResponse = /** status 200 Done */ PrintData
export type GetPrintDataApiArg = {
  /** The template */
  id: string
  /** The record */
  formId: string
  /** The model, for templates of any model */
  modelId?: string | undefined
}
export type ListPrintFieldsApiResponse = /** status 200 Done */ PrintFields
export type ListPrintFieldsApiArg = {
  printFieldsBody: PrintFieldsBody
}
export type NotePrintedApiResponse = /** status 200 Done */ null
export type NotePrintedApiArg = {
  printedBody: PrintedBody
}
export type ListPrintTemplateOptionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: PrintTemplateNode[]
}
export type ListPrintTemplateOptionsApiArg = {
  /** Type, as a number or name, of the object of the operation */
  type?: number | undefined
  /** Only templates of this model, and those of any model */
  modelId?: string | undefined
}
export type GetPrintTemplateApiResponse = /** status 200 Done */ PrintTemplate
export type GetPrintTemplateApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdatePrintTemplateApiResponse = /** status 200 Done */ null
export type UpdatePrintTemplateApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  printTemplateBody: PrintTemplateBody
}
export type DeletePrintTemplateApiResponse = /** status 200 Done */ null
export type DeletePrintTemplateApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type CopyPrintTemplateApiResponse = /** status 200 Done */ null
export type CopyPrintTemplateApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ExportPrintTemplateApiResponse = /** status 200 Done */ FileTicket
export type ExportPrintTemplateApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type RestorePrintRevisionApiResponse = /** status 200 Done */ null
export type RestorePrintRevisionApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the earlier version */
  revisionId: string
}
export type ListPrintRevisionsApiResponse = /** status 200 Done */ PrintRevision[]
export type ListPrintRevisionsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type TogglePrintTemplateApiResponse = /** status 200 Done */ null
export type TogglePrintTemplateApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type GetPrintLookApiResponse = /** status 200 Done */ PrintLook
export type GetPrintLookApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type PrintTemplateRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Name of the category */
  category: string
  /** Type, as a number or name, of the object of the operation */
  type: number
  /** Empty for any model */
  modelName: string
  /** Number of printed records */
  useCount: number
  /** name/account */
  creatorUser: string
  /** Epoch milliseconds */
  creatorTime: number
  /** name/account */
  lastModifyUser: string
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
export type PrintTemplateBody = {
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Id or code of the category */
  category: string
  /** 1 approval forms, 2 other forms */
  type?: number | undefined
  /** record (default): the model; sql: sqlTemplate, set by administrators only; interface: a data interface */
  dataSource?: ('record' | 'sql' | 'interface') | undefined
  /** Id of the data interface */
  interfaceId?: (string | null) | undefined
  /** Id of the database; `0` is the database of the system */
  dbLinkId?: (string | null) | undefined
  sqlTemplate?: (string | null) | undefined
  leftFields?: (string | null) | undefined
  printTemplate?: (string | null) | undefined
  pageJson?: (string | null) | undefined
  /** Remarks */
  description?: (string | null) | undefined
  /** Id of the model */
  modelId?: (string | null) | undefined
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  /** Id of the record, assigned by the server */
  id?: string | undefined
}
export type RecordMailState = {
  /** Id of the record, assigned by the server */
  id: string
  /** State of progress */
  status: 'running' | 'done' | 'failed'
  /** Records that are in the PDF */
  done: number
  /** Total number of rows */
  total: number
  /** What was sent, or why nothing was, in the language of the caller; empty while it runs */
  message: string
}
export type RecordMailBody = {
  templateIds: string[]
  /** record (default): a page of the menu; request: requests of approval flows, as their pages show them */
  source?: ('record' | 'request') | undefined
  /** Empty for requests without a model */
  modelId: string
  formIds: string[]
  /** The menu entry whose permissions apply */
  menuId?: string | undefined
  /** One PDF of all records (default), or a ZIP with one PDF for each */
  as?: ('pdf' | 'zip') | undefined
  /** Ids of the users */
  userIds?: string[] | undefined
  /** Addresses, separated by commas */
  addresses?: string | undefined
  subject: string
  /** Plain text */
  text?: string | undefined
  /** Mail of the system (default), whose answers the caller receives, or the own mailbox */
  from?: ('system' | 'own') | undefined
}
export type FileTicket = {
  /** Display name */
  name: string
  /** Address, relative to the server */
  url: string
}
export type PrintPdfBody = {
  templateIds: string[]
  /** record (default): a page of the menu; request: requests of approval flows, as their pages show them */
  source?: ('record' | 'request') | undefined
  /** Empty for requests without a model */
  modelId: string
  formIds: string[]
  /** The menu entry whose permissions apply */
  menuId?: string | undefined
  /** One PDF of all records (default), or a ZIP with one PDF for each */
  as?: ('pdf' | 'zip') | undefined
}
export type PrintField = {
  /** Name of the field */
  field: string
  /** Comment or name of the field */
  fieldName: string
  /** Kind of the component of the form */
  kind: string
  /** A field that is drawn, such as a signature */
  isDrawn: boolean
}
export type PrintBatch = {
  modelName: string
  headTable: PrintField[]
  /** Tables of the model, JSON */
  tables: {
    /** `childrenDataTable{n}` */
    name: string
    /** Displayed heading */
    label: string
    /** Fields */
    fields: PrintField[]
  }[]
  records: {
    /** Id of the record, assigned by the server */
    id: string
    /** Texts by field; `childrenDataTable{n}` are lists of rows */
    printData: {
      [key: string]: unknown
    }
    /** Numbers by field, of the same shape, for sums and formats */
    numbers: {
      [key: string]: unknown
    }
    /** Addresses of pictures and signatures by field, of the same shape */
    pictures: {
      [key: string]: unknown
    }
    operatorRecordList: {
      /** Id of the record, assigned by the server */
      id: string
      /** Code of the node in the design */
      nodeCode: string
      /** Title of the node */
      nodeName: string
      /** 0 refused, 1 passed; others are not printed */
      handleStatus: number
      /** User who decided */
      handleId: string
      /** Name of the user */
      userName: string
      /** Epoch milliseconds */
      handleTime: number
      /** Opinion */
      handleOpinion: string
      /** Handwritten signature: address of the picture */
      signImg: string
      /** Request */
      taskId: string
      /** Node of the request */
      taskNodeId: string
      /** Duty of one approver */
      taskOperatorId: string
      operatorId: string
      /** State of progress */
      status: number
    }[]
  }[]
}
export type PrintPreviewBody = {
  /** Id of the model */
  modelId: string
  /** The template, whose own SQL every designer may read */
  id?: string | undefined
  /** record (default): the model; sql: sqlTemplate, set by administrators only; interface: a data interface */
  dataSource: 'record' | 'sql' | 'interface'
  /** Id of the data interface */
  interfaceId?: (string | null) | undefined
  /** Id of the database; `0` is the database of the system */
  dbLinkId?: (string | null) | undefined
  sqlTemplate?: (string | null) | undefined
  formIds: string[]
}
export type PrintBatchBody = {
  /** record (default): a page of the menu; request: requests of approval flows, as their pages show them */
  source?: ('record' | 'request') | undefined
  /** Empty for requests without a model */
  modelId: string
  /** The menu entry whose permissions apply */
  menuId?: string | undefined
  /** The values of the source of this template; default: of the model */
  templateId?: string | undefined
  formIds: string[]
}
export type PrintData = {
  /** Texts by field; `childrenDataTable{n}` are lists of rows */
  printData: {
    [key: string]: unknown
  }
  /** Numbers by field, of the same shape, for sums and formats */
  numbers: {
    [key: string]: unknown
  }
  /** Addresses of pictures and signatures by field, of the same shape */
  pictures: {
    [key: string]: unknown
  }
  operatorRecordList: {
    /** Id of the record, assigned by the server */
    id: string
    /** Code of the node in the design */
    nodeCode: string
    /** Title of the node */
    nodeName: string
    /** 0 refused, 1 passed; others are not printed */
    handleStatus: number
    /** User who decided */
    handleId: string
    /** Name of the user */
    userName: string
    /** Epoch milliseconds */
    handleTime: number
    /** Opinion */
    handleOpinion: string
    /** Handwritten signature: address of the picture */
    signImg: string
    /** Request */
    taskId: string
    /** Node of the request */
    taskNodeId: string
    /** Duty of one approver */
    taskOperatorId: string
    operatorId: string
    /** State of progress */
    status: number
  }[]
  /** Body as HTML */
  printTemplate: string
  /** Paper, margins, header and footer as JSON; empty for the default */
  pageJson: string
  /** Display name */
  fullName: string
}
export type PrintFields = {
  headTable: PrintField[]
  /** Tables of the model, JSON */
  tables: {
    /** `childrenDataTable{n}` */
    name: string
    /** Displayed heading */
    label: string
    /** Fields */
    fields: PrintField[]
  }[]
  [key: string]: unknown
}
export type PrintFieldsBody = {
  /** Id of the model */
  modelId?: (string | null) | undefined
  /** The template, whose own SQL every designer may read */
  id?: string | undefined
  /** record (default): the model; sql: sqlTemplate, set by administrators only; interface: a data interface */
  dataSource?: ('record' | 'sql' | 'interface') | undefined
  /** Id of the data interface */
  interfaceId?: (string | null) | undefined
  /** A record that a data interface is called with */
  formId?: string | undefined
  /** Id of the database; `0` is the database of the system */
  dbLinkId?: (string | null) | undefined
  sqlTemplate?: (string | null) | undefined
}
export type PrintedBody = {
  templateIds: string[]
  /** record (default): a page of the menu; request: requests of approval flows, as their pages show them */
  source?: ('record' | 'request') | undefined
  /** Empty for requests without a model */
  modelId: string
  formIds: string[]
}
export type PrintTemplateNode = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Number of children or members */
  num: number
  /** Child records */
  children: {
    /** Id of the record, assigned by the server */
    id: string
    /** Id of the parent; `-1` or `0` at the top level */
    parentId: string
    /** Display name */
    fullName: string
    /** Code, unique within its type */
    enCode: string
    /** Id or code of the category */
    category: string
    /** Type, as a number or name, of the object of the operation */
    type: number
  }[]
}
export type PrintTemplate = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Code of a value of the dictionary printDev */
  category: string
  /** 1 approval forms, 2 other forms */
  type: number
  /** Empty for any model */
  modelId: string
  /** record (default): the model; sql: sqlTemplate, set by administrators only; interface: a data interface */
  dataSource: 'record' | 'sql' | 'interface'
  /** Empty without a data interface */
  interfaceId: string
  /** Id of the database; `0` is the database of the system */
  dbLinkId: string
  sqlTemplate: string
  leftFields: string
  /** Body as HTML */
  printTemplate: string
  /** Paper, margins, header and footer as JSON; empty for the default */
  pageJson: string
  /** Sort order among siblings, ascending */
  sortCode: number
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Remarks */
  description: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type PrintRevision = {
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
export type PrintLook = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** record (default): the model; sql: sqlTemplate, set by administrators only; interface: a data interface */
  dataSource: 'record' | 'sql' | 'interface'
  /** Body as HTML */
  printTemplate: string
  /** Paper, margins, header and footer as JSON; empty for the default */
  pageJson: string
}
export const {
  useListPrintTemplatesQuery,
  useLazyListPrintTemplatesQuery,
  useCreatePrintTemplateMutation,
  useImportPrintTemplateMutation,
  useMailRecordsMutation,
  useGetRecordMailStateQuery,
  useLazyGetRecordMailStateQuery,
  useMakePrintPdfMutation,
  useListPrintPreviewDataQuery,
  useLazyListPrintPreviewDataQuery,
  useListPrintDataQuery,
  useLazyListPrintDataQuery,
  useGetPrintDataQuery,
  useLazyGetPrintDataQuery,
  useListPrintFieldsQuery,
  useLazyListPrintFieldsQuery,
  useNotePrintedMutation,
  useListPrintTemplateOptionsQuery,
  useLazyListPrintTemplateOptionsQuery,
  useGetPrintTemplateQuery,
  useLazyGetPrintTemplateQuery,
  useUpdatePrintTemplateMutation,
  useDeletePrintTemplateMutation,
  useCopyPrintTemplateMutation,
  useExportPrintTemplateMutation,
  useRestorePrintRevisionMutation,
  useListPrintRevisionsQuery,
  useLazyListPrintRevisionsQuery,
  useTogglePrintTemplateMutation,
  useGetPrintLookQuery,
  useLazyGetPrintLookQuery,
} = injectedRtkApi
