import type { ColumnType, Generated } from 'kysely'
import type { AuditedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    authorities: AuthoritiesTable
    menuDataFields: MenuDataFieldsTable
    menuDataSchemes: MenuDataSchemesTable
    roleOrganizations: RoleOrganizationsTable
    authorityVersion: AuthorityVersionTable
  }
}

/** What was granted to whom: the union over a person, their roles, positions and organisations decides. */
export interface AuthoritiesTable {
  /** Made by the database of the four below: the name of the grant in its history. */
  id: ColumnType<string, never, never>
  itemType: 'module' | 'button' | 'column' | 'form' | 'resource'
  itemId: string
  objectType: 'User' | 'Role' | 'Position' | 'Organize'
  objectId: string
  creatorUserId: string | null
  creatorTime: Generated<Date>
}

interface NamedColumns extends AuditedColumns {
  id: string
  menuId: string
  fullName: string
  enCode: string
  enabledMark: Generated<number>
  sortCode: Generated<number>
  description: Generated<string>
}

/** Fields that the data schemes of a menu entry may ask about; `enCode` is the field's name. */
export interface MenuDataFieldsTable extends NamedColumns {
  type: Generated<'String' | 'Int32' | 'Double'>
  /** Symbols that are offered, joined by commas. */
  conditionSymbol: Generated<string>
  /** Contents that are offered (`text`, `@userId` …), joined by commas. */
  conditionText: Generated<string>
}

/** Data schemes of a menu entry: which rows those see who are granted it, as item type `resource`. */
export interface MenuDataSchemesTable extends NamedColumns {
  /** How the groups of `conditionJson` are joined. */
  matchLogic: Generated<'and' | 'or'>
  /** JSON text of `[{logic, groups: [{id, field, type, op, value}]}]`; empty for the schemes with a fixed code. */
  conditionJson: Generated<string>
  /** The conditions in words. */
  conditionText: Generated<string>
}

/** Organisations that a role belongs to. */
export interface RoleOrganizationsTable {
  /** Made by the database of the two below: its name in the history. */
  id: ColumnType<string, never, never>
  roleId: string
  organizeId: string
}

/** One row that changes with every change of who may do what. */
export interface AuthorityVersionTable {
  onlyOne: Generated<boolean>
  /** Of what there is to grant. */
  catalogue: Generated<string>
  /** Of what is granted. */
  grants: Generated<string>
  /** Of memberships, roles, positions and organisations. */
  version: string
}
