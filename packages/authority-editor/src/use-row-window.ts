import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useState } from 'react'

/** Number of rows from which only the visible ones are drawn. */
const MANY = 120
/** Estimated height of a row, in px; drawn rows are measured. */
const ROW = 36
/** Rows drawn above and below the visible part: Tab reaches the next one. */
const SPARE = 16

/** A drawn row: its position, and the reference that measures it. */
interface DrawnRow {
  row: number
  measure: ((element: HTMLElement | null) => void) | undefined
}

/** The rows of a long table to draw, with the heights of the rows left out above and below. The row with the focus stays. */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number) {
  const [focused, setFocused] = useState<number>()
  const isLong = count > MANY
  // oxlint-disable-next-line react/incompatible-library -- the compiler skips this hook, as intended
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    enabled: isLong,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: SPARE,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range)
      const isKept = focused === undefined || focused >= count || rows.includes(focused)
      return isKept ? rows : [...rows, focused].toSorted((one, other) => one - other)
    },
  })
  if (!isLong) {
    const rows = Array.from({ length: count }, (_, row): DrawnRow => ({ row, measure: undefined }))
    return { rows: rows.map((one) => ({ ...one, gap: 0 })), rest: 0, setFocused }
  }
  const drawn = virtual.getVirtualItems()
  const rows = drawn.map(({ index, start }, at) => ({
    row: index,
    measure: virtual.measureElement,
    // Height of the rows between the previous drawn one and this one.
    gap: start - (drawn[at - 1]?.end ?? 0),
  }))
  return { rows, rest: virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0), setFocused }
}
