import type { Generated } from 'kysely'
import type { NamedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    reports: ReportsTable
  }
}

/** A report. */
export interface ReportsTable extends NamedColumns {
  /** Id of a value of the dictionary ReportSort. */
  categoryId: string
  /** The document of the design, as it was saved. */
  content: Generated<string>
}
