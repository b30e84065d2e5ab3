/** The place after the last row, where a new record goes unless somebody says otherwise. */
export const nextSortCode = (rows: readonly { sortCode: number }[], max: number): number =>
  Math.min(Math.max(0, ...rows.map(({ sortCode }) => sortCode)) + 1, max)
