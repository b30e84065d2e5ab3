import type { BillRuleRow } from '@sqos/api-client/bill-rule'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import type { DataColumn } from '@sqos/ui-kit/table'
import { moreMenu } from '../../../parts/page-columns/MoreMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'

/** The commands of a row. */
export interface BillRuleActions {
  edit: (row: BillRuleRow) => void
  remove: (row: BillRuleRow) => Promise<void>
  toggle: (row: BillRuleRow) => Promise<unknown>
  exportFile: (row: BillRuleRow) => Promise<void>
}

/** The granted columns, and the buttons that the user may use. */
export function useBillRuleColumns({ toggle, exportFile, edit, remove }: BillRuleActions): DataColumn<BillRuleRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  return usePageColumns<typeof PAGES.billRule, BillRuleRow>(PAGES.billRule, {
    cells: {},
    state: { on: t('state.on'), off: t('state.off'), toggle },
    rowActions: {
      width: 172,
      edit,
      remove,
      more: may('btn_download')
        ? moreMenu((row: BillRuleRow) => [{ text: t('action.export'), onClick: () => void exportFile(row) }])
        : undefined,
    },
  })
}
