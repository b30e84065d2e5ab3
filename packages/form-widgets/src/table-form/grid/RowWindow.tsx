import { observeElementOffset, observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect } from 'react'

/** A range of rows: `first` is drawn, `end` is not. */
export interface RowRange {
  first: number
  end: number
}

interface RowWindowProps {
  scroller: HTMLElement | null
  rowCount: number
  rowHeight: number
  /** Height of the grid before it is measured, in px. */
  height: number
  onRange: (range: RowRange) => void
}

/** Reports the range of rows to draw while a long table is scrolled. A module of its own: short tables do not load it. */
export function RowWindow({ scroller, rowCount, rowHeight, height, onRange }: RowWindowProps) {
  // oxlint-disable-next-line react/incompatible-library -- the compiler skips this component, as intended
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: rowCount,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 6,
    // While the page is hidden the grid has no height: it keeps the last one.
    observeElementRect: (grid, report) => observeElementRect(grid, (rect) => rect.height > 0 && report(rect)),
    // The grid may be scrolled before this module is loaded.
    observeElementOffset: (grid, report) => {
      const stop = observeElementOffset(grid, report)
      report(grid.scrollElement?.scrollTop ?? 0, false)
      return stop
    },
    initialRect: { width: 0, height },
  })
  const drawn = virtualizer.getVirtualItems()
  const first = drawn[0]?.index ?? 0
  const end = (drawn.at(-1)?.index ?? -1) + 1

  useLayoutEffect(
    function measureAgain() {
      virtualizer.measure()
    },
    [virtualizer, rowHeight],
  )
  useLayoutEffect(
    function reportRange() {
      if (end > 0) onRange({ first, end })
    },
    [first, end, onRange],
  )
  return null
}
