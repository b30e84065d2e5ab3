import type { ReportSource } from '@sqos/report-model'

/** A field of a source. */
export interface SourceField {
  field: string
  label: string
  type: 'text' | 'number' | 'moment'
  /** The field is one of a model: blocks can filter by it. */
  canFilter?: boolean | undefined
}

/** A model or a dataset. */
export interface NamedSource {
  id: string
  fullName: string
}

/** What the designer asks the application. Keep the object between renders. */
export interface ReportDesignServices {
  models: () => Promise<readonly NamedSource[]>
  datasets: () => Promise<readonly NamedSource[]>
  /** The fields of a source: of its model, or the columns of its rows. */
  fields: (source: ReportSource) => Promise<readonly SourceField[]>
}
