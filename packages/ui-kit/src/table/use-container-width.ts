import { useCallback, useLayoutEffect, useState } from 'react'

/** An element's width in px, followed as it changes; undefined before it is known. */
export function useContainerWidth(): { ref: (element: HTMLElement | null) => void; width: number | undefined } {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [width, setWidth] = useState<number>()
  // A page that is hidden detaches its refs and attaches them again: that is no other element.
  const ref = useCallback((attached: HTMLElement | null) => {
    if (attached) setElement(attached)
  }, [])

  useLayoutEffect(
    function followWidth() {
      if (!element) return
      const look = () => setWidth(Math.round(element.getBoundingClientRect().width))
      look()
      const observer = new ResizeObserver(look)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [element],
  )
  return { ref, width }
}
