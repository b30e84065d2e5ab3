import type { ColumnType, Generated } from 'kysely'
import type { NamedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    organizations: OrganizationsTable
    organizationAdministrators: OrganizationAdministratorsTable
  }
}

/** Companies and their departments in one tree. */
export interface OrganizationsTable extends NamedColumns {
  parentId: string
  category: 'company' | 'department'
  managerId: string | null
  /** Stored as JSON text, read as a parsed value. */
  propertyJson: ColumnType<unknown, string | null, string | null>
}

/** Administrators of an organisation and of its descendants. The flags are 0 or 1. */
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
