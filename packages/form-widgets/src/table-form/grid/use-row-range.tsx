import { useElement } from '@sqos/hooks'
import { type ComponentProps, lazy, Suspense, useLayoutEffect, useState } from 'react'
import type { RowRange, RowWindow } from './RowWindow.tsx'

/** Rows rendered beyond the visible ones. */
const BEYOND = 12

const LazyRowWindow = lazy(async () => {
  try {
    return { default: (await import('./RowWindow.tsx')).RowWindow }
  } catch {
    // Loading failed: all rows are rendered.
    return { default: AllRows }
  }
})

function AllRows({ rowCount, onRange }: ComponentProps<typeof RowWindow>) {
  useLayoutEffect(
    function reportAll() {
      onRange({ first: 0, end: rowCount })
    },
    [rowCount, onRange],
  )
  return null
}

interface RowRangeOptions {
  rowCount: number
  rowHeight: number
  /** Height of the grid, in px. */
  height: number
}

/** The range of rows to render, the ref of the scrolling element, and an element to render inside of it. */
export function useRowRange({ rowCount, rowHeight, height }: RowRangeOptions) {
  const [element, scroller] = useElement<HTMLDivElement>()
  const [range, setRange] = useState<RowRange>()
  const least = Math.ceil(height / rowHeight) + BEYOND
  const isLong = rowCount > least

  return {
    scroller,
    first: isLong ? Math.min(range?.first ?? 0, rowCount - least) : 0,
    end: isLong ? Math.min(range?.end ?? least, rowCount) : rowCount,
    rowWindow: isLong && (
      <Suspense>
        <LazyRowWindow {...{ scroller: element, rowCount, rowHeight, height }} onRange={setRange} />
      </Suspense>
    ),
  }
}
