import { isApiError } from '@sqos/api-client'
import { RESULT } from '@sqos/contract'
import type { DataTableState } from '@sqos/ui-kit/table'

/** What a table needs to know about the call that fills it. */
export interface QueryFacts {
  isFetching: boolean
  isError: boolean
  error?: unknown
  refetch: () => unknown
}

const NO_PERMISSION: DataTableState = { kind: 'no-permission' }

/** Whoever was granted no column sees no rows. */
export const stateWith = (columns: readonly unknown[], state: DataTableState): DataTableState =>
  columns.length > 0 ? state : NO_PERMISSION

/** What a table shows for the state of its call. */
export function tableState(query: QueryFacts, onClearFilter?: () => void): DataTableState {
  if (query.isFetching) return { kind: 'loading' }
  if (!query.isError) return { kind: 'ready', onClearFilter }
  const onRetry = () => void query.refetch()
  if (!isApiError(query.error)) return { kind: 'failed', onRetry }
  const { code, msg, traceId } = query.error
  if (code === RESULT.forbidden) return { kind: 'no-permission', message: msg }
  return { kind: 'failed', message: msg, traceId, onRetry }
}
