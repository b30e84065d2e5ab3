import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowAction, RowActions, StateSwitch, StatusTag } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { NAMESPACE } from './catalogue.ts'
import type { RegionRow } from './use-region-list.ts'

/** What the rows can be asked to do. */
export interface RegionTasks {
  edit: (row: RegionRow) => void
  remove: (row: RegionRow) => Promise<void>
  toggle: (row: RegionRow) => Promise<unknown>
}

/** The columns that were granted; what a person may not do is not offered. */
export function useRegionColumns(tasks: RegionTasks): DataColumn<RegionRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const mayEdit = may('btn_edit')
  const mayRemove = may('btn_remove')
  const named = (action: string, name: string) => t('action.named', { action: t(`action.${action}`), name })

  const columns: DataColumn<RegionRow>[] = [
    {
      id: 'fullName',
      header: t('column.fullName'),
      minWidth: 220,
      isRowHeader: true,
      value: (row) => row.path ?? row.fullName,
    },
    { id: 'enCode', header: t('column.enCode'), minWidth: 120, value: (row) => row.enCode },
    { id: 'sortCode', header: t('column.sortCode'), width: 70, align: 'end', value: (row) => row.sortCode },
    {
      id: 'enabledMark',
      header: t('column.enabledMark'),
      width: 70,
      value: (row) => t(row.enabledMark === 1 ? 'state.on' : 'state.off'),
      render: (row) => {
        const on = row.enabledMark === 1
        return mayEdit ? (
          <StateSwitch on={on} name={row.fullName} onToggle={() => tasks.toggle(row)} />
        ) : (
          <StatusTag tone={on ? 'on' : 'danger'}>{t(on ? 'state.on' : 'state.off')}</StatusTag>
        )
      },
    },
  ]
  const granted = columns.filter(({ id }) => may(id, 'column'))
  if (granted.length === 0 || !(mayEdit || mayRemove)) return granted
  return [
    ...granted,
    {
      id: 'actions',
      header: t('column.actions'),
      width: 128,
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
        </RowActions>
      ),
    },
  ]
}
