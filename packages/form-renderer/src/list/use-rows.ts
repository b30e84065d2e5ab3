import type { JsonRecord } from '@sqos/form-model'
import { useCallback, useEffect, useState } from 'react'
import type { ListSource, RowsAnswer, RowsRequest } from './list-source.ts'

/** The rows of a request. The present rows stay while new ones load. */
export interface Rows {
  status: 'loading' | 'ready' | 'failed'
  list: readonly JsonRecord[]
  total: number
  isEstimated: boolean
  actions: RowsAnswer['actions']
  approvals: RowsAnswer['approvals']
  empty: RowsAnswer['empty']
  /** Another object when the rows are to be read again. */
  question: object
  refresh: () => void
}

interface Loaded {
  /** The query of these rows. */
  question: unknown
  isFailed: boolean
  list: readonly JsonRecord[]
  total: number
  isEstimated: boolean
  actions: RowsAnswer['actions']
  approvals: RowsAnswer['approvals']
  empty: RowsAnswer['empty']
}

const NOTHING: Loaded = {
  question: undefined,
  isFailed: false,
  list: [],
  total: 0,
  isEstimated: false,
  actions: undefined,
  approvals: undefined,
  empty: undefined,
}

/**
 * Loads rows, again when the request changes. Ignores outdated responses. Without a source there are no rows; while it is paused, they
 * are not loaded.
 */
export function useRows(
  source: ListSource | undefined,
  request: RowsRequest,
  { isPaused = false }: { isPaused?: boolean } = {},
): Rows {
  const [loaded, setLoaded] = useState(NOTHING)
  // A new object starts a new request.
  const [refreshed, setRefreshed] = useState<{ request: RowsRequest }>()
  const question = refreshed?.request === request ? refreshed : request
  const refresh = useCallback(() => setRefreshed({ request }), [request])

  useEffect(
    function ask() {
      if (!source || isPaused) return
      const run = new AbortController()
      const load = async () => {
        try {
          const answer = await source.rows(request, { signal: run.signal })
          const { list, total, isEstimated = false, actions, approvals, empty } = answer
          const rows = { list, total, isEstimated, actions, approvals, empty }
          if (!run.signal.aborted) setLoaded({ question, isFailed: false, ...rows })
        } catch {
          if (!run.signal.aborted) setLoaded((before) => ({ ...before, question, isFailed: true }))
        }
      }
      void load()
      return () => run.abort()
    },
    [source, request, question, isPaused],
  )

  const status = source && !isPaused && loaded.question !== question ? 'loading' : loaded.isFailed ? 'failed' : 'ready'
  const { list, total, isEstimated, actions, approvals, empty } = loaded
  return { status, list, total, isEstimated, actions, approvals, empty, question, refresh }
}
