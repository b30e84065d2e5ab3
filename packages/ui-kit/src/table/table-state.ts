import { RESULT } from '@sqos/contract'
import type { DataTableState } from './types.ts'

/** The part of a query hook's result that a table reads; hooks of RTK Query and TanStack Query have it. */
export interface QueryFacts {
  isFetching: boolean
  isError: boolean
  error?: unknown
  refetch: () => unknown
}

const NO_PERMISSION: DataTableState = { kind: 'no-permission' }

/** The table state of a list whose columns depend on permissions: without a visible column, no rows are shown. */
export const stateWith = (columns: readonly unknown[], state: DataTableState): DataTableState =>
  columns.length > 0 ? state : NO_PERMISSION

/** The table state of a query. A server error keeps its message and trace id; code 403 becomes `no-permission`. */
export function tableState(query: QueryFacts, onClearFilter?: () => void): DataTableState {
  if (query.isFetching) return { kind: 'loading' }
  if (!query.isError) return { kind: 'ready', onClearFilter }
  const onRetry = () => void query.refetch()
  const { error } = query
  if (!isServerError(error)) return { kind: 'failed', onRetry }
  if (error.code === RESULT.forbidden) return { kind: 'no-permission', message: error.msg }
  return { kind: 'failed', message: error.msg, traceId: error.traceId, onRetry }
}

/** An error in the server's envelope format. */
interface ServerError {
  code: number
  msg: string
  traceId?: string | undefined
}

function isServerError(error: unknown): error is ServerError {
  return typeof error === 'object' && error !== null && 'code' in error && 'msg' in error && 'data' in error
}
