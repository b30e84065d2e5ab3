import { type RefObject, useLayoutEffect, useState } from 'react'

/** px; below it the columns do not fit and each row is a card. */
const NARROW = 480

/** Tells whether an element is as narrow as a telephone, whatever the screen is. */
export function useNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(
    function followWidth() {
      const watched = element.current
      if (!watched || typeof ResizeObserver === 'undefined') return undefined
      const measure = () => setNarrow(watched.clientWidth > 0 && watched.clientWidth <= NARROW)
      measure()
      let frame = 0
      // In the next frame: what changes the size of what is watched may not do so at once.
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
