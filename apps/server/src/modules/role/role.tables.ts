import type { ColumnType, Generated } from 'kysely'
import type { NamedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    roles: RolesTable
    roleOrganizations: RoleOrganizationsTable
  }
}

/** Roles. */
export interface RolesTable extends NamedColumns {
  globalMark: Generated<number>
  /** Code of a value of dictionary RoleType. */
  type: string | null
}

/** Organisations of roles. */
export interface RoleOrganizationsTable {
  /** Generated from the two columns below: its name in the history. */
  id: ColumnType<string, never, never>
  roleId: string
  organizeId: string
}
