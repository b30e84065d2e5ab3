import type { DataInterfaceRow } from '@sqos/api-client/data-interface'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowAction, RowActions } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { RowMenu } from '../../../parts/row-menu/RowMenu.tsx'
import { StateCell } from '../../../parts/state-cell/StateCell.tsx'
import { NAMESPACE } from './catalogue.ts'

/** What the rows can be asked to do. */
export interface InterfaceActions {
  edit: (row: DataInterfaceRow) => void
  remove: (row: DataInterfaceRow) => Promise<void>
  toggle: (row: DataInterfaceRow) => Promise<unknown>
  exportFile: (row: DataInterfaceRow) => Promise<void>
  preview: (row: DataInterfaceRow) => void
  log: (row: DataInterfaceRow) => void
}

/** The columns that were granted; what a person may not do is not offered. */
export function useInterfaceColumns(actions: InterfaceActions): DataColumn<DataInterfaceRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const mayEdit = may('btn_edit')
  const mayRemove = may('btn_remove')

  const stateText = ({ enabledMark }: DataInterfaceRow) => t(enabledMark === 1 ? 'state.on' : 'state.off')
  const columns: DataColumn<DataInterfaceRow>[] = [
    {
      id: 'fullName',
      header: t('column.fullName'),
      minWidth: 160,
      isRowHeader: true,
      sortable: true,
      value: (row) => row.fullName,
    },
    { id: 'enCode', header: t('column.enCode'), minWidth: 140, sortable: true, value: (row) => row.enCode },
    { id: 'checkType', header: t('column.checkType'), width: 104, value: (row) => t(`check.${row.checkType}`) },
    { id: 'dataType', header: t('column.dataType'), width: 100, value: (row) => t(`type.${row.dataType}`) },
    { id: 'requestMethod', header: t('column.requestMethod'), width: 84, value: (row) => row.requestMethod },
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
  const menu = (row: DataInterfaceRow) => [
    ...(may('btn_preview') && row.enabledMark === 1
      ? [{ text: t('action.preview'), onClick: () => actions.preview(row) }]
      : []),
    ...(may('btn_log') ? [{ text: t('action.log'), onClick: () => actions.log(row) }] : []),
    ...(may('btn_download') ? [{ text: t('action.export'), onClick: () => void actions.exportFile(row) }] : []),
  ]
  const hasMenu = may('btn_preview') || may('btn_log') || may('btn_download')
  if (granted.length === 0 || !(mayEdit || mayRemove || hasMenu)) return granted
  const named = (action: string, name: string) => t('action.named', { action: t(`action.${action}`), name })
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
          {menu(row).length > 0 && (
            <RowMenu label={named('more', row.fullName)} text={t('action.more')} items={menu(row)} />
          )}
        </RowActions>
      ),
    },
  ]
}
