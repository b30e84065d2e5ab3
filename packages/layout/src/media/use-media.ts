import { useCallback, useSyncExternalStore } from 'react'

/** Below this width a screen counts as mobile. Source: specification of the shell, sections 4 and 9. */
const NARROW = '(width < 992px)'

/** Below this width only the most important tools have a place of their own. */
const PHONE = '(width < 576px)'

/** Whether the window is narrower than 992 px, also after it is resized. */
export const useNarrowScreen = () => useMedia(NARROW)

/** Whether the window is as narrow as a phone. */
export const usePhoneScreen = () => useMedia(PHONE)

function useMedia(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => matchMedia(query).matches)
}
