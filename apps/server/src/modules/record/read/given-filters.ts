import { asText } from '@sqos/form-model'
import { AppError } from '../../../platform/errors.ts'
import { PERIODS, type DatasetFilter } from './given-filters.schema.ts'
import type { RecordFilter } from './record-filter.ts'

type Period = (typeof PERIODS)[number]

/** Ids of the caller that filters may name: `@user` … */
export type CallerFacts = Readonly<Record<'user' | 'organize' | 'department' | 'position', string>>

/** The facts of a caller who is not known, or not asked for. */
export const NOBODY: CallerFacts = { user: '', organize: '', department: '', position: '' }

/** Filters with what the server fills in: ids of the caller, and the moments of periods in the time zone of the server. */
export function resolveFilters(
  filters: readonly DatasetFilter[],
  { now, facts }: { now: Date; facts: CallerFacts },
): RecordFilter[] {
  return filters.flatMap(({ field, test, value }): RecordFilter[] => {
    if (test !== 'period') return [{ field, test, value: withFacts(value, facts) }]
    const period = PERIODS.find((one) => one === value)
    if (!period)
      throw new AppError('refused', 'dataset.periodUnknown', { params: { name: (asText(value) ?? '').slice(0, 100) } })
    const [from, to] = periodOf(period, now)
    return [
      { field, test: 'gte', value: from.getTime() },
      { field, test: 'lt', value: to.getTime() },
    ]
  })
}

/** Whether a filter depends on the caller. */
export const usesFacts = ({ value }: DatasetFilter): boolean =>
  [value].flat().some((one) => typeof one === 'string' && factNamed(one) !== undefined)

const FACTS = ['user', 'organize', 'department', 'position'] as const
const factNamed = (text: string) => FACTS.find((name) => text === `@${name}`)

function withFacts(value: unknown, facts: CallerFacts): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withFacts(one, facts))
  const fact = typeof value === 'string' ? factNamed(value) : undefined
  return fact === undefined ? value : facts[fact]
}

/** The first moment of a period, and the first one after it. Weeks begin on Monday. */
function periodOf(period: Period, now: Date): [from: Date, to: Date] {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()]
  const day = (offset: number) => new Date(year, month, date + offset)
  const monday = (offset: number) => day(-((now.getDay() + 6) % 7) + 7 * offset)
  const first = (offset: number) => new Date(year, month + offset, 1)
  const quarter = (offset: number) => new Date(year, Math.floor(month / 3) * 3 + 3 * offset, 1)
  switch (period) {
    case 'today':
      return [day(0), day(1)]
    case 'yesterday':
      return [day(-1), day(0)]
    case 'thisWeek':
      return [monday(0), monday(1)]
    case 'lastWeek':
      return [monday(-1), monday(0)]
    case 'thisMonth':
      return [first(0), first(1)]
    case 'lastMonth':
      return [first(-1), first(0)]
    case 'thisQuarter':
      return [quarter(0), quarter(1)]
    case 'lastQuarter':
      return [quarter(-1), quarter(0)]
    case 'thisYear':
      return [new Date(year, 0, 1), new Date(year + 1, 0, 1)]
    case 'lastYear':
      return [new Date(year - 1, 0, 1), new Date(year, 0, 1)]
    case 'last7Days':
      return [day(-6), day(1)]
    case 'previous7Days':
      return [day(-13), day(-6)]
    case 'last30Days':
      return [day(-29), day(1)]
    case 'previous30Days':
      return [day(-59), day(-29)]
    case 'last90Days':
      return [day(-89), day(1)]
    case 'last12Months':
      return [first(-11), first(1)]
  }
}
