import type { UserGroupRow } from '@sqos/api-client/user-group'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import type { DataColumn } from '@sqos/ui-kit/table'
import { moreMenu } from '../../../parts/page-columns/MoreMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'

/** The commands of a row. */
export interface UserGroupActions {
  edit: (row: UserGroupRow) => void
  remove: (row: UserGroupRow) => Promise<void>
  members: (row: UserGroupRow) => void
  /** Undefined when the user may not change permissions. */
  authorize: ((row: UserGroupRow) => void) | undefined
}

/** The granted columns, and the buttons that the user may use. */
export function useUserGroupColumns(actions: UserGroupActions): DataColumn<UserGroupRow>[] {
  const { t } = useText(NAMESPACE)
  const mayMember = usePermission()('btn_member')
  const { edit, remove, members, authorize } = actions
  const moreOf = (row: UserGroupRow) => [
    ...(mayMember ? [{ text: t('action.members'), onClick: () => members(row) }] : []),
    ...(authorize ? [{ text: t('action.authorize'), onClick: () => authorize(row) }] : []),
  ]
  const hasMore = mayMember || authorize !== undefined
  return usePageColumns<typeof PAGES.userGroup, UserGroupRow>(PAGES.userGroup, {
    cells: {},
    state: { on: t('state.on'), off: t('state.off') },
    rowActions: { width: 184, edit, remove, more: hasMore ? moreMenu(moreOf) : undefined },
  })
}
