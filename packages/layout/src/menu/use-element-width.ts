import { useLayoutEffect, useRef, useState } from 'react'

/** The width of an element in px, kept up to date; 0 until it is measured. */
export function useElementWidth() {
  const ref = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(0)

  useLayoutEffect(function followWidth() {
    const element = ref.current
    if (!element) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return { ref, width }
}
