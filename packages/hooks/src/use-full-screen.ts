import { useSyncExternalStore } from 'react'

export interface FullScreenOptions {
  /** The element to show on the whole screen. Default: the page. */
  target?: (() => HTMLElement | null) | undefined
  /** The browser or a rule of the organisation refuses. */
  onUnsupported: () => void
}

/**
 * Whether the browser shows something on the whole screen, and a function that enters or leaves full screen. Follows the
 * browser, whose Escape key ends it.
 *
 * @example const { isOn, toggle } = useFullScreen({ target: () => box.current, onUnsupported: warn })
 */
export function useFullScreen({ target = () => document.documentElement, onUnsupported }: FullScreenOptions) {
  const isOn = useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenElement),
    () => false,
  )

  async function toggle(): Promise<void> {
    try {
      if (isOn) return await document.exitFullscreen()
      const element = document.fullscreenEnabled ? target() : null
      if (element) await element.requestFullscreen()
      else onUnsupported()
    } catch {
      onUnsupported()
    }
  }

  return { isOn, toggle }
}

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
