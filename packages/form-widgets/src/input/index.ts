export { InputField } from './InputField.tsx'
export type { InputFieldProps } from './InputField.tsx'
