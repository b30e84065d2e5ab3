export { RoleSelectField } from './RoleSelectField.tsx'
export type { RoleSelectFieldProps } from './RoleSelectField.tsx'
