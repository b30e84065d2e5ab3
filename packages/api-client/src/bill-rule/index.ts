import { billRuleEndpoints } from './bill-rule.generated.ts'

/** Every list; single records have their own tag. */
const LISTS = { type: 'BillRule', id: 'LIST' } as const

/** A refused write changed nothing: what is on the screen stays. */
const changed = (_result: unknown, error: unknown, { id }: { id: string }) =>
  error ? [] : [LISTS, { type: 'BillRule' as const, id }]
const added = (_result: unknown, error: unknown) => (error ? [] : [LISTS])

/** Rules that the numbers of documents are made by. */
export const billRuleApi = billRuleEndpoints.enhanceEndpoints({
  addTagTypes: ['BillRule'],
  endpoints: {
    listBillRules: { providesTags: [LISTS] },
    listBillRuleOptions: { providesTags: [LISTS] },
    getBillRule: { providesTags: (_result, _error, { id }) => [{ type: 'BillRule', id }] },
    createBillRule: { invalidatesTags: added },
    updateBillRule: { invalidatesTags: changed },
    toggleBillRule: { invalidatesTags: changed },
    // Not the record itself: it would be asked for once more, and is not there.
    deleteBillRule: { invalidatesTags: added },
    importBillRule: { invalidatesTags: added },
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
