import { type PositionRow, useDeletePositionMutation, useListPositionsQuery } from '@sqos/api-client/position'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { tableState } from '../../../parts/table/table-state.ts'

const DEFAULTS = { filters: { organizeId: '', type: '', enabledMark: '' } }
const NO_ROWS: readonly PositionRow[] = []

/** The positions as the address filters them, and what can be done with them. */
export function usePositionList() {
  const list = useListQuery(DEFAULTS)
  const { enabledMark, ...request }: typeof list.request & { enabledMark?: string } = list.request
  const query = useListPositionsQuery({ ...request, ...(enabledMark && { enabledMark: Number(enabledMark) }) })
  const [deletePosition] = useDeletePositionMutation()

  async function remove({ id, fullName }: PositionRow) {
    if (await confirmDelete({ name: fullName })) await deletePosition({ id })
  }

  return {
    ...list,
    rows: query.data?.list ?? NO_ROWS,
    total: query.data?.pagination.total ?? 0,
    state: tableState(query, list.isFiltered ? list.reset : undefined),
    refresh: () => void query.refetch(),
    refreshing: query.isFetching && query.data !== undefined,
    remove,
    chooseOrganization: (organizeId: string) => list.search({ keyword: list.keyword, organizeId }),
  }
}
