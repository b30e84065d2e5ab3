import type { Generated } from 'kysely'
import type { AuditedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    regions: RegionsTable
  }
}

/** Provinces, cities, districts and streets. */
export interface RegionsTable extends AuditedColumns {
  id: string
  parentId: string
  /** 1 province, 2 city, 3 district, 4 street. */
  type: number
  fullName: string
  enCode: string
  enabledMark: Generated<number>
  sortCode: Generated<number>
  description: Generated<string>
}
