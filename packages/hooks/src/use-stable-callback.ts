import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * A function that never changes and calls the function of the last render. For event handlers and effects, not for
 * rendering. React's `useEffectEvent` does the same from 19.2 on.
 *
 * @example const report = useStableCallback(onPress)
 */
export function useStableCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result | undefined {
  const latest = useRef<((...args: Args) => Result) | undefined>(undefined)
  // Before the layout effects, which may call it.
  useInsertionEffect(function keepLatest() {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current?.(...args), [])
}
