export { OrganizationSelectField } from './OrganizationSelectField.tsx'
export type { OrganizationPath, OrganizationSelectFieldProps } from './OrganizationSelectField.tsx'
