export { RadioField } from './RadioField.tsx'
export type { RadioFieldProps } from './RadioField.tsx'
