// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBillRules: build.query<ListBillRulesApiResponse, ListBillRulesApiArg>({
      query: (queryArg) => ({
        url: `/api/system/BillRule`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
        },
      }),
    }),
    createBillRule: build.mutation<CreateBillRuleApiResponse, CreateBillRuleApiArg>({
      query: (queryArg) => ({ url: `/api/system/BillRule`, method: 'POST', body: queryArg.billRuleBody }),
    }),
    importBillRule: build.mutation<ImportBillRuleApiResponse, ImportBillRuleApiArg>({
      query: (queryArg) => ({ url: `/api/system/BillRule/Action/Import`, method: 'POST', body: queryArg.body }),
    }),
    previewBillNumber: build.query<PreviewBillNumberApiResponse, PreviewBillNumberApiArg>({
      query: (queryArg) => ({ url: `/api/system/BillRule/BillNumber/${encodeURIComponent(String(queryArg.enCode))}` }),
    }),
    listBillRuleOptions: build.query<ListBillRuleOptionsApiResponse, ListBillRuleOptionsApiArg>({
      query: () => ({ url: `/api/system/BillRule/Selector` }),
    }),
    getBillRule: build.query<GetBillRuleApiResponse, GetBillRuleApiArg>({
      query: (queryArg) => ({ url: `/api/system/BillRule/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateBillRule: build.mutation<UpdateBillRuleApiResponse, UpdateBillRuleApiArg>({
      query: (queryArg) => ({
        url: `/api/system/BillRule/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.billRuleBody,
      }),
    }),
    deleteBillRule: build.mutation<DeleteBillRuleApiResponse, DeleteBillRuleApiArg>({
      query: (queryArg) => ({
        url: `/api/system/BillRule/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    exportBillRule: build.mutation<ExportBillRuleApiResponse, ExportBillRuleApiArg>({
      query: (queryArg) => ({
        url: `/api/system/BillRule/${encodeURIComponent(String(queryArg.id))}/Action/Export`,
        method: 'GET',
      }),
    }),
    toggleBillRule: build.mutation<ToggleBillRuleApiResponse, ToggleBillRuleApiArg>({
      query: (queryArg) => ({
        url: `/api/system/BillRule/${encodeURIComponent(String(queryArg.id))}/Actions/State`,
        method: 'PUT',
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as billRuleEndpoints }
export type ListBillRulesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: BillRuleRow[]
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
export type ListBillRulesApiArg = {
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
}
export type CreateBillRuleApiResponse = /** status 200 Done */ null
export type CreateBillRuleApiArg = {
  billRuleBody: BillRuleBody
}
export type ImportBillRuleApiResponse = /** status 200 Done */ null
export type ImportBillRuleApiArg = {
  body: {
    /** Content of the file */
    file: Blob
  }
}
export type PreviewBillNumberApiResponse = /** status 200 Done */ string
export type PreviewBillNumberApiArg = {
  /** Code, unique within its type */
  enCode: string
}
export type ListBillRuleOptionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: BillRuleOption[]
}
export type ListBillRuleOptionsApiArg = void
export type GetBillRuleApiResponse = /** status 200 Done */ BillRule
export type GetBillRuleApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateBillRuleApiResponse = /** status 200 Done */ null
export type UpdateBillRuleApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  billRuleBody: BillRuleBody
}
export type DeleteBillRuleApiResponse = /** status 200 Done */ null
export type DeleteBillRuleApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ExportBillRuleApiResponse = /** status 200 Done */ FileTicket
export type ExportBillRuleApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ToggleBillRuleApiResponse = /** status 200 Done */ null
export type ToggleBillRuleApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type BillRuleRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Number of digits of the sequence number */
  digit: number
  /** First sequence number of a period */
  startNumber: string
  /** Last issued number; empty if none was issued */
  outputNumber: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** name/account */
  creatorUser: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Epoch milliseconds */
  lastModifyTime: number | null
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
export type BillRuleBody = {
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Prefix before the date of a number */
  prefix: string
  /** Date format in a number */
  dateFormat: 'yyyyMMdd' | 'yyyyMM' | 'yyyy' | 'no'
  /** Number of digits of the sequence number */
  digit: number
  /** First sequence number of a period */
  startNumber: string
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Remarks */
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  /** Id of the record, assigned by the server */
  id?: string | undefined
  /** Example: the first number of the rule with the date of today */
  example?: string | undefined
  /** Last issued number; empty if none was issued */
  outputNumber?: string | undefined
  /** Number of numbers issued before the last one of this period; null if none was issued */
  thisNumber?: (null | number) | undefined
}
export type BillRuleOption = {
  /** Id of the record, assigned by the server */
  id: string
  /** Code, unique within its type */
  enCode: string
  /** Display name */
  fullName: string
}
export type BillRule = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Prefix before the date of a number */
  prefix: string
  /** Date format in a number */
  dateFormat: 'yyyyMMdd' | 'yyyyMM' | 'yyyy' | 'no'
  /** Number of digits of the sequence number */
  digit: number
  /** First sequence number of a period */
  startNumber: string
  /** Example: the first number of the rule with the date of today */
  example: string
  /** Last issued number; empty if none was issued */
  outputNumber: string
  /** Number of numbers issued before the last one of this period; null if none was issued */
  thisNumber: null | number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Remarks */
  description: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type FileTicket = {
  /** Display name */
  name: string
  /** Address, relative to the server */
  url: string
}
export const {
  useListBillRulesQuery,
  useLazyListBillRulesQuery,
  useCreateBillRuleMutation,
  useImportBillRuleMutation,
  usePreviewBillNumberQuery,
  useLazyPreviewBillNumberQuery,
  useListBillRuleOptionsQuery,
  useLazyListBillRuleOptionsQuery,
  useGetBillRuleQuery,
  useLazyGetBillRuleQuery,
  useUpdateBillRuleMutation,
  useDeleteBillRuleMutation,
  useExportBillRuleMutation,
  useToggleBillRuleMutation,
} = injectedRtkApi
