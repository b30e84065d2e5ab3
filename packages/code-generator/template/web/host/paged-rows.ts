import { type QueryFacts, tableState } from '@sqos/ui-kit/table'

const NO_ROWS: readonly never[] = []

interface PagedQuery<Row> extends QueryFacts {
  data?: { list: readonly Row[]; pagination: { total: number } } | undefined
}

/** What `PagedList` needs of a list and its query. */
export const pagedRows = <List extends { isFiltered: boolean; reset: () => void }, Row>(
  list: List,
  query: PagedQuery<Row>,
) => ({
  ...list,
  rows: query.data?.list ?? NO_ROWS,
  total: query.data?.pagination.total ?? 0,
  state: tableState(query, list.isFiltered ? list.reset : undefined),
  refresh: () => void query.refetch(),
  refreshing: query.isFetching && query.data !== undefined,
})
