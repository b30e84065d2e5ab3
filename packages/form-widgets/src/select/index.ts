export { SelectField } from './SelectField.tsx'
export type { SelectFieldProps } from './SelectField.tsx'
