import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/db/database.ts' {
  interface Database {
    authorities: AuthoritiesTable
    authorityVersion: AuthorityVersionTable
  }
}

/** What was granted to whom: the union over a person, their roles, positions and organisations decides. */
export interface AuthoritiesTable {
  /** Made by the database of the four below: the name of the grant in its history. */
  id: ColumnType<string, never, never>
  itemType: 'module' | 'button' | 'column' | 'form' | 'resource'
  itemId: string
  objectType: 'User' | 'Role' | 'Position' | 'Organize' | 'Group'
  objectId: string
  creatorUserId: string | null
  creatorTime: Generated<Date>
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
