import {
  type BillRuleRow,
  useDeleteBillRuleMutation,
  useExportBillRuleMutation,
  useImportBillRuleMutation,
  useListBillRulesQuery,
  useToggleBillRuleMutation,
} from '@sqos/api-client/bill-rule'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { tableState } from '@sqos/ui-kit/table'
import { download } from '../../../parts/transfer/download.ts'

const DEFAULTS = { filters: {} }
const NO_ROWS: readonly BillRuleRow[] = []

/** The rules as the address filters them, and what can be done with them. */
export function useBillRuleList() {
  const list = useListQuery(DEFAULTS)
  const query = useListBillRulesQuery(list.request)
  const [deleteRule] = useDeleteBillRuleMutation()
  const [toggleRule] = useToggleBillRuleMutation()
  const [exportRule] = useExportBillRuleMutation()
  const [importRule, { isLoading: importing }] = useImportBillRuleMutation()

  async function remove({ id, fullName }: BillRuleRow) {
    if (await confirmDelete({ isRecyclable: true, name: fullName })) await deleteRule({ id })
  }

  async function exportFile({ id }: BillRuleRow) {
    const { data } = await exportRule({ id })
    if (data) download(data)
  }

  return {
    ...list,
    rows: query.data?.list ?? NO_ROWS,
    total: query.data?.pagination.total ?? 0,
    state: tableState(query, list.isFiltered ? list.reset : undefined),
    refresh: () => void query.refetch(),
    refreshing: query.isFetching && query.data !== undefined,
    remove,
    toggle: ({ id }: BillRuleRow) => toggleRule({ id }).unwrap(),
    exportFile,
    importFile: (file: File) => void importRule({ body: { file } }),
    importing,
  }
}
