export { DepartmentSelectField } from './DepartmentSelectField.tsx'
export type { DepartmentSelectFieldProps } from './DepartmentSelectField.tsx'
