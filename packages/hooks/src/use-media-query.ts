import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query matches. Follows changes of the window and of the reader's settings.
 *
 * @example const isPhone = useMediaQuery('(width < 576px)')
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
