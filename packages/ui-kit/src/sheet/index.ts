export { AT_BOTTOM, SEARCHED_FROM } from './at-bottom.ts'
export { Sheet } from './Sheet.tsx'
export type { SheetProps } from './Sheet.tsx'
export { SelectSheet } from '../select/SelectSheet.tsx'
