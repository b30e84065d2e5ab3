import { observeElementOffset, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect } from 'react'

/** The first and last rendered row, by index. */
export interface RowRange {
  first: number
  last: number
}

export interface RowWindowProps {
  count: number
  scroller: HTMLElement | null
  rowHeight: number
  keyOf: (index: number) => string | number
  /** Must be stable. Called before the next paint, whenever the range changes. */
  onChange: (range: RowRange) => void
}

/** Computes the visible rows of a long list, and a few around them. Renders nothing: the rows stay where they are. */
export function RowWindow({ count, scroller, rowHeight, keyOf, onChange }: RowWindowProps) {
  // oxlint-disable-next-line react/incompatible-library -- the compiler skips this component, as intended
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: 8,
    initialRect: { width: 0, height: 640 },
    // The list may be scrolled before this module is loaded, and between its first render and the next paint.
    initialOffset: () => scroller?.scrollTop ?? 0,
    observeElementOffset: (list, report) => {
      const stop = observeElementOffset(list, report)
      report(list.scrollElement?.scrollTop ?? 0, false)
      return stop
    },
  })
  const shown = virtualizer.getVirtualItems()
  const [first, last] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? -1]

  useLayoutEffect(
    function report() {
      onChange({ first, last })
    },
    [onChange, first, last],
  )

  useEffect(
    function measureAgain() {
      virtualizer.measure()
    },
    [virtualizer, rowHeight],
  )

  return null
}
