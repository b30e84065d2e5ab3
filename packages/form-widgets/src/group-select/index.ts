export { GroupSelectField } from './GroupSelectField.tsx'
export type { GroupSelectFieldProps } from './GroupSelectField.tsx'
