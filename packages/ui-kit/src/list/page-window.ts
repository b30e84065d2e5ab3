/** A page number, or a gap that leads five pages on. */
export type PageEntry = number | 'before' | 'after'

/** Pages around a gap in one step. */
export const PAGE_JUMP = 5

/** The entries of a pager: first, last, the present one and its neighbours, seven at most, gaps between. */
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
