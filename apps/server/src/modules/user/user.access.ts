export { USER_STATE } from './user.tables.ts'
export type { UsersTable } from './user.tables.ts'
