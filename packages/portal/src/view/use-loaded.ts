import { useCallback, useEffect, useState } from 'react'
import { PortalError } from './services.ts'

/** Data of a service, read once and again on request. */
export interface Loaded<Data> {
  data: Data | undefined
  isLoading: boolean
  error: string | undefined
  isForbidden: boolean
  reload: () => void
}

/** Reads with a service. `version` reads again, and keeps what is shown until the answer is there. */
export function useLoaded<Data>(load: (() => Promise<Data>) | undefined, version: number): Loaded<Data> {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ data?: Data; failure?: unknown; isLoading: boolean }>({ isLoading: true })

  useEffect(
    function readOnce() {
      if (!load) return
      let isWanted = true
      load().then(
        (data) => isWanted && setState({ data, isLoading: false }),
        (failure: unknown) => isWanted && setState((shown) => ({ ...shown, failure, isLoading: false })),
      )
      return () => {
        isWanted = false
      }
    },
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- both ask to read again
    [load, version, attempt],
  )

  const { failure } = state
  return {
    data: state.data,
    isLoading: state.isLoading,
    error: failure === undefined ? undefined : failure instanceof Error ? failure.message : '',
    isForbidden: failure instanceof PortalError && failure.isForbidden,
    reload: useCallback(() => {
      setState((shown) => (shown.data === undefined ? { isLoading: true } : { data: shown.data, isLoading: true }))
      setAttempt((count) => count + 1)
    }, []),
  }
}
