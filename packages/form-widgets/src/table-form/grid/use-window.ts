import { type UIEvent, useState } from 'react'

/** Rows drawn beyond those in sight, on either side. */
const BEYOND = 6
/** The window moves in steps of so many rows. */
const STEP = 4

interface WindowOptions {
  rowCount: number
  rowHeight: number
  /** px */
  height: number
}

/** Which rows are drawn: those in sight and some around. All rows are equally high, so nothing is measured. */
export function useWindow({ rowCount, rowHeight, height }: WindowOptions) {
  const [scrolled, setScrolled] = useState(0)
  const inSight = Math.ceil(height / rowHeight)
  const first = Math.max(0, Math.min(scrolled * STEP, rowCount - inSight) - BEYOND)
  const end = Math.min(rowCount, first + inSight + STEP + 2 * BEYOND)
  const follow = ({ currentTarget }: UIEvent<HTMLElement>) =>
    setScrolled(Math.floor(currentTarget.scrollTop / rowHeight / STEP))
  return { first, end: first === 0 ? Math.min(rowCount, inSight + STEP + BEYOND) : end, inSight, follow }
}
