import { useEffect, useState } from 'react'

interface Edges {
  'data-hidden-start': true | undefined
  'data-hidden-end': true | undefined
}

const NONE: Edges = { 'data-hidden-start': undefined, 'data-hidden-end': undefined }

/** Returns the sides on which columns are scrolled out of view, for the shadows of pinned columns. */
export function useScrolledEdges(scroller: HTMLElement | null): Edges {
  const [edges, setEdges] = useState(NONE)

  useEffect(
    function followScroll() {
      if (!scroller) return
      const look = () => {
        const behind = Math.abs(scroller.scrollLeft)
        const start = behind > 1 || undefined
        const end = scroller.scrollWidth - scroller.clientWidth - behind > 1 || undefined
        setEdges((before) =>
          before['data-hidden-start'] === start && before['data-hidden-end'] === end
            ? before
            : { 'data-hidden-start': start, 'data-hidden-end': end },
        )
      }
      const observer = new ResizeObserver(look)
      observer.observe(scroller)
      // The width of the table changes with its columns.
      if (scroller.firstElementChild) observer.observe(scroller.firstElementChild)
      scroller.addEventListener('scroll', look, { passive: true })
      return () => {
        observer.disconnect()
        scroller.removeEventListener('scroll', look)
      }
    },
    [scroller],
  )
  return edges
}
