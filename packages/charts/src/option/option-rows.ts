import type { ChartRow } from '../types.ts'
import { isRecord } from './is-record.ts'

/** The figures of an option of ECharts as rows, for the table behind the chart. */
export function optionRows(option: unknown): ChartRow[] {
  if (!isRecord(option)) return []
  const categories = [...list(option['xAxis']), ...list(option['yAxis'])]
    .filter(isRecord)
    .map((axis) => axis['data'])
    .find((data) => Array.isArray(data) && data.length > 0)
  const names = list(categories).map(nameOf)
  return list(option['series'])
    .filter(isRecord)
    .flatMap((series) => rowsOf(series, { option, names }))
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

const nameOf = (value: unknown): string => {
  const name = isRecord(value) ? (value['name'] ?? value['value']) : value
  return typeof name === 'string' || typeof name === 'number' ? String(name) : ''
}

const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

interface Around {
  option: Record<string, unknown>
  names: readonly string[]
}

function rowsOf(series: Record<string, unknown>, { option, names }: Around): ChartRow[] {
  const group = nameOf(series['name']) || undefined
  const data = list(series['data'])
  if (series['type'] === 'radar') return data.flatMap((item) => radarRows(item, option))
  return data.map((item, index): ChartRow => {
    const value = isRecord(item) ? item['value'] : item
    const name = (isRecord(item) ? nameOf(item['name']) : '') || names[index] || String(index + 1)
    const pair = Array.isArray(value) ? value : undefined
    if (series['type'] === 'scatter' && pair) {
      return { name, series: group, x: numberOf(pair[0]), value: numberOf(pair[1]) }
    }
    return { name, series: group, value: numberOf(pair ? pair.at(-1) : value) }
  })
}

function radarRows(item: unknown, option: Record<string, unknown>): ChartRow[] {
  const radar = list(option['radar']).find(isRecord)
  const axes = list(radar?.['indicator']).map(nameOf)
  const values = isRecord(item) ? list(item['value']) : []
  return values.map((value, index) => ({
    name: axes[index] ?? String(index + 1),
    series: isRecord(item) ? nameOf(item['name']) : undefined,
    value: numberOf(value),
  }))
}
