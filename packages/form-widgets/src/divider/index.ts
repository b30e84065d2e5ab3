export { FormDivider } from './FormDivider.tsx'
export type { FormDividerProps } from './FormDivider.tsx'
