import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import type { DataColumn } from '@sqos/ui-kit/table'
import { NAMESPACE } from './catalogue.ts'
import { OrganizationActions } from './OrganizationActions.tsx'

/** What rows of companies and of departments have in common. */
interface Row {
  fullName: string
  enCode: string
  manager?: string
  description: string
  creatorTime: number
  sortCode: number
}

/** What the rows can be asked to do. */
export interface RowTasks<Shown> {
  edit: (row: Shown) => void
  remove: (row: Shown) => Promise<void>
  /** Missing when it is not allowed. */
  administrators: ((row: Shown) => void) | undefined
  move: ((row: Shown) => void) | undefined
}

/** The granted columns of companies or departments; what a person may not do is not offered. */
export function useOrganizationColumns<Shown extends Row>({
  tasks,
  withManager = false,
}: {
  tasks: RowTasks<Shown>
  withManager?: boolean
}): DataColumn<Shown>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const mayEdit = may('btn_edit')
  const mayRemove = may('btn_remove')

  const columns: DataColumn<Shown>[] = [
    { id: 'fullName', header: t('column.fullName'), minWidth: 180, isRowHeader: true, value: (row) => row.fullName },
    { id: 'enCode', header: t('column.enCode'), minWidth: 110, value: (row) => row.enCode },
    ...(withManager
      ? [{ id: 'manager', header: t('column.manager'), minWidth: 120, value: (row: Shown) => row.manager }]
      : []),
    { id: 'description', header: t('column.description'), minWidth: 80, value: (row) => row.description },
    {
      id: 'creatorTime',
      header: t('column.creatorTime'),
      width: 164,
      value: (row) => formatDate(row.creatorTime),
    },
    { id: 'sortCode', header: t('column.sortCode'), width: 64, align: 'end', value: (row) => row.sortCode },
  ]
  const granted = columns.filter(({ id }) => may(id, 'column'))
  const { administrators, move } = tasks
  if (granted.length === 0 || !(mayEdit || mayRemove || administrators || move)) return granted
  return [
    ...granted,
    {
      id: 'actions',
      header: t('column.actions'),
      width: administrators || move ? 184 : 128,
      pinned: 'end',
      hideable: false,
      resizable: false,
      render: (row) => (
        <OrganizationActions
          name={row.fullName}
          onEdit={mayEdit ? () => tasks.edit(row) : undefined}
          onAdministrators={administrators && (() => administrators(row))}
          onMove={move && (() => move(row))}
          onRemove={mayRemove ? () => void tasks.remove(row) : undefined}
        />
      ),
    },
  ]
}
