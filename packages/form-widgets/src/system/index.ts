export { SystemField } from './SystemField.tsx'
export type { SystemFieldProps } from './SystemField.tsx'
