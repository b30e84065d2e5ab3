import type { Generated } from 'kysely'
import type { AuditedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    userGroups: UserGroupsTable
  }
}

/** One row per user group. */
export interface UserGroupsTable extends AuditedColumns {
  id: string
  fullName: string
  enCode: string
  /** Id of a value of the dictionary groupType. */
  type: string
  enabledMark: Generated<number>
  sortCode: Generated<number>
  description: Generated<string>
}
