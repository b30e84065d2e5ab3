import type { ChartRow } from '@sqos/charts'
import type { DatasetColumn, DatasetDefinition, DatasetFilter, DatasetResult } from './dataset.ts'
import { isRecord, numberOf, textOf } from './json.ts'

/** The columns of a result: what figures are of, and the figures. */
export interface Figures {
  /** Columns of groups: the category, then the series. */
  groups: readonly DatasetColumn[]
  values: readonly DatasetColumn[]
}

/** Tells groups and figures apart: by the definition, otherwise by the types of the columns. */
export function figuresOf({ columns }: DatasetResult, definition?: DatasetDefinition): Figures {
  const count = definition?.kind === 'model' ? definition.groupBy?.length : undefined
  if (count !== undefined) return { groups: columns.slice(0, count), values: columns.slice(count) }
  const values = columns.filter(({ type }) => type === 'number')
  return { groups: columns.filter((column) => !values.includes(column)).slice(0, 2), values }
}

/** The text of a cell. */
export function cellText(row: Record<string, unknown>, { key, textKey }: DatasetColumn): string {
  return textOf(textKey === undefined ? row[key] : row[textKey]) || textOf(row[key])
}

/** The rows of a chart. Several figures without a second group are series of their own. `rest` names empty groups. */
export function chartRows(result: DatasetResult, { groups, values }: Figures, rest: string): ChartRow[] {
  const [category, series] = groups
  return result.rows.flatMap((row) =>
    values.map((value): ChartRow => {
      const name = category ? cellText(row, category) || rest : value.title
      const group = series ? cellText(row, series) || rest : values.length > 1 && category ? value.title : undefined
      return { name, ...(group !== undefined && { series: group }), value: numberOf(row[value.key]) ?? null }
    }),
  )
}

/** The points of a scatter chart: the first figure across, the second one up. */
export function scatterRows(result: DatasetResult, { groups, values }: Figures): ChartRow[] {
  const [across, up] = values
  const [category] = groups
  if (!across || !up) return []
  return result.rows.map((row, index) => ({
    name: (category && cellText(row, category)) || String(index + 1),
    x: numberOf(row[across.key]) ?? null,
    value: numberOf(row[up.key]) ?? null,
  }))
}

/** The single figure of a result; null if it has none. */
export function singleFigure(result: DatasetResult | undefined): { value: number | null; unit: string; title: string } {
  const column = result?.columns.find(({ type }) => type === 'number')
  if (!result || !column) return { value: null, unit: '', title: '' }
  return {
    value: numberOf(result.rows[0]?.[column.key]) ?? null,
    unit: column.unit ?? '',
    title: column.title,
  }
}

/** The filter of a chosen group; undefined for figures without a field. `text` is what the chart shows. */
export function filterOf(result: DatasetResult, column: DatasetColumn | undefined, text: string): DatasetFilter[] {
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
function bucketFilter(field: string, { bucket, value }: { bucket: string; value: string }): DatasetFilter[] {
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

/** Rows that an interface of the API family answers: `[{name, type, value}]`, in `data` or not. */
export function familyRows(answer: unknown): ChartRow[] | undefined {
  const rows = isRecord(answer) && 'data' in answer ? answer['data'] : answer
  if (!Array.isArray(rows)) return undefined
  return rows.filter(isRecord).map(({ name, type, value, max }) => ({
    name: textOf(name),
    ...(textOf(type) && { series: textOf(type) }),
    value: numberOf(value) ?? null,
    ...(numberOf(max) !== undefined && { max: numberOf(max) }),
  }))
}
