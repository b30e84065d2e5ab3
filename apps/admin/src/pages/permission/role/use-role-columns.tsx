import type { RoleRow } from '@sqos/api-client/role'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowAction, RowActions } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { RowMenu, type RowMenuItem } from '../../../parts/row-menu/RowMenu.tsx'
import { StateCell } from '../../../parts/state-cell/StateCell.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.ts'
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
  const mayEdit = may('btn_edit')
  const mayRemove = may('btn_remove')
  const named = (action: string, name: string) => t('action.named', { action: t(`action.${action}`), name })
  const stateText = ({ enabledMark }: RoleRow) => t(enabledMark === 1 ? 'state.on' : 'state.off')

  const moreOf = (row: RoleRow): RowMenuItem[] => [
    ...(may('btn_member') ? [{ text: t('action.member'), onClick: () => actions.members(row) }] : []),
    ...(may('btn_authorize') ? [{ text: t('action.authorize'), onClick: () => actions.authorize(row) }] : []),
    ...(may('btn_add') ? [{ text: t('action.copy'), onClick: () => void actions.copy(row) }] : []),
  ]
  const hasMore = may('btn_member') || may('btn_authorize') || may('btn_add')
  return usePageColumns<typeof PAGES.role, RoleRow>(PAGES.role, {
    cells: {
      enabledMark: {
        value: stateText,
        render: (row) => (
          <StateCell
            on={row.enabledMark === 1}
            name={row.fullName}
            text={stateText(row)}
            onToggle={mayEdit ? () => actions.toggle(row) : undefined}
          />
        ),
      },
    },
    actions:
      mayEdit || mayRemove || hasMore
        ? {
            width: 184,
            render: (row) => (
              <RowActions>
                {mayEdit && (
                  <RowAction label={named('edit', row.fullName)} onClick={() => actions.edit(row)}>
                    {t('action.edit')}
                  </RowAction>
                )}
                {mayRemove && (
                  <RowAction label={named('remove', row.fullName)} destroys onClick={() => void actions.remove(row)}>
                    {t('action.remove')}
                  </RowAction>
                )}
                {hasMore && <RowMenu label={named('more', row.fullName)} text={t('action.more')} items={moreOf(row)} />}
              </RowActions>
            ),
          }
        : undefined,
  })
}
