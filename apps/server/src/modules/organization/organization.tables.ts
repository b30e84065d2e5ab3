import type { ColumnType, Generated } from 'kysely'
import type { AuditedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    organizations: OrganizationsTable
    organizationAdministrators: OrganizationAdministratorsTable
    positions: PositionsTable
    roles: RolesTable
    userRelations: UserRelationsTable
  }
}

interface NamedColumns extends AuditedColumns {
  id: string
  fullName: string
  enCode: string
  enabledMark: Generated<number>
  sortCode: Generated<number>
  description: Generated<string>
}

/** Companies and their departments, one tree. */
export interface OrganizationsTable extends NamedColumns {
  parentId: string
  category: 'company' | 'department'
  managerId: string | null
  /** Written as JSON text, read as the value. */
  propertyJson: ColumnType<unknown, string | null, string | null>
}

/** Who keeps an organisation, and what is below it. The flags are 0 or 1. */
export interface OrganizationAdministratorsTable {
  id: string
  organizeId: string
  userId: string
  thisLayerSelect: number
  thisLayerAdd: number
  thisLayerEdit: number
  thisLayerDelete: number
  subLayerSelect: number
  subLayerAdd: number
  subLayerEdit: number
  subLayerDelete: number
  description: string
  creatorUserId: string | null
  creatorTime: Generated<Date>
}

/** Posts inside an organisation. */
export interface PositionsTable extends NamedColumns {
  organizeId: string
  /** Code of a value of dictionary PositionType. */
  type: string
}

/** Bundles of permissions. */
export interface RolesTable extends NamedColumns {
  globalMark: Generated<number>
  /** Code of a value of dictionary RoleType. */
  type: string | null
}

/** Who belongs to which organisation, position and role. */
export interface UserRelationsTable {
  userId: string
  objectType: 'Organize' | 'Position' | 'Role' | 'Group'
  objectId: string
}
