import type { PositionRow } from '@sqos/api-client/position'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import type { DataColumn } from '@sqos/ui-kit/table'
import { moreMenu } from '../../../parts/page-columns/MoreMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'

/** The commands of a row. */
export interface PositionTasks {
  edit: (row: PositionRow) => void
  remove: (row: PositionRow) => Promise<void>
  members: (row: PositionRow) => void
  /** Missing for users who may not grant permissions. */
  authorize: ((row: PositionRow) => void) | undefined
}

/** The granted columns, and the buttons that the user may use. */
export function usePositionColumns(tasks: PositionTasks): DataColumn<PositionRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const mayMember = may('btn_member')
  const { authorize } = tasks
  const moreOf = (row: PositionRow) => [
    ...(mayMember ? [{ text: t('action.members'), onClick: () => tasks.members(row) }] : []),
    ...(authorize ? [{ text: t('action.authorize'), onClick: () => authorize(row) }] : []),
  ]
  const hasMore = mayMember || authorize !== undefined
  return usePageColumns<typeof PAGES.position, PositionRow>(PAGES.position, {
    cells: {},
    state: { on: t('state.on'), off: t('state.off') },
    rowActions: { width: 184, edit: tasks.edit, remove: tasks.remove, more: hasMore ? moreMenu(moreOf) : undefined },
  })
}
