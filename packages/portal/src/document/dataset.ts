/** Tests of a filter. */
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
export type FilterTest = (typeof FILTER_TESTS)[number]

/** Periods of the test `period`. */
export const PERIODS = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
  'last7Days',
  'previous7Days',
  'last30Days',
  'previous30Days',
  'last90Days',
  'last12Months',
] as const

export interface DatasetFilter {
  field: string
  test: FilterTest
  value?: unknown
}

export const BUCKETS = ['day', 'week', 'month', 'quarter', 'year'] as const
export const MEASURES = ['count', 'countDistinct', 'sum', 'avg', 'min', 'max'] as const

export interface DatasetGroup {
  field: string
  bucket?: (typeof BUCKETS)[number] | undefined
  as?: string | undefined
  title?: string | undefined
}

export interface DatasetMeasure {
  test: (typeof MEASURES)[number] | 'ratio'
  field?: string | undefined
  numerator?: string | undefined
  denominator?: string | undefined
  as: string
  title?: string | undefined
  unit?: string | undefined
}

/** What a part shows: records of a model, grouped or not, or the rows of a data interface or a stored dataset. */
export interface DatasetDefinition {
  kind?: 'model' | 'interface' | 'sql' | undefined
  /** A dataset of the list of datasets, in place of all else. */
  datasetId?: string | undefined
  modelId?: string | null | undefined
  fields?: readonly string[] | undefined
  filters?: readonly DatasetFilter[] | undefined
  groupBy?: readonly DatasetGroup[] | undefined
  measures?: readonly DatasetMeasure[] | undefined
  interfaceId?: string | null | undefined
  statement?: string | null | undefined
  sort?: readonly { by: string; direction?: 'asc' | 'desc' | undefined }[] | undefined
  limit?: number | undefined
}

export interface DatasetColumn {
  key: string
  title: string
  type: 'text' | 'number' | 'moment'
  unit?: string | undefined
  /** The column with the text of an id. */
  textKey?: string | undefined
  /** The field of the model that a filter names. */
  field?: string | undefined
  bucket?: string | undefined
}

export interface DatasetResult {
  columns: readonly DatasetColumn[]
  rows: readonly Record<string, unknown>[]
  total: number
  truncated: boolean
  version: string
  /** Milliseconds. */
  madeTime: number
  /** Milliseconds: the moment of the extract that the rows are of. */
  extractTime?: number | undefined
  /** The extract could not be made again the last time. */
  isExtractOld?: boolean | undefined
}
