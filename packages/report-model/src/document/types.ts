import type { JsonRecord } from './json.ts'

/** Tests of a filter, as datasets have them. */
export const FILTER_TESTS = [
  'eq',
  'ne',
  'in',
  'contains',
  'gt',
  'gte',
  'lt',
  'lte',
  'empty',
  'filled',
  'period',
] as const

/** A condition of a source or a block. */
export interface ReportFilter {
  field: string
  test: (typeof FILTER_TESTS)[number]
  value?: unknown
}

/** Calendar periods that moments are grouped by. */
export const BUCKETS = ['day', 'week', 'month', 'quarter', 'year'] as const
export type Bucket = (typeof BUCKETS)[number]

/** Maximum numbers of a document; `rows` is also that of the groups of a list. */
export const MOST = {
  blocks: 50,
  sources: 20,
  parameters: 30,
  rows: 4,
  columns: 3,
  measures: 12,
  fields: 50,
  conditions: 30,
  filters: 20,
} as const

/** What rows or columns are grouped by. */
export interface ReportKey {
  /** Field of the source, or a column of its rows. */
  field: string
  bucket?: Bucket
  title?: string
}

export const MEASURE_TESTS = ['count', 'countDistinct', 'sum', 'avg', 'min', 'max', 'ratio'] as const
export const MEASURE_FORMATS = ['plain', 'integer', 'percent'] as const

/** A figure over the records of a group. `ratio` divides two other measures of the block. */
export interface ReportMeasure {
  /** Unique in its block. */
  key: string
  test: (typeof MEASURE_TESTS)[number]
  field?: string
  numerator?: string
  denominator?: string
  title?: string
  unit?: string
  format?: (typeof MEASURE_FORMATS)[number]
  /** Digits after the decimal point: 0–6. */
  digits?: number
}

/** How a figure that meets a condition looks. */
export const LOOKS = ['good', 'notice', 'bad'] as const
export type Look = (typeof LOOKS)[number]

/** Figures of a measure that look different. */
export interface ReportCondition {
  measure: string
  test: 'gt' | 'gte' | 'lt' | 'lte' | 'eq' | 'between'
  value: number
  /** The end of `between`. */
  to?: number
  look: Look
}
export const CONDITION_TESTS = ['gt', 'gte', 'lt', 'lte', 'eq', 'between'] as const

interface BlockBase {
  /** Unique in the document. */
  id: string
  title: string
}

/** A block that shows data of a source. */
interface DataBlockBase extends BlockBase {
  source: string
  /** Limit this block only; all hold. Only sources that are models have them. */
  filters: ReportFilter[]
}

/** A cross-tab; without columns it is a table of groups with subtotals. */
export interface CrossBlock extends DataBlockBase {
  kind: 'cross'
  rows: ReportKey[]
  columns: ReportKey[]
  measures: ReportMeasure[]
  /** Columns of subtotals; groups of rows always show theirs. */
  hasSubtotals: boolean
  hasTotals: boolean
  conditions: ReportCondition[]
}

/** Records, grouped by fields, with subtotals of the groups. */
export interface ListBlock extends DataBlockBase {
  kind: 'list'
  fields: string[]
  groups: ReportKey[]
  measures: ReportMeasure[]
  hasTotals: boolean
}

export const CHARTS = ['bar', 'line', 'area', 'pie', 'ring', 'radar', 'funnel', 'heat'] as const

/** A chart of one measure. */
export interface ChartBlock extends DataBlockBase {
  kind: 'chart'
  chart: (typeof CHARTS)[number]
  by: ReportKey
  series?: ReportKey
  measure: ReportMeasure
  isStacked: boolean
}

/** A text without marks; lines stay lines. */
export interface TextBlock extends BlockBase {
  kind: 'text'
  text: string
}

/** A new page, in print. */
export interface BreakBlock extends BlockBase {
  kind: 'break'
}

/** The blocks that read from a source. */
export type DataBlock = CrossBlock | ListBlock | ChartBlock
export type ReportBlock = DataBlock | TextBlock | BreakBlock
export type BlockKind = ReportBlock['kind']

/** Where blocks read: a dataset of the list (`datasetId`), a model, or a data interface, as datasets define them. */
export interface ReportSource {
  id: string
  title: string
  dataset: JsonRecord
}

export const PARAMETER_KINDS = ['text', 'number', 'period', 'dates', 'choice', 'user', 'organize'] as const
export type ParameterKind = (typeof PARAMETER_KINDS)[number]

/** A value that the viewer chooses. */
export interface ReportParameter {
  /** Unique in the document; part of addresses. */
  name: string
  title: string
  kind: ParameterKind
  /** The value in the beginning: a period such as thisMonth, `@user`, a text … */
  initial?: unknown
  isRequired: boolean
  isMultiple: boolean
  /** Choices of `choice`: of the document, or the values of a field of a source. */
  options: { value: string; label: string }[]
  optionsFrom?: { source: string; field: string }
  /** Name of the parameter whose value limits the choices. */
  parent?: string
  /** The fields that the value limits; of data interfaces and statements the names of their parameters. */
  targets: { source: string; field: string }[]
}

export const ORIENTATIONS = ['portrait', 'landscape'] as const

/** A report as it is designed. */
export interface ReportDocument {
  version: 1
  orientation: (typeof ORIENTATIONS)[number]
  parameters: ReportParameter[]
  sources: ReportSource[]
  blocks: ReportBlock[]
}

/** A new report. */
export const EMPTY_REPORT: ReportDocument = {
  version: 1,
  orientation: 'landscape',
  parameters: [],
  sources: [],
  blocks: [],
}
