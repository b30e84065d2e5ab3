import { useCallback, useLayoutEffect, useRef } from 'react'

/** A callback for event handlers that never changes and always does what the last render gave it. */
export function useStableCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result | undefined {
  const latest = useRef<((...args: Args) => Result) | undefined>(undefined)
  useLayoutEffect(function keepLatest() {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current?.(...args), [])
}
