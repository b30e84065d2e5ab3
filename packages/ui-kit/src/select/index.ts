export { matchesLabel } from './matches-label.ts'
export { Select } from './Select.tsx'
export type { SelectProps } from './Select.tsx'
