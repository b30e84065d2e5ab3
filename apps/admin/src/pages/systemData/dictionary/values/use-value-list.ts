import {
  type DictionaryDataNode,
  useDeleteDictionaryDataMutation,
  useListDictionaryDataQuery,
  useToggleDictionaryDataMutation,
} from '@sqos/api-client/dictionary'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { tableState } from '@sqos/ui-kit/table'
import { useOpenRows } from '../../../../parts/tree/use-open-rows.ts'

const DEFAULTS = { filters: {} }
const NO_ROWS: readonly DictionaryDataNode[] = []

/** The values of a dictionary that the address filters, and their commands. */
export function useValueList({ typeId, isTree }: { typeId: string; isTree: boolean }) {
  const { keyword, isFiltered, search, reset } = useListQuery(DEFAULTS)
  const query = useListDictionaryDataQuery({ id: typeId, isTree: isTree ? 1 : 0, ...(keyword && { keyword }) })
  const [deleteValue] = useDeleteDictionaryDataMutation()
  const [toggleValue] = useToggleDictionaryDataMutation()
  // Not the rows of the dictionary that was open before.
  const rows = query.currentData?.list ?? NO_ROWS
  const openRows = useOpenRows(rows)

  async function remove({ id, fullName }: DictionaryDataNode) {
    if (await confirmDelete({ isRecyclable: true, name: fullName })) await deleteValue({ id })
  }

  return {
    rows,
    openRows,
    keyword,
    search,
    reset,
    refresh: () => void query.refetch(),
    refreshing: query.isFetching && query.currentData !== undefined,
    state: tableState(query, isFiltered ? reset : undefined),
    remove,
    toggle: ({ id }: DictionaryDataNode) => toggleValue({ id }).unwrap(),
  }
}
