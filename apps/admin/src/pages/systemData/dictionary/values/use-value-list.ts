import { isApiError } from '@sqos/api-client'
import {
  type DictionaryDataNode,
  useDeleteDictionaryDataMutation,
  useListDictionaryDataQuery,
  useToggleDictionaryDataMutation,
} from '@sqos/api-client/dictionary'
import { RESULT } from '@sqos/contract'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import type { DataTableState } from '@sqos/ui-kit/table'
import { useOpenRows } from '../../../../parts/tree/use-open-rows.ts'

const DEFAULTS = { filters: {} }
const NO_ROWS: readonly DictionaryDataNode[] = []

/** The values of one dictionary as the address filters them, and what can be done with them. */
export function useValueList({ typeId, isTree }: { typeId: string; isTree: boolean }) {
  const { keyword, isFiltered, search, reset } = useListQuery(DEFAULTS)
  const query = useListDictionaryDataQuery({ typeId, isTree: isTree ? 1 : 0, ...(keyword && { keyword }) })
  const [deleteValue] = useDeleteDictionaryDataMutation()
  const [toggleValue] = useToggleDictionaryDataMutation()
  // Not the rows of the dictionary that was open before.
  const rows = query.currentData?.list ?? NO_ROWS
  const openRows = useOpenRows(rows)

  async function remove({ id, fullName }: DictionaryDataNode) {
    if (await confirmDelete({ name: fullName })) await deleteValue({ id })
  }

  return {
    rows,
    openRows,
    keyword,
    search,
    reset,
    refresh: () => void query.refetch(),
    refreshing: query.isFetching && query.currentData !== undefined,
    state: stateOf(query, isFiltered ? reset : undefined),
    remove,
    toggle: ({ id }: DictionaryDataNode) => toggleValue({ id }).unwrap(),
  }
}

interface QueryFacts {
  currentData?: unknown
  isFetching: boolean
  isError: boolean
  error?: unknown
  refetch: () => unknown
}

function stateOf(query: QueryFacts, onClearFilter: (() => void) | undefined): DataTableState {
  if (query.isFetching) return { kind: 'loading' }
  if (!query.isError) return { kind: 'ready', onClearFilter }
  if (!isApiError(query.error)) return { kind: 'failed', onRetry: () => void query.refetch() }
  const { code, msg, traceId } = query.error
  if (code === RESULT.forbidden) return { kind: 'no-permission', message: msg }
  return { kind: 'failed', message: msg, traceId, onRetry: () => void query.refetch() }
}
