import type { PortalRow } from '@sqos/api-client/portal'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import type { DataColumn } from '@sqos/ui-kit/table'
import { moreMenu } from '../../../parts/page-columns/MoreMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'

/** Type of portals that are designed. */
const DESIGNED = 0

interface PortalActions {
  edit: (row: PortalRow) => void
  remove: (row: PortalRow) => Promise<void>
  toggle: (row: PortalRow) => Promise<unknown>
  copy: (row: PortalRow) => void
  exportFile: (row: PortalRow) => Promise<void>
  design: (row: PortalRow) => void
  showHistory: (row: PortalRow) => void
  grant: (row: PortalRow) => void
}

/** The granted columns, and the buttons that the user may use. */
export function usePortalColumns(actions: PortalActions): DataColumn<PortalRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  return usePageColumns<typeof PAGES.portal, PortalRow>(PAGES.portal, {
    cells: {},
    state: { on: t('state.on'), off: t('state.off'), toggle: actions.toggle },
    rowActions: {
      width: 172,
      edit: actions.edit,
      remove: actions.remove,
      more: moreMenu((row: PortalRow) => [
        ...(may('btn_edit') && row.type === DESIGNED
          ? [
              { text: t('action.design'), onClick: () => actions.design(row) },
              { text: t('action.history'), onClick: () => actions.showHistory(row) },
            ]
          : []),
        ...(may('btn_authorize') ? [{ text: t('action.grant'), onClick: () => actions.grant(row) }] : []),
        ...(may('btn_add') ? [{ text: t('action.copy'), onClick: () => actions.copy(row) }] : []),
        ...(may('btn_download') ? [{ text: t('action.export'), onClick: () => void actions.exportFile(row) }] : []),
      ]),
    },
  })
}
