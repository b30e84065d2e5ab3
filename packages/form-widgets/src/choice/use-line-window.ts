import { type UIEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** px; all lines are equally high, so nothing is measured. */
export const LINE_HEIGHT = 36

/** Lines drawn beyond those in sight, on either side. */
const BEYOND = 8

interface LineWindowOptions {
  count: number
  /** Place of the line that is to be in sight; -1 for none. */
  active: number
}

/** Which of any number of lines are drawn, and how the list follows the active one. */
export function useLineWindow({ count, active }: LineWindowOptions) {
  const element = useRef<HTMLElement>(null)
  const [top, setTop] = useState(0)
  const [height, setHeight] = useState(10 * LINE_HEIGHT)
  const first = Math.max(0, Math.min(Math.floor(top / LINE_HEIGHT), count) - BEYOND)
  const end = Math.min(count, Math.ceil((top + height) / LINE_HEIGHT) + BEYOND)

  const box = useCallback((next: HTMLElement | null) => {
    element.current = next
    if (!next) return undefined
    const observer = new ResizeObserver(() => setHeight(next.clientHeight))
    observer.observe(next)
    return () => {
      observer.disconnect()
      element.current = null
    }
  }, [])

  useLayoutEffect(
    function keepActiveInSight() {
      const list = element.current
      if (!list || active < 0) return
      const start = active * LINE_HEIGHT
      if (start < list.scrollTop) list.scrollTop = start
      else if (start + LINE_HEIGHT > list.scrollTop + list.clientHeight)
        list.scrollTop = start + LINE_HEIGHT - list.clientHeight
    },
    [active],
  )

  return {
    box,
    first,
    end,
    /** Lines of a page, for the page keys. */
    page: Math.max(1, Math.floor(height / LINE_HEIGHT) - 1),
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => setTop(currentTarget.scrollTop),
  }
}
