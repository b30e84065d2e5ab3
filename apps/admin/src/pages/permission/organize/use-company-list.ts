import {
  type OrganizationRow,
  useChangeOrganizationsMutation,
  useDeleteOrganizationMutation,
  useListOrganizationsQuery,
} from '@sqos/api-client/organization'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { tableState } from '@sqos/ui-kit/table'
import { useBulkChange } from '../../../parts/bulk-change/use-bulk-change.ts'

const DEFAULTS = { filters: {} }
const NO_ROWS: readonly OrganizationRow[] = []

/** The companies that the address filters, and their commands. */
export function useCompanyList() {
  const { keyword, isFiltered, search, reset } = useListQuery(DEFAULTS)
  const query = useListOrganizationsQuery({ organizationListBody: keyword ? { keyword } : {} })
  const [changeCompanies] = useChangeOrganizationsMutation()
  const [deleteCompany] = useDeleteOrganizationMutation()

  async function remove({ id, fullName }: OrganizationRow) {
    if (await confirmDelete({ isRecyclable: true, name: fullName })) await deleteCompany({ id })
  }

  const rows = query.currentData?.list ?? NO_ROWS
  return {
    rows,
    bulkChange: useBulkChange(rows, (bulkChange) => changeCompanies({ bulkChange }).unwrap()),
    search: { keyword, onSearch: search, onReset: reset },
    state: tableState(query, isFiltered ? reset : undefined),
    refresh: () => void query.refetch(),
    refreshing: query.isFetching && query.currentData !== undefined,
    remove,
  }
}
