import type { RoleRow } from '@sqos/api-client/role'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import type { DataColumn } from '@sqos/ui-kit/table'
import type { RowMenuItem } from '@sqos/ui-kit/list'
import { moreMenu } from '../../../parts/page-columns/MoreMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'

/** The commands of a row. */
export interface RoleActions {
  edit: (row: RoleRow) => void
  remove: (row: RoleRow) => Promise<void>
  toggle: (row: RoleRow) => Promise<unknown>
  copy: (row: RoleRow) => Promise<void>
  members: (row: RoleRow) => void
  authorize: (row: RoleRow) => void
}

/** The granted columns, and the buttons that the user may use. */
export function useRoleColumns(actions: RoleActions): DataColumn<RoleRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const moreOf = (row: RoleRow): RowMenuItem[] => [
    ...(may('btn_member') ? [{ text: t('action.member'), onClick: () => actions.members(row) }] : []),
    ...(may('btn_authorize') ? [{ text: t('action.authorize'), onClick: () => actions.authorize(row) }] : []),
    ...(may('btn_add') ? [{ text: t('action.copy'), onClick: () => void actions.copy(row) }] : []),
  ]
  const hasMore = may('btn_member') || may('btn_authorize') || may('btn_add')
  return usePageColumns<typeof PAGES.role, RoleRow>(PAGES.role, {
    cells: {},
    state: { on: t('state.on'), off: t('state.off'), toggle: actions.toggle },
    rowActions: {
      width: 184,
      edit: actions.edit,
      remove: actions.remove,
      more: hasMore ? moreMenu(moreOf) : undefined,
    },
  })
}
