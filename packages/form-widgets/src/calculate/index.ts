export { CalculateField } from './CalculateField.tsx'
export type { CalculateFieldProps } from './CalculateField.tsx'
