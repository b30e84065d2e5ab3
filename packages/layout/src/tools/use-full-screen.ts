import { useSyncExternalStore } from 'react'

/** Whether the page fills the screen, and the way in and out; browsers that cannot call `onUnsupported`. */
export function useFullScreen(onUnsupported: () => void) {
  const active = useSyncExternalStore(watch, () => document.fullscreenElement !== null)

  function toggle() {
    if (!document.fullscreenEnabled) return onUnsupported()
    // A refusal (the press came from a script, an enterprise rule forbids it) is to the person the same as "cannot".
    const change = active ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    change.catch(onUnsupported)
  }

  return { active, toggle }
}

function watch(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
