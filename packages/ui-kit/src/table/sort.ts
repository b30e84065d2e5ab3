import type { DataSort } from './types.ts'

/** The next sort of a header: ascending, descending, unsorted. */
export function nextSort(sort: DataSort | undefined, id: string): DataSort | undefined {
  if (sort?.id !== id) return { id, order: 'asc' }
  return sort.order === 'asc' ? { id, order: 'desc' } : undefined
}
