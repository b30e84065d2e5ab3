export { useSortableItem } from './use-sortable-item.ts'
export type { SortableItemOptions, SortableSide } from './use-sortable-item.ts'
