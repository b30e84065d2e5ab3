export { NumberRangeField } from './NumberRangeField.tsx'
export type { NumberRange, NumberRangeFieldProps } from './NumberRangeField.tsx'
