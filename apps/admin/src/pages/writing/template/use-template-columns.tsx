import type { WritingTemplateRow } from '@sqos/api-client/writing'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { moreMenu } from '../../../parts/page-columns/MoreMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'

interface TemplateActions {
  edit: (row: WritingTemplateRow) => void
  remove: (row: WritingTemplateRow) => Promise<void>
  toggle: (row: WritingTemplateRow) => Promise<unknown>
  showHistory: (row: WritingTemplateRow) => void
}

/** The granted columns, and the buttons that the user may use. */
export function useTemplateColumns({ edit, remove, toggle, showHistory }: TemplateActions) {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  return usePageColumns<typeof PAGES.writingTemplate, WritingTemplateRow>(PAGES.writingTemplate, {
    cells: {},
    state: { on: t('state.on'), off: t('state.off'), toggle },
    rowActions: {
      width: 172,
      edit,
      remove,
      more: moreMenu((row: WritingTemplateRow) =>
        may('btn_edit') ? [{ text: t('action.history'), onClick: () => showHistory(row) }] : [],
      ),
    },
  })
}
