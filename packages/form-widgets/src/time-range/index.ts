export { TimeRangeField } from './TimeRangeField.tsx'
export type { TimeRangeFieldProps } from './TimeRangeField.tsx'
