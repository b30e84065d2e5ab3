export { AutoCompleteField } from './AutoCompleteField.tsx'
export type { AutoCompleteFieldProps } from './AutoCompleteField.tsx'
