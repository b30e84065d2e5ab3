import type { ChartRow } from '../types.ts'

/** A column of rows of figures. */
export interface FigureColumn {
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

/** Rows of figures with their columns. */
export interface FigureResult {
  columns: readonly FigureColumn[]
  rows: readonly Record<string, unknown>[]
}

/** Which columns are groups: those of a model come first. */
interface FigureDefinition {
  kind?: string | undefined
  groupBy?: readonly unknown[] | undefined
}

/** A condition on the records behind a figure. */
export interface FigureFilter {
  field: string
  test: 'eq' | 'gte' | 'lt' | 'empty'
  value?: unknown
}

/** The columns of a result: what figures are of, and the figures. */
export interface Figures {
  /** Columns of groups: the category, then the series. */
  groups: readonly FigureColumn[]
  values: readonly FigureColumn[]
}

/** Tells groups and figures apart: by the definition, otherwise by the types of the columns. */
export function figuresOf({ columns }: FigureResult, definition?: FigureDefinition): Figures {
  const count = definition?.kind === 'model' ? definition.groupBy?.length : undefined
  if (count !== undefined) return { groups: columns.slice(0, count), values: columns.slice(count) }
  const values = columns.filter(({ type }) => type === 'number')
  return { groups: columns.filter((column) => !values.includes(column)).slice(0, 2), values }
}

/** The text of a cell. */
export function cellText(row: Record<string, unknown>, { key, textKey }: FigureColumn): string {
  return textOf(textKey === undefined ? row[key] : row[textKey]) || textOf(row[key])
}

/** The rows of a chart. Several figures without a second group are series of their own. `rest` names empty groups. */
export function chartRows(result: FigureResult, { groups, values }: Figures, rest: string): ChartRow[] {
  const [category, series] = groups
  return result.rows.flatMap((row) =>
    values.map((value): ChartRow => {
      const name = category ? cellText(row, category) || rest : value.title
      const group = series ? cellText(row, series) || rest : values.length > 1 && category ? value.title : undefined
      return { name, ...(group !== undefined && { series: group }), value: numberOf(row[value.key]) ?? null }
    }),
  )
}

/** The filter of a chosen group; undefined for figures without a field. `text` is what the chart shows. */
export function filterOf(result: FigureResult, column: FigureColumn | undefined, text: string): FigureFilter[] {
  if (!column?.field) return []
  const row = result.rows.find((one) => cellText(one, column) === text)
  if (!row) return [{ field: column.field, test: 'empty' }]
  const value = row[column.key]
  if (column.bucket) return bucketFilter(column.field, { bucket: column.bucket, value: textOf(value) })
  return value === null || value === undefined || value === ''
    ? [{ field: column.field, test: 'empty' }]
    : [{ field: column.field, test: 'eq', value }]
}

/** The moments of a period such as 2026-11, 2026-Q4 or 2026-W48, from its start to before the next one. */
function bucketFilter(field: string, { bucket, value }: { bucket: string; value: string }): FigureFilter[] {
  const start = startOf(value)
  if (!start) return []
  const end = new Date(start)
  if (bucket === 'day') end.setDate(end.getDate() + 1)
  else if (bucket === 'week') end.setDate(end.getDate() + 7)
  else if (bucket === 'month') end.setMonth(end.getMonth() + 1)
  else if (bucket === 'quarter') end.setMonth(end.getMonth() + 3)
  else end.setFullYear(end.getFullYear() + 1)
  return [
    { field, test: 'gte', value: start.getTime() },
    { field, test: 'lt', value: end.getTime() },
  ]
}

/** The first moment of a period; undefined for other texts. */
function startOf(value: string): Date | undefined {
  const [, year, kind, number] = /^(\d{4})-?([QW])(\d{1,2})$/.exec(value) ?? []
  if (kind === 'Q') return new Date(Number(year), Number(number) * 3 - 3, 1)
  if (kind === 'W') {
    // Week 1 holds 4 January (ISO 8601); weeks begin on Monday.
    const fourth = new Date(Number(year), 0, 4)
    const weekday = (fourth.getDay() + 6) % 7
    return new Date(Number(year), 0, 4 - weekday + (Number(number) - 1) * 7)
  }
  if (!/^\d{4}(-\d{1,2}){0,2}$/.test(value)) return undefined
  const [y = 0, month = 1, day = 1] = value.split('-').map(Number)
  return new Date(y, month - 1, day)
}

/** A text of a row; numbers become texts, everything else is ''. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** A finite number of a row; undefined for everything else. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
