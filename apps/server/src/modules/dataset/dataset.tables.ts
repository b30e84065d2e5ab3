import type { NamedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    datasets: DatasetsTable
  }
}

/** A named dataset, which parts of several portals may show. */
export interface DatasetsTable extends NamedColumns {
  kind: 'model' | 'interface' | 'sql'
  /** A `DatasetDefinition` as JSON text. */
  definition: string
}
