import { cellText, type ChartRow, type Figures } from '@sqos/charts'
import type { DatasetResult } from './dataset.ts'
import { isRecord, numberOf, textOf } from './json.ts'

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

/** Names of the columns of rows in programs of the API family, the contract's first. */
const ROW_NAMES = {
  name: ['name', 'label', 'province', 'area'],
  value: ['value', 'num', 'count'],
} as const

/** Rows that an interface of the API family answers: `[{name, type, value}]`, in `data` or not. */
export function familyRows(answer: unknown): ChartRow[] | undefined {
  const rows = isRecord(answer) && 'data' in answer ? answer['data'] : answer
  if (!Array.isArray(rows)) return undefined
  return rows.filter(isRecord).map((row) => {
    const [series, max] = [textOf(row['type']), numberOf(row['max'])]
    return {
      name: ROW_NAMES.name.map((key) => textOf(row[key])).find(Boolean) ?? '',
      ...(series && { series }),
      value: ROW_NAMES.value.map((key) => numberOf(row[key])).find((value) => value !== undefined) ?? null,
      ...(max !== undefined && { max }),
    }
  })
}

/** Fixed rows in the option of a part of the family. */
export function rowsInOption(option: unknown): ChartRow[] {
  if (!isRecord(option)) return []
  const found = ['defaultValue', 'data', 'list', 'value'].map((key) => familyRows(option[key]))
  return found.find((rows) => rows !== undefined && rows.length > 0) ?? []
}
