import { useCallback, useLayoutEffect, useState } from 'react'

/**
 * An element as state, and the ref callback that sets it. The element is kept when the ref is detached: a hidden page
 * (`<Activity>`) detaches and attaches its refs, which is no reason to render again.
 */
export function useElement<Kind extends HTMLElement>() {
  const [element, setElement] = useState<Kind | null>(null)
  const ref = useCallback((attached: Kind | null) => {
    if (attached) setElement(attached)
  }, [])
  return [element, ref] as const
}

/**
 * The width of an element in px, updated when it is resized; undefined until it is measured.
 *
 * @example const { ref, width } = useElementWidth()
 */
export function useElementWidth(): { ref: (element: HTMLElement | null) => void; width: number | undefined } {
  const [element, ref] = useElement()
  const [width, setWidth] = useState<number>()

  useLayoutEffect(
    function observeWidth() {
      if (!element) return
      const measure = () => setWidth(Math.round(element.getBoundingClientRect().width))
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [element],
  )
  return { ref, width }
}
