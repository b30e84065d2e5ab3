import type { PrintTemplateRow } from '@sqos/api-client/print'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import type { DataColumn } from '@sqos/ui-kit/table'
import { moreMenu } from '../../../parts/page-columns/MoreMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'

/** The commands of a row. */
export interface PrintActions {
  edit: (row: PrintTemplateRow) => void
  remove: (row: PrintTemplateRow) => Promise<void>
  toggle: (row: PrintTemplateRow) => Promise<unknown>
  copy: (row: PrintTemplateRow) => void
  exportFile: (row: PrintTemplateRow) => Promise<void>
  showHistory: (row: PrintTemplateRow) => void
}

/** The granted columns, and the buttons that the user may use. */
export function usePrintColumns(actions: PrintActions): DataColumn<PrintTemplateRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  return usePageColumns<typeof PAGES.printTemplate, PrintTemplateRow>(PAGES.printTemplate, {
    cells: {},
    state: { on: t('state.on'), off: t('state.off'), toggle: actions.toggle },
    rowActions: {
      width: 172,
      edit: actions.edit,
      remove: actions.remove,
      more: moreMenu((row: PrintTemplateRow) => [
        ...(may('btn_add') ? [{ text: t('action.copy'), onClick: () => actions.copy(row) }] : []),
        ...(may('btn_edit') ? [{ text: t('action.history'), onClick: () => actions.showHistory(row) }] : []),
        ...(may('btn_download') ? [{ text: t('action.export'), onClick: () => void actions.exportFile(row) }] : []),
      ]),
    },
  })
}
