import type { ReportRow } from '@sqos/api-client/report'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import type { DataColumn } from '@sqos/ui-kit/table'
import { moreMenu } from '../../../parts/page-columns/MoreMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'

interface ReportActions {
  edit: (row: ReportRow) => void
  remove: (row: ReportRow) => Promise<void>
  toggle: (row: ReportRow) => Promise<unknown>
  copy: (row: ReportRow) => void
  exportFile: (row: ReportRow) => Promise<void>
  design: (row: ReportRow) => void
  showHistory: (row: ReportRow) => void
  nameOf: (categoryId: string) => string
}

/** The granted columns, and the buttons that the user may use. */
export function useReportColumns(actions: ReportActions): DataColumn<ReportRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  return usePageColumns<typeof PAGES.report, ReportRow>(PAGES.report, {
    cells: { categoryId: { render: (row) => actions.nameOf(row.categoryId) } },
    state: { on: t('state.on'), off: t('state.off'), toggle: actions.toggle },
    rowActions: {
      width: 172,
      edit: actions.edit,
      remove: actions.remove,
      more: moreMenu((row: ReportRow) => [
        ...(may('btn_edit')
          ? [
              { text: t('action.design'), onClick: () => actions.design(row) },
              { text: t('action.history'), onClick: () => actions.showHistory(row) },
            ]
          : []),
        ...(may('btn_add') ? [{ text: t('action.copy'), onClick: () => actions.copy(row) }] : []),
        ...(may('btn_download') ? [{ text: t('action.export'), onClick: () => void actions.exportFile(row) }] : []),
      ]),
    },
  })
}
