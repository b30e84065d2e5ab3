export { TextareaField } from './TextareaField.tsx'
export type { TextareaFieldProps } from './TextareaField.tsx'
