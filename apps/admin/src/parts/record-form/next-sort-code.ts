/** The default order number of a new record: after the last row. */
export const nextSortCode = (rows: readonly { sortCode: number }[], max: number): number =>
  Math.min(Math.max(0, ...rows.map(({ sortCode }) => sortCode)) + 1, max)
