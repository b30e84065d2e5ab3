import { useSyncExternalStore } from 'react'

/** Below this width a screen counts as mobile. Source: specification of the shell, sections 4 and 9. */
const NARROW = '(width < 992px)'

/** Whether the window is narrower than 992 px, also after it is resized. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(watchWidth, isNarrow)
}

function watchWidth(onChange: () => void) {
  const query = matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const isNarrow = () => matchMedia(NARROW).matches
