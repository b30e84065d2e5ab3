export { DateRangeField } from './DateRangeField.tsx'
export type { DateRangeFieldProps } from './DateRangeField.tsx'
