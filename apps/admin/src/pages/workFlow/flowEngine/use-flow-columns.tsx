import type { FlowEngineRow } from '@sqos/api-client/workflow'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import type { RowMenuItem } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { moreMenu } from '../../../parts/page-columns/MoreMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'

/** The commands of a row. */
interface FlowActions {
  design: (row: FlowEngineRow) => void
  edit: (row: FlowEngineRow) => void
  remove: (row: FlowEngineRow) => Promise<void>
  toggle: (row: FlowEngineRow) => Promise<unknown>
  copy: (row: FlowEngineRow) => Promise<void>
  exportFile: (row: FlowEngineRow) => Promise<void>
  exportBpmn: (row: FlowEngineRow) => Promise<void>
  showVersions: (row: FlowEngineRow) => void
}

/** The columns, and the buttons that the user may use. */
export function useFlowColumns(actions: FlowActions): DataColumn<FlowEngineRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const more = (row: FlowEngineRow): RowMenuItem[] => [
    ...(may('btn_add') ? [{ text: t('action.copy'), onClick: () => void actions.copy(row) }] : []),
    ...(may('btn_download') ? [{ text: t('action.export'), onClick: () => void actions.exportFile(row) }] : []),
    ...(may('btn_download') ? [{ text: t('action.bpmn'), onClick: () => void actions.exportBpmn(row) }] : []),
    { text: t('action.versions'), onClick: () => actions.showVersions(row) },
  ]

  return usePageColumns<typeof PAGES.flowEngine, FlowEngineRow>(PAGES.flowEngine, {
    cells: { version: { value: (row) => `v${row.version}` } },
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
