import type { RecycledRow } from '@sqos/api-client/recycle-bin'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowAction, RowActions } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { NAMESPACE } from './catalogue.ts'
import type { Recycled } from './use-recycled.ts'

/** The columns that were granted, and the ways back and out. */
export function useRecycledColumns({
  restore,
  remove,
}: Pick<Recycled, 'restore' | 'remove'>): DataColumn<RecycledRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const mayRestore = may('btn_restore')
  const mayRemove = may('btn_remove')
  const named = (action: string, name: string) => t('action.named', { action: t(`action.${action}`), name })

  const columns: DataColumn<RecycledRow>[] = [
    { id: 'fullName', header: t('column.fullName'), minWidth: 140, isRowHeader: true, value: (row) => row.fullName },
    { id: 'enCode', header: t('column.enCode'), minWidth: 120, value: (row) => row.enCode },
    { id: 'kind', header: t('column.kind'), width: 96, value: (row) => t(`kind.${row.kind}`) },
    { id: 'place', header: t('column.place'), minWidth: 180, value: (row) => row.place },
    { id: 'deleteUser', header: t('column.deleteUser'), minWidth: 140, value: (row) => row.deleteUser },
    {
      id: 'deleteTime',
      header: t('column.deleteTime'),
      width: 156,
      value: (row) => (row.deleteTime === null ? '' : formatDate(row.deleteTime)),
    },
  ]
  const granted = columns.filter(({ id }) => may(id, 'column'))
  if (granted.length === 0 || !(mayRestore || mayRemove)) return granted
  return [
    ...granted,
    {
      id: 'actions',
      header: t('column.actions'),
      width: 172,
      pinned: 'end',
      hideable: false,
      resizable: false,
      render: (row) => (
        <RowActions>
          {mayRestore && (
            <RowAction label={named('restore', row.fullName)} onClick={() => void restore(row)}>
              {t('action.restore')}
            </RowAction>
          )}
          {mayRemove && (
            <RowAction label={named('remove', row.fullName)} destroys onClick={() => void remove(row)}>
              {t('action.remove')}
            </RowAction>
          )}
        </RowActions>
      ),
    },
  ]
}
