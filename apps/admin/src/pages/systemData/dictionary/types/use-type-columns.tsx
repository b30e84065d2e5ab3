import { Tag } from '@arco-design/web-react'
import type { DictionaryTypeNode } from '@sqos/api-client/dictionary'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowActions } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { NAMESPACE } from '../catalogue.ts'
import { RowButton } from '../RowButton.tsx'

interface TypeActions {
  edit: (row: DictionaryTypeNode) => void
  remove: (row: DictionaryTypeNode) => Promise<void>
  exportType: (row: DictionaryTypeNode) => Promise<void>
}

/** The columns of the dictionaries in their drawer. */
export function useTypeColumns({ edit, remove, exportType }: TypeActions): DataColumn<DictionaryTypeNode>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const [mayEdit, mayRemove, mayExport] = [may('btn_type_edit'), may('btn_type_remove'), may('btn_download')]

  const columns: DataColumn<DictionaryTypeNode>[] = [
    { id: 'fullName', header: t('column.fullName'), minWidth: 140, isRowHeader: true, value: (row) => row.fullName },
    { id: 'enCode', header: t('column.enCode'), minWidth: 140, value: (row) => row.enCode },
    { id: 'sortCode', header: t('column.sortCode'), width: 72, align: 'end', value: (row) => row.sortCode },
    {
      id: 'isTree',
      header: t('column.isTree'),
      width: 76,
      value: (row) => t(row.isTree === 1 ? 'yes' : 'no'),
      render: (row) => <Tag {...(row.isTree === 1 && { color: 'arcoblue' })}>{t(row.isTree === 1 ? 'yes' : 'no')}</Tag>,
    },
  ]
  if (!mayEdit && !mayRemove && !mayExport) return columns
  return [
    ...columns,
    {
      id: 'actions',
      header: t('column.actions'),
      width: 188,
      pinned: 'end',
      hideable: false,
      resizable: false,
      render: (row) => (
        <RowActions>
          {mayEdit && <RowButton action="edit" name={row.fullName} onClick={() => edit(row)} />}
          {mayRemove && <RowButton action="remove" name={row.fullName} onClick={() => void remove(row)} />}
          {mayExport && <RowButton action="export" name={row.fullName} onClick={() => void exportType(row)} />}
        </RowActions>
      ),
    },
  ]
}
