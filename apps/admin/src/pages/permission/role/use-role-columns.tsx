import type { RoleRow } from '@sqos/api-client/role'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowAction, RowActions } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { RowMenu, type RowMenuItem } from '../../../parts/row-menu/RowMenu.tsx'
import { StateCell } from '../../../parts/state-cell/StateCell.tsx'
import { NAMESPACE } from './catalogue.ts'

/** What the rows can be asked to do. */
export interface RoleActions {
  edit: (row: RoleRow) => void
  remove: (row: RoleRow) => Promise<void>
  toggle: (row: RoleRow) => Promise<unknown>
  copy: (row: RoleRow) => Promise<void>
  members: (row: RoleRow) => void
  authorize: (row: RoleRow) => void
}

/** The columns that were granted; what a person may not do is not offered. */
export function useRoleColumns(actions: RoleActions): DataColumn<RoleRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const mayEdit = may('btn_edit')
  const mayRemove = may('btn_remove')
  const named = (action: string, name: string) => t('action.named', { action: t(`action.${action}`), name })
  const stateText = ({ enabledMark }: RoleRow) => t(enabledMark === 1 ? 'state.on' : 'state.off')
  const columns: DataColumn<RoleRow>[] = [
    {
      id: 'fullName',
      header: t('column.fullName'),
      minWidth: 140,
      isRowHeader: true,
      sortable: true,
      value: (row) => row.fullName,
    },
    { id: 'enCode', header: t('column.enCode'), width: 150, sortable: true, value: (row) => row.enCode },
    { id: 'type', header: t('column.type'), width: 72, value: (row) => row.type },
    { id: 'organizeInfo', header: t('column.organizeInfo'), minWidth: 160, value: (row) => row.organizeInfo },
    { id: 'memberCount', header: t('column.memberCount'), width: 72, align: 'end', value: (row) => row.memberCount },
    { id: 'description', header: t('column.description'), minWidth: 180, value: (row) => row.description },
    {
      id: 'creatorTime',
      header: t('column.creatorTime'),
      width: 156,
      sortable: true,
      value: (row) => formatDate(row.creatorTime),
    },
    {
      id: 'sortCode',
      header: t('column.sortCode'),
      width: 72,
      align: 'end',
      sortable: true,
      value: (row) => row.sortCode,
    },
    {
      id: 'enabledMark',
      header: t('column.enabledMark'),
      width: 72,
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
  ]
  const granted = columns.filter(({ id }) => may(id, 'column'))

  const moreOf = (row: RoleRow): RowMenuItem[] => [
    ...(may('btn_member') ? [{ text: t('action.member'), onClick: () => actions.members(row) }] : []),
    ...(may('btn_authorize') ? [{ text: t('action.authorize'), onClick: () => actions.authorize(row) }] : []),
    ...(may('btn_add') ? [{ text: t('action.copy'), onClick: () => void actions.copy(row) }] : []),
  ]
  const hasMore = may('btn_member') || may('btn_authorize') || may('btn_add')
  if (granted.length === 0 || !(mayEdit || mayRemove || hasMore)) return granted
  return [
    ...granted,
    {
      id: 'actions',
      header: t('column.actions'),
      width: 184,
      pinned: 'end',
      hideable: false,
      resizable: false,
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
    },
  ]
}
