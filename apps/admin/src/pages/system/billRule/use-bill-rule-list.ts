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
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
import { download } from '../../../parts/transfer/download.ts'

const DEFAULTS = { filters: {} }

/** The rules that the address filters, and their commands. */
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
    ...pagedRows(list, query),
    remove,
    toggle: ({ id }: BillRuleRow) => toggleRule({ id }).unwrap(),
    exportFile,
    importFile: (file: File) => void importRule({ body: { file } }),
    importing,
  }
}
