import type { Generated } from 'kysely'
import type { AuditedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    __camels__: __Names__Table
  }
}

/** One row per __name__. */
export interface __Names__Table extends AuditedColumns {
  id: string
  fullName: string
  enCode: string
  enabledMark: Generated<number>
  sortCode: Generated<number>
  description: Generated<string>
}
