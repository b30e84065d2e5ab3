import {
  type DepartmentRow,
  useChangeDepartmentsMutation,
  useDeleteDepartmentMutation,
  useListDepartmentsQuery,
} from '@sqos/api-client/organization'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { tableState } from '@sqos/ui-kit/table'
import { useBulkChange } from '../../../parts/bulk-change/use-bulk-change.ts'

const DEFAULTS = { filters: {} }
const NO_ROWS: readonly DepartmentRow[] = []

/** The departments of a company that the address filters, and their commands. */
export function useDepartmentList(companyId: string) {
  const { keyword, isFiltered, search, reset } = useListQuery(DEFAULTS)
  const query = useListDepartmentsQuery({ departmentListBody: { companyId, ...(keyword && { keyword }) } })
  const [changeDepartments] = useChangeDepartmentsMutation()
  const [deleteDepartment] = useDeleteDepartmentMutation()

  async function remove({ id, fullName }: DepartmentRow) {
    if (await confirmDelete({ isRecyclable: true, name: fullName })) await deleteDepartment({ id })
  }

  const rows = query.currentData?.list ?? NO_ROWS
  return {
    rows,
    bulkChange: useBulkChange(rows, (bulkChange) => changeDepartments({ bulkChange }).unwrap()),
    search: { keyword, onSearch: search, onReset: reset },
    state: tableState(query, isFiltered ? reset : undefined),
    refresh: () => void query.refetch(),
    refreshing: query.isFetching && query.currentData !== undefined,
    remove,
  }
}
