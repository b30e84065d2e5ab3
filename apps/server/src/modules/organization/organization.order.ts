/** The highest sort code that forms allow. */
const LAST = 9999

/** A sibling with its sort code. */
interface Placed {
  id: string
  sortCode: number
}

/**
 * Sort codes for siblings in their new order: their own as far as possible, from the start when the numbers run out.
 */
export function placesOf(siblings: readonly Placed[]): Placed[] {
  let last = -1
  const kept = siblings.map(({ id, sortCode }) => {
    last = Math.max(sortCode, last + 1)
    return { id, sortCode: last }
  })
  return last > LAST ? siblings.map(({ id }, index) => ({ id, sortCode: Math.min(index + 1, LAST) })) : kept
}
