import { type RefObject, useLayoutEffect, useState } from 'react'

/** Width in px below which each row is a card. */
const NARROW = 480

/** Whether an element is as narrow as a phone, on any screen. */
export function useNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(
    function followWidth() {
      const watched = element.current
      if (!watched || typeof ResizeObserver === 'undefined') return undefined
      const measure = () => setNarrow(watched.clientWidth > 0 && watched.clientWidth <= NARROW)
      measure()
      let frame = 0
      // In the next frame, because a resize observer must not change the size synchronously.
      const observer = new ResizeObserver(() => {
        cancelAnimationFrame(frame)
        frame = requestAnimationFrame(measure)
      })
      observer.observe(watched)
      return () => {
        cancelAnimationFrame(frame)
        observer.disconnect()
      }
    },
    [element],
  )
  return isNarrow
}
