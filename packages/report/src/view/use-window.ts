import { useEffect, useState } from 'react'

interface WindowOptions {
  scroller: HTMLElement | null
  count: number
  /** Size of an item in px. */
  size: number
  /** Items beyond the edges, so that fast scrolling shows no gaps. */
  more: number
  isHorizontal?: boolean
}

/** The first and last visible item of a list of equal sizes. */
export function useWindow({ scroller, count, size, more, isHorizontal = false }: WindowOptions) {
  const [range, setRange] = useState({ first: 0, last: 29 })

  useEffect(
    function follow() {
      if (!scroller) return
      function read() {
        if (!scroller) return
        const start = isHorizontal ? scroller.scrollLeft : scroller.scrollTop
        const length = isHorizontal ? scroller.clientWidth : scroller.clientHeight
        const first = Math.max(0, Math.floor(start / size) - more)
        const last = Math.ceil((start + length) / size) + more
        setRange((before) => (before.first === first && before.last === last ? before : { first, last }))
      }
      read()
      const sizes = new ResizeObserver(read)
      sizes.observe(scroller)
      scroller.addEventListener('scroll', read, { passive: true })
      return () => {
        sizes.disconnect()
        scroller.removeEventListener('scroll', read)
      }
    },
    [scroller, size, more, isHorizontal],
  )

  return { first: Math.min(range.first, Math.max(0, count - 1)), last: Math.min(range.last, count - 1) }
}
