export { LocationField } from './LocationField.tsx'
export type { Location, LocationFieldProps } from './LocationField.tsx'
