import {
  filtersOf,
  type CrossBlock,
  type Cube,
  type CrossNode,
  type ReportDocument,
  type ReportFilter,
  type ReportValues,
} from '@sqos/report-model'

interface DrillPlace {
  document: ReportDocument
  block: CrossBlock
  values: ReportValues
  cube: Cube
  row: CrossNode
  column: CrossNode
}

/** What leads to the records behind a figure: their model and its conditions; undefined for figures of other sources. */
export function recordsBehind({ document, block, values, cube, row, column }: DrillPlace) {
  const { source } = block
  const dataset = document.sources.find(({ id }) => id === source)?.dataset
  const modelId = dataset?.['modelId']
  if (typeof modelId !== 'string' || modelId === '') return undefined
  const own = Array.isArray(dataset?.['filters']) ? (dataset['filters'] as unknown[]).filter(isFilter) : []
  const groups = [
    ...row.path.flatMap((value, index) => groupFilter(cube.rows[index], value)),
    ...column.path.flatMap((value, index) => groupFilter(cube.columns[index], value)),
  ]
  return { modelId, filters: [...own, ...block.filters, ...filtersOf(document, source, values), ...groups] }
}

const isFilter = (value: unknown): value is ReportFilter =>
  typeof value === 'object' && value !== null && 'field' in value && 'test' in value

function groupFilter(key: Cube['rows'][number] | undefined, value: string | number | null): ReportFilter[] {
  if (!key?.field) return []
  const { field, bucket } = key
  if (value === null) return [{ field, test: 'empty' }]
  if (!bucket) return [{ field, test: 'eq', value }]
  const start = startOf(String(value))
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

/** The first moment of a period such as 2026, 2026-11, 2026-Q4 or 2026-W48. */
function startOf(value: string): Date | undefined {
  const [, year, kind, number] = /^(\d{4})-([QW])(\d{1,2})$/.exec(value) ?? []
  if (kind === 'Q') return new Date(Number(year), Number(number) * 3 - 3, 1)
  if (kind === 'W') {
    // Week 1 holds 4 January (ISO 8601); weeks begin on Monday.
    const weekday = (new Date(Number(year), 0, 4).getDay() + 6) % 7
    return new Date(Number(year), 0, 4 - weekday + (Number(number) - 1) * 7)
  }
  if (!/^\d{4}(-\d{2}){0,2}$/.test(value)) return undefined
  const [y = 0, month = 1, day = 1] = value.split('-').map(Number)
  return new Date(y, month - 1, day)
}
