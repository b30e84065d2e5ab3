import type { DataSort } from './types.ts'

/** What a press on a header leads to: ascending, descending, unsorted. */
export function nextSort(sort: DataSort | undefined, id: string): DataSort | undefined {
  if (sort?.id !== id) return { id, order: 'asc' }
  return sort.order === 'asc' ? { id, order: 'desc' } : undefined
}
