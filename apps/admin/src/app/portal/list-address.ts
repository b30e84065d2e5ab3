import type { DatasetFilter } from '@sqos/portal'

/** The periods that a list can be narrowed to, as their first moment and the first one after them. */
function periodRange(name: unknown, now: Date): [number, number] | undefined {
  const [y, m, d] = [now.getFullYear(), now.getMonth(), now.getDate()]
  const range = (from: Date, to: Date): [number, number] => [from.getTime(), to.getTime()]
  const monday = d - ((now.getDay() + 6) % 7)
  const quarter = m - (m % 3)
  switch (name) {
    case 'today':
      return range(new Date(y, m, d), new Date(y, m, d + 1))
    case 'yesterday':
      return range(new Date(y, m, d - 1), new Date(y, m, d))
    case 'thisWeek':
      return range(new Date(y, m, monday), new Date(y, m, monday + 7))
    case 'lastWeek':
      return range(new Date(y, m, monday - 7), new Date(y, m, monday))
    case 'thisMonth':
      return range(new Date(y, m, 1), new Date(y, m + 1, 1))
    case 'lastMonth':
      return range(new Date(y, m - 1, 1), new Date(y, m, 1))
    case 'thisQuarter':
      return range(new Date(y, quarter, 1), new Date(y, quarter + 3, 1))
    case 'lastQuarter':
      return range(new Date(y, quarter - 3, 1), new Date(y, quarter, 1))
    case 'thisYear':
      return range(new Date(y, 0, 1), new Date(y + 1, 0, 1))
    case 'lastYear':
      return range(new Date(y - 1, 0, 1), new Date(y, 0, 1))
    default:
      return undefined
  }
}

/**
 * The address of a generated list with the conditions that its search area has: equal values and periods. Other conditions
 * stay out of the address, and `isWhole` is false: the list has more records than the figure.
 */
export function listAddressOf(
  path: string,
  filters: readonly DatasetFilter[],
  now: Date,
): { address: string; isWhole: boolean } {
  const params = new URLSearchParams()
  const listed = new Set<string>()
  function put(field: string, value: unknown) {
    params.set(`q.${field}`, JSON.stringify(value))
    listed.add(field)
  }
  for (const { field, test, value } of filters) {
    if (typeof value === 'string' && value.startsWith('@')) continue
    const range = test === 'period' ? periodRange(value, now) : undefined
    if (range) put(field, [range[0], range[1] - 1])
    else if (test === 'eq') put(field, value)
    else if (test === 'gte') {
      const end = filters.find((other) => other.field === field && other.test === 'lt')?.value
      if (typeof value === 'number' && typeof end === 'number') put(field, [value, end - 1])
    }
  }
  const query = params.toString()
  return {
    address: query === '' ? path : `${path}?${query}`,
    isWhole: filters.every(({ field }) => listed.has(field)),
  }
}
