export { RateField } from './RateField.tsx'
export type { RateFieldProps } from './RateField.tsx'
