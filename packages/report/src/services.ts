import type { Cube, ListData, ReportFilter, ReportValues } from '@sqos/report-model'

/** The data of a block, or why there is none. */
export interface BlockData {
  id: string
  cube?: Cube | undefined
  list?: ListData | undefined
  /** Milliseconds: the moment of the extract that the data are of. */
  extractTime?: number | undefined
  /** The extract could not be made again the last time. */
  isExtractOld?: boolean | undefined
  error?: { code: number; msg: string } | undefined
}

/** The data of a report. */
export interface ReportData {
  /** The values that were used. */
  params: ReportValues
  /** Names of required parameters without a value: nothing was read. */
  missing: readonly string[]
  blocks: readonly BlockData[]
}

/** A choice of a parameter. */
export interface ReportChoice {
  value: string
  label: string
}

/** Files that a report can be made into. */
export const REPORT_FORMATS = ['xlsx', 'csv', 'pdf'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

/** Where a report gets its data. Keep the object between renders. */
export interface ReportServices {
  /** Throws an error whose message is shown. */
  query: (params: ReportValues) => Promise<ReportData>
  choices: (name: string, params: ReportValues) => Promise<readonly ReportChoice[]>
  /** Opens the list of a model with the conditions in its address. Without it figures lead nowhere. */
  openList?: ((modelId: string, filters: readonly ReportFilter[]) => void) | undefined
  /** Makes a file of the report. */
  exportFile?: ((as: ReportFormat, params: ReportValues) => Promise<void>) | undefined
}
