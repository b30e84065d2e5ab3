import type { BillRuleRow } from '@sqos/api-client/bill-rule'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowAction, RowActions } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { RowMenu } from '../../../parts/row-menu/RowMenu.tsx'
import { StateCell } from '../../../parts/state-cell/StateCell.tsx'
import { NAMESPACE } from './catalogue.ts'

/** What the rows can be asked to do. */
export interface BillRuleActions {
  edit: (row: BillRuleRow) => void
  remove: (row: BillRuleRow) => Promise<void>
  toggle: (row: BillRuleRow) => Promise<unknown>
  exportFile: (row: BillRuleRow) => Promise<void>
}

/** The columns that were granted; what a person may not do is not offered. */
export function useBillRuleColumns(actions: BillRuleActions): DataColumn<BillRuleRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const mayEdit = may('btn_edit')
  const mayRemove = may('btn_remove')
  const mayExport = may('btn_download')
  const named = (action: string, name: string) => t('action.named', { action: t(`action.${action}`), name })
  const time = (moment: number | null) => (moment === null ? '' : formatDate(moment))

  const stateText = ({ enabledMark }: BillRuleRow) => t(enabledMark === 1 ? 'state.on' : 'state.off')
  const columns: DataColumn<BillRuleRow>[] = [
    {
      id: 'fullName',
      header: t('column.fullName'),
      minWidth: 160,
      isRowHeader: true,
      sortable: true,
      value: (row) => row.fullName,
    },
    { id: 'enCode', header: t('column.enCode'), width: 180, sortable: true, value: (row) => row.enCode },
    { id: 'startNumber', header: t('column.startNumber'), width: 120, value: (row) => row.startNumber },
    { id: 'outputNumber', header: t('column.outputNumber'), minWidth: 200, value: (row) => row.outputNumber },
    { id: 'creatorUser', header: t('column.creatorUser'), minWidth: 120, value: (row) => row.creatorUser },
    {
      id: 'creatorTime',
      header: t('column.creatorTime'),
      width: 156,
      sortable: true,
      value: (row) => time(row.creatorTime),
    },
    {
      id: 'lastModifyTime',
      header: t('column.lastModifyTime'),
      width: 156,
      sortable: true,
      value: (row) => time(row.lastModifyTime),
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
  if (granted.length === 0 || !(mayEdit || mayRemove || mayExport)) return granted
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
          {mayExport && (
            <RowMenu
              label={named('more', row.fullName)}
              text={t('action.more')}
              items={[{ text: t('action.export'), onClick: () => void actions.exportFile(row) }]}
            />
          )}
        </RowActions>
      ),
    },
  ]
}
