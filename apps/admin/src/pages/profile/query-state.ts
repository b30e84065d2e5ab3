import { isApiError } from '@sqos/api-client'
import type { DataTableState } from '@sqos/ui-kit/table'

/** What a query's hook tells of it. */
export interface QueryFacts {
  currentData?: unknown
  isFetching: boolean
  isError: boolean
  error?: unknown
  refetch: () => unknown
}

/** A query as a table shows it. */
export function tableState(query: QueryFacts, onClearFilter?: () => void): DataTableState {
  if (query.isFetching) return { kind: 'loading' }
  if (!query.isError) return { kind: 'ready', onClearFilter }
  const onRetry = () => void query.refetch()
  if (!isApiError(query.error)) return { kind: 'failed', onRetry }
  return { kind: 'failed', message: query.error.msg, traceId: query.error.traceId, onRetry }
}
