export { readPlace } from './organization.service.ts'
export type { Place } from './organization.service.ts'
export type { OrganizationsTable, PositionsTable, RolesTable, UserRelationsTable } from './organization.tables.ts'
