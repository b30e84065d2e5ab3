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
export type ListBillRulesApiResponse = /** status 200 Default Response */ {
  list: BillRuleRow[]
  pagination: {
    currentPage: number
    pageSize: number
    total: number
  }
}
export type ListBillRulesApiArg = {
  currentPage?: number | undefined
  pageSize?: number | undefined
  sort?: 'asc' | 'desc' | undefined
  sidx?: string | undefined
  keyword?: string | undefined
}
export type CreateBillRuleApiResponse = /** status 200 Default Response */ null
export type CreateBillRuleApiArg = {
  billRuleBody: BillRuleBody
}
export type ImportBillRuleApiResponse = /** status 200 Default Response */ null
export type ImportBillRuleApiArg = {
  body: {
    file: Blob
  }
}
export type PreviewBillNumberApiResponse = /** status 200 Default Response */ string
export type PreviewBillNumberApiArg = {
  enCode: string
}
export type ListBillRuleOptionsApiResponse = /** status 200 Default Response */ {
  list: BillRuleOption[]
}
export type ListBillRuleOptionsApiArg = void
export type GetBillRuleApiResponse = /** status 200 Default Response */ BillRule
export type GetBillRuleApiArg = {
  id: string
}
export type UpdateBillRuleApiResponse = /** status 200 Default Response */ null
export type UpdateBillRuleApiArg = {
  id: string
  billRuleBody: BillRuleBody
}
export type DeleteBillRuleApiResponse = /** status 200 Default Response */ null
export type DeleteBillRuleApiArg = {
  id: string
}
export type ExportBillRuleApiResponse = /** status 200 Default Response */ FileTicket
export type ExportBillRuleApiArg = {
  id: string
}
export type ToggleBillRuleApiResponse = /** status 200 Default Response */ null
export type ToggleBillRuleApiArg = {
  id: string
}
export type BillRuleRow = {
  id: string
  fullName: string
  enCode: string
  digit: number
  startNumber: string
  /** The number issued last; empty for none */
  outputNumber: string
  enabledMark: number
  sortCode: number
  /** name/account */
  creatorUser: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type BillRuleBody = {
  fullName: string
  enCode: string
  prefix: string
  dateFormat: 'yyyyMMdd' | 'yyyyMM' | 'yyyy' | 'no'
  digit: number
  startNumber: string
  sortCode?: number | undefined
  enabledMark?: number | undefined
  description?: string | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  id?: string | undefined
  example?: string | undefined
  outputNumber?: string | undefined
  thisNumber?: (null | number) | undefined
}
export type BillRuleOption = {
  id: string
  enCode: string
  fullName: string
}
export type BillRule = {
  id: string
  fullName: string
  enCode: string
  prefix: string
  dateFormat: 'yyyyMMdd' | 'yyyyMM' | 'yyyy' | 'no'
  digit: number
  startNumber: string
  /** The first number that the rule would issue today */
  example: string
  /** The number issued last; empty for none */
  outputNumber: string
  /** How many numbers came before the last one of this period; null when it has none */
  thisNumber: null | number
  sortCode: number
  enabledMark: number
  description: string
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type FileTicket = {
  name: string
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
