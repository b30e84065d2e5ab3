import { cacheOf } from '../cache-tags.ts'
import { billRuleEndpoints } from './bill-rule.generated.ts'

const { list, record, added, changed, removed } = cacheOf('BillRule')

/** Rules that generate document numbers. */
export const billRuleApi = billRuleEndpoints.enhanceEndpoints({
  addTagTypes: ['BillRule'],
  endpoints: {
    listBillRules: list,
    listBillRuleOptions: list,
    getBillRule: record,
    createBillRule: added,
    updateBillRule: changed,
    toggleBillRule: changed,
    deleteBillRule: removed,
    importBillRule: added,
  },
})

export const {
  useListBillRulesQuery,
  useListBillRuleOptionsQuery,
  useGetBillRuleQuery,
  useCreateBillRuleMutation,
  useUpdateBillRuleMutation,
  useToggleBillRuleMutation,
  useDeleteBillRuleMutation,
  useExportBillRuleMutation,
  useImportBillRuleMutation,
} = billRuleApi
export type { BillRule, BillRuleBody, BillRuleOption, BillRuleRow } from './bill-rule.generated.ts'
