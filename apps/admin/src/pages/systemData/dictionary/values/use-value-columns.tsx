import type { DictionaryDataNode } from '@sqos/api-client/dictionary'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowActions } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { StateCell } from '../../../../parts/state-cell/StateCell.tsx'
import { NAMESPACE } from '../catalogue.ts'
import { RowButton } from '../RowButton.tsx'

/** What the rows can be asked to do. */
export interface ValueActions {
  edit: (row: DictionaryDataNode) => void
  remove: (row: DictionaryDataNode) => Promise<void>
  toggle: (row: DictionaryDataNode) => Promise<unknown>
}

/** The columns of the values that were granted; what a person may not do is not offered. */
export function useValueColumns(actions: ValueActions): DataColumn<DictionaryDataNode>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const mayEdit = may('btn_edit')
  const mayRemove = may('btn_remove')

  const stateText = ({ enabledMark }: DictionaryDataNode) => t(enabledMark === 1 ? 'state.on' : 'state.off')
  const columns: DataColumn<DictionaryDataNode>[] = [
    { id: 'fullName', header: t('column.fullName'), minWidth: 146, isRowHeader: true, value: (row) => row.fullName },
    { id: 'enCode', header: t('column.enCode'), minWidth: 90, value: (row) => row.enCode },
    { id: 'sortCode', header: t('column.sortCode'), width: 64, align: 'end', value: (row) => row.sortCode },
    {
      id: 'enabledMark',
      header: t('column.enabledMark'),
      width: 64,
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
          {mayEdit && <RowButton action="edit" name={row.fullName} onClick={() => actions.edit(row)} />}
          {mayRemove && <RowButton action="remove" name={row.fullName} onClick={() => void actions.remove(row)} />}
        </RowActions>
      ),
    },
  ]
}
