import { type QueryFacts, tableState } from '@sqos/ui-kit/table'

const NO_ROWS: readonly never[] = []

/** The result of a query hook whose rows come in pages. */
interface PagedQuery<Row> extends QueryFacts {
  data?: { list: readonly Row[]; pagination: { total: number } } | undefined
}

/** The members of `useListQuery` that decide what a table without rows shows. */
interface FilteredList {
  isFiltered: boolean
  reset: () => void
}

/** Adds the rows, the total, the table state and the refresh of a query to the state of `useListQuery`, for `PagedList`. */
export const pagedRows = <List extends FilteredList, Row>(list: List, query: PagedQuery<Row>) => ({
  ...list,
  rows: query.data?.list ?? NO_ROWS,
  total: query.data?.pagination.total ?? 0,
  state: tableState(query, list.isFiltered ? list.reset : undefined),
  refresh: () => void query.refetch(),
  refreshing: query.isFetching && query.data !== undefined,
})
