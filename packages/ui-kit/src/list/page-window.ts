/** A page number, or a gap that jumps five pages. */
export type PageEntry = number | 'before' | 'after'

/** Pages that a gap jumps. */
export const PAGE_JUMP = 5

/** The entries of a pager: the first, last and current page, its neighbours, and gaps; seven at most. */
export function pageWindow({ page, count }: { page: number; count: number }): PageEntry[] {
  if (count <= 7) return range(1, count)
  const middle = Math.min(Math.max(page, 4), count - 3)
  const [from, to] = [middle === 4 ? 2 : middle - 1, middle === count - 3 ? count - 1 : middle + 1]
  return [
    1,
    ...(from > 2 ? (['before'] as const) : []),
    ...range(from, to),
    ...(to < count - 1 ? (['after'] as const) : []),
    count,
  ]
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)
