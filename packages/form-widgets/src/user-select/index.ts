export { UserSelectField } from './UserSelectField.tsx'
export type { UserSelectFieldProps } from './UserSelectField.tsx'
export { CURRENT_USER } from '../choice/people-source.ts'
