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
export type ListBillRulesApiArg = {
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
  /** Code, unique among its kind */
  enCode: string
}
export type ListBillRuleOptionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: BillRuleOption[]
}
export type ListBillRuleOptionsApiArg = void
export type GetBillRuleApiResponse = /** status 200 Done */ BillRule
export type GetBillRuleApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type UpdateBillRuleApiResponse = /** status 200 Done */ null
export type UpdateBillRuleApiArg = {
  /** Id of the record, given by the server */
  id: string
  billRuleBody: BillRuleBody
}
export type DeleteBillRuleApiResponse = /** status 200 Done */ null
export type DeleteBillRuleApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type ExportBillRuleApiResponse = /** status 200 Done */ FileTicket
export type ExportBillRuleApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type ToggleBillRuleApiResponse = /** status 200 Done */ null
export type ToggleBillRuleApiArg = {
  /** Id of the record, given by the server */
  id: string
}
export type BillRuleRow = {
  /** Id of the record, given by the server */
  id: string
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** Digits of the running number */
  digit: number
  /** First running number of a period */
  startNumber: string
  /** The number issued last; empty for none */
  outputNumber: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Place among its neighbours; smaller comes first */
  sortCode: number
  /** name/account */
  creatorUser: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Epoch milliseconds */
  lastModifyTime: number | null
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
export type BillRuleBody = {
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** Text before the date of a number */
  prefix: string
  /** Date in a number */
  dateFormat: 'yyyyMMdd' | 'yyyyMM' | 'yyyy' | 'no'
  /** Digits of the running number */
  digit: number
  /** First running number of a period */
  startNumber: string
  /** Place among its neighbours; smaller comes first */
  sortCode?: number | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Remark of the keepers */
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  /** Id of the record, given by the server */
  id?: string | undefined
  /** The first number that the rule would issue today */
  example?: string | undefined
  /** The number issued last; empty for none */
  outputNumber?: string | undefined
  /** How many numbers came before the last one of this period; null when it has none */
  thisNumber?: (null | number) | undefined
}
export type BillRuleOption = {
  /** Id of the record, given by the server */
  id: string
  /** Code, unique among its kind */
  enCode: string
  /** Name that people read */
  fullName: string
}
export type BillRule = {
  /** Id of the record, given by the server */
  id: string
  /** Name that people read */
  fullName: string
  /** Code, unique among its kind */
  enCode: string
  /** Text before the date of a number */
  prefix: string
  /** Date in a number */
  dateFormat: 'yyyyMMdd' | 'yyyyMM' | 'yyyy' | 'no'
  /** Digits of the running number */
  digit: number
  /** First running number of a period */
  startNumber: string
  /** The first number that the rule would issue today */
  example: string
  /** The number issued last; empty for none */
  outputNumber: string
  /** How many numbers came before the last one of this period; null when it has none */
  thisNumber: null | number
  /** Place among its neighbours; smaller comes first */
  sortCode: number
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Remark of the keepers */
  description: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type FileTicket = {
  /** Name that people read */
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
