import type { VisualModelRow } from '@sqos/api-client/model'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { type RowMenuItem, StatusTag } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { moreMenu } from '../../../parts/page-columns/MoreMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'

/** The commands of a row. */
export interface ModelActions {
  design: (row: VisualModelRow) => void
  edit: (row: VisualModelRow) => void
  remove: (row: VisualModelRow) => Promise<void>
  toggle: (row: VisualModelRow) => Promise<unknown>
  release: (row: VisualModelRow) => void
  withdraw: (row: VisualModelRow) => Promise<void>
  copy: (row: VisualModelRow) => Promise<void>
  exportFile: (row: VisualModelRow) => Promise<void>
  showHistory: (row: VisualModelRow) => void
  preview: (row: VisualModelRow) => void
}

/** The granted columns, and the buttons that the user may use. */
export function useModelColumns(actions: ModelActions): DataColumn<VisualModelRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const more = (row: VisualModelRow): RowMenuItem[] => [
    ...(may('btn_release') && row.hasForm && row.state === 1
      ? [{ text: t('action.release'), onClick: () => actions.release(row) }]
      : []),
    ...(may('btn_release') && row.pcIsRelease + row.appIsRelease > 0
      ? [{ text: t('action.withdraw'), onClick: () => void actions.withdraw(row) }]
      : []),
    ...(row.hasForm ? [{ text: t('action.preview'), onClick: () => actions.preview(row) }] : []),
    ...(may('btn_add') ? [{ text: t('action.copy'), onClick: () => void actions.copy(row) }] : []),
    ...(may('btn_download') ? [{ text: t('action.export'), onClick: () => void actions.exportFile(row) }] : []),
    { text: t('action.history'), onClick: () => actions.showHistory(row) },
  ]

  return usePageColumns<typeof PAGES.model, VisualModelRow>(PAGES.model, {
    cells: {
      webType: { value: (row) => t(`mode.${row.webType}`) },
      released: {
        value: (row) => releasedText(row, t),
        render: (row) => (
          <StatusTag tone={row.pcIsRelease + row.appIsRelease > 0 ? 'on' : 'off'}>{releasedText(row, t)}</StatusTag>
        ),
      },
    },
    state: { on: t('state.on'), off: t('state.off'), toggle: actions.toggle },
    rowActions: {
      width: 212,
      first: may('btn_edit') ? { text: t('action.design'), run: actions.design } : undefined,
      edit: actions.edit,
      remove: actions.remove,
      more: moreMenu(more),
    },
  })
}

function releasedText({ pcIsRelease, appIsRelease }: VisualModelRow, t: (key: string) => string) {
  const sides = [...(pcIsRelease > 0 ? [t('released.Web')] : []), ...(appIsRelease > 0 ? [t('released.App')] : [])]
  return sides.length === 0 ? t('released.none') : sides.join(' · ')
}
