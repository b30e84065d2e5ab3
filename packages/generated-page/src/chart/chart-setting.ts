import { type FormItem, isPhoneField, isRecord, type ListColumn } from '@sqos/form-model'
import type { ChartKind } from '@sqos/charts'

/** Kinds of charts that a list offers. */
export const KINDS = ['bar', 'line', 'area', 'pie', 'ring', 'funnel', 'radar'] as const satisfies readonly ChartKind[]
/** Kinds with room for a second group. */
const KINDS_WITH_SERIES: ReadonlySet<string> = new Set(['bar', 'line', 'area', 'radar'])

export const BUCKETS = ['day', 'week', 'month', 'quarter', 'year'] as const
/** Measures of a field; `count` counts records. */
const MEASURES = ['sum', 'avg', 'max', 'min'] as const

/** A field of the list that charts can use. */
export interface ChartField {
  name: string
  label: string
  type: 'text' | 'number' | 'moment'
  /** Whether its values are choices, which make good groups. */
  isChoice: boolean
}

/** What a chart of a list counts, and by what. */
export interface ChartSetting {
  kind: (typeof KINDS)[number]
  /** Field that groups the records. */
  by: string
  /** Calendar period; of dates only. */
  bucket: (typeof BUCKETS)[number]
  /** Field of a second group; '' for none. */
  series: string
  measure: 'count' | (typeof MEASURES)[number]
  /** Field of the measure; '' for `count`. */
  of: string
}

const typeOf = ({ kind, node }: FormItem): ChartField['type'] => {
  const type = kind.column(node)?.type ?? ''
  if (type === 'datetime') return 'moment'
  return kind.formula !== undefined || type === 'integer' || type === 'decimal' ? 'number' : 'text'
}

/** The fields of a list that charts can use: with one value per record, and not masked. */
export const chartFields = (columns: readonly ListColumn[]): ChartField[] =>
  columns.flatMap(({ label, item }) =>
    item && item.table === undefined && item.kind.column(item.node) && !isPhoneField(item)
      ? [{ name: item.name, label, type: typeOf(item), isChoice: item.kind.hasOptions }]
      : [],
  )

/** The measures that a list offers. */
export const chartMeasures = (fields: readonly ChartField[]): Pick<ChartSetting, 'measure' | 'of'>[] => [
  { measure: 'count', of: '' },
  ...fields
    .filter(({ type }) => type === 'number')
    .flatMap(({ name }) => MEASURES.map((measure) => ({ measure, of: name }))),
]

/** Reads a setting of an address or of the browser; what does not fit the fields becomes the usual. undefined: nothing to group by. */
export function readSetting(text: string, fields: readonly ChartField[]): ChartSetting | undefined {
  const given = parse(text)
  const first = fields.find(({ isChoice }) => isChoice) ?? fields.find(({ type }) => type === 'moment') ?? fields.at(0)
  if (!first) return undefined
  const known = (name: unknown) => fields.find((field) => field.name === name)
  const kind = KINDS.find((one) => one === given['kind']) ?? 'bar'
  const by = known(given['by']) ?? first
  const series = known(given['series'])
  const measured = chartMeasures(fields).find(({ measure, of }) => measure === given['measure'] && of === given['of'])
  return {
    kind,
    by: by.name,
    bucket: BUCKETS.find((one) => one === given['bucket']) ?? 'month',
    series: series && series !== by && hasSeries(kind) ? series.name : '',
    ...(measured ?? { measure: 'count', of: '' }),
  }
}

export const hasSeries = (kind: string): boolean => KINDS_WITH_SERIES.has(kind)

export const settingText = (setting: ChartSetting): string => JSON.stringify(setting)

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    // The address was edited by hand, or there is none.
    return {}
  }
}
