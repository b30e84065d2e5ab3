import type { PositionRow } from '@sqos/api-client/position'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowAction, RowActions, StatusTag } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { RowMenu } from '../../../parts/row-menu/RowMenu.tsx'
import { NAMESPACE } from './catalogue.ts'

/** What the rows can be asked to do. */
export interface PositionTasks {
  edit: (row: PositionRow) => void
  remove: (row: PositionRow) => Promise<void>
  members: (row: PositionRow) => void
  /** Missing where the person gives no permissions. */
  authorize: ((row: PositionRow) => void) | undefined
}

/** The columns that were granted; what a person may not do is not offered. */
export function usePositionColumns(tasks: PositionTasks): DataColumn<PositionRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const mayEdit = may('btn_edit')
  const mayRemove = may('btn_remove')
  const mayMember = may('btn_member')
  const { authorize } = tasks
  const moreOf = (row: PositionRow) => [
    ...(mayMember ? [{ text: t('action.members'), onClick: () => tasks.members(row) }] : []),
    ...(authorize ? [{ text: t('action.authorize'), onClick: () => authorize(row) }] : []),
  ]
  const hasMore = mayMember || authorize !== undefined
  const named = (action: string, name: string) => t('action.named', { action: t(`action.${action}`), name })

  const columns: DataColumn<PositionRow>[] = [
    {
      id: 'fullName',
      header: t('column.fullName'),
      minWidth: 140,
      isRowHeader: true,
      sortable: true,
      value: (row) => row.fullName,
    },
    { id: 'enCode', header: t('column.enCode'), minWidth: 110, sortable: true, value: (row) => row.enCode },
    { id: 'department', header: t('column.department'), minWidth: 180, value: (row) => row.department },
    { id: 'type', header: t('column.type'), width: 96, value: (row) => row.type },
    { id: 'description', header: t('column.description'), minWidth: 80, value: (row) => row.description },
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
      width: 80,
      value: (row) => t(row.enabledMark === 1 ? 'state.on' : 'state.off'),
      render: (row) => (
        <StatusTag tone={row.enabledMark === 1 ? 'on' : 'danger'}>
          {t(row.enabledMark === 1 ? 'state.on' : 'state.off')}
        </StatusTag>
      ),
    },
  ]
  const granted = columns.filter(({ id }) => may(id, 'column'))
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
            <RowAction label={named('edit', row.fullName)} onClick={() => tasks.edit(row)}>
              {t('action.edit')}
            </RowAction>
          )}
          {mayRemove && (
            <RowAction label={named('remove', row.fullName)} destroys onClick={() => void tasks.remove(row)}>
              {t('action.remove')}
            </RowAction>
          )}
          {hasMore && <RowMenu label={named('more', row.fullName)} text={t('action.more')} items={moreOf(row)} />}
        </RowActions>
      ),
    },
  ]
}
