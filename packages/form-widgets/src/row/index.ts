export { FormCol, FormRow } from './FormRow.tsx'
export type { FormColProps, FormRowProps } from './FormRow.tsx'
