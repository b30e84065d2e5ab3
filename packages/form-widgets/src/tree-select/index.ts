export { TreeSelectField } from './TreeSelectField.tsx'
export type { TreeSelectFieldProps } from './TreeSelectField.tsx'
