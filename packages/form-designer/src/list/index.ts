export { ListDesigner } from './ListDesigner.tsx'
export type { ListDesignerProps } from './ListDesigner.tsx'
export { createListStore } from './list-store.ts'
export type { ListState, ListStore } from './list-store.ts'
