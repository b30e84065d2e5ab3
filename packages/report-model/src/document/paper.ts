import type { Cube } from '../cube/cube.ts'
import type { ListData } from '../grid/list-rows.ts'
import type { ReportValues } from './parameters.ts'
import type { ReportDocument } from './types.ts'

/** The data of a block on paper, or why there is none. */
export interface ReportPaperBlock {
  id: string
  cube?: Cube | undefined
  list?: ListData | undefined
  error?: { msg: string } | undefined
}

/** A report with its data, for the page that a browser prints. */
export interface ReportPaperSetup {
  language: string
  title: string
  /** Who printed it. */
  printer: string
  /** Milliseconds since 1970. */
  printedAt: number
  document: ReportDocument
  values: ReportValues
  /** Texts of chosen values by parameter and value. */
  labels: Readonly<Record<string, Readonly<Record<string, string>>>>
  blocks: readonly ReportPaperBlock[]
}
