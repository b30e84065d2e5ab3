import { useLayoutEffect, useState } from 'react'
import { useKeptElement } from './use-kept-element.ts'

/** An element's width in px, followed as it changes; undefined before it is known. */
export function useContainerWidth(): { ref: (element: HTMLElement | null) => void; width: number | undefined } {
  const [element, ref] = useKeptElement()
  const [width, setWidth] = useState<number>()

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
