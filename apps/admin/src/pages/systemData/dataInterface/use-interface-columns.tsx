import type { DataInterfaceRow } from '@sqos/api-client/data-interface'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import type { DataColumn } from '@sqos/ui-kit/table'
import { moreMenu } from '../../../parts/page-columns/MoreMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'

/** The commands of a row. */
export interface InterfaceActions {
  edit: (row: DataInterfaceRow) => void
  remove: (row: DataInterfaceRow) => Promise<void>
  toggle: (row: DataInterfaceRow) => Promise<unknown>
  exportFile: (row: DataInterfaceRow) => Promise<void>
  preview: (row: DataInterfaceRow) => void
  log: (row: DataInterfaceRow) => void
}

/** The granted columns, and the buttons that the user may use. */
export function useInterfaceColumns(actions: InterfaceActions): DataColumn<DataInterfaceRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const more = (row: DataInterfaceRow) => [
    ...(may('btn_preview') && row.enabledMark === 1
      ? [{ text: t('action.preview'), onClick: () => actions.preview(row) }]
      : []),
    ...(may('btn_log') ? [{ text: t('action.log'), onClick: () => actions.log(row) }] : []),
    ...(may('btn_download') ? [{ text: t('action.export'), onClick: () => void actions.exportFile(row) }] : []),
  ]
  const hasMore = may('btn_preview') || may('btn_log') || may('btn_download')
  return usePageColumns<typeof PAGES.dataInterface, DataInterfaceRow>(PAGES.dataInterface, {
    cells: {
      checkType: { value: (row) => t(`check.${row.checkType}`) },
      dataType: { value: (row) => t(`type.${row.dataType}`) },
    },
    state: { on: t('state.on'), off: t('state.off'), toggle: actions.toggle },
    rowActions: { width: 172, edit: actions.edit, remove: actions.remove, more: hasMore ? moreMenu(more) : undefined },
  })
}
