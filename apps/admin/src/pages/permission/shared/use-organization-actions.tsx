import { usePermission } from '@sqos/session'
import { OrganizationActions } from './OrganizationActions.tsx'

/** The commands of a row. */
export interface RowTasks<Shown> {
  edit: (row: Shown) => void
  remove: (row: Shown) => Promise<void>
  /** Undefined without the permission. */
  administrators: ((row: Shown) => void) | undefined
  move: ((row: Shown) => void) | undefined
}

/** The last column of companies or departments: the buttons that the user may use; undefined without any. */
export function useOrganizationActions<Shown extends { fullName: string }>(tasks: RowTasks<Shown>) {
  const may = usePermission()
  const mayEdit = may('btn_edit')
  const mayRemove = may('btn_remove')
  const { administrators, move } = tasks
  if (!mayEdit && !mayRemove && !administrators && !move) return undefined
  return {
    width: administrators || move ? 184 : 128,
    render: (row: Shown) => (
      <OrganizationActions
        name={row.fullName}
        onEdit={mayEdit ? () => tasks.edit(row) : undefined}
        onAdministrators={administrators && (() => administrators(row))}
        onMove={move && (() => move(row))}
        onRemove={mayRemove ? () => void tasks.remove(row) : undefined}
      />
    ),
  }
}
