import { useGetFlowFiguresQuery } from '@sqos/api-client/workflow'
import { formatDate } from '@sqos/i18n'
import { dayRange, startOfDay } from '../../../parts/day-range/day-range.ts'
import { useAddress } from '../../permission/shared/use-address.ts'

/** Lengths of time ranges in days; the range ends today. */
export const RANGES = [7, 30, 90, 365] as const

/** What the figures are limited to; keys of the address. */
const FILTERS = ['flow', 'department', 'person'] as const
type Filter = (typeof FILTERS)[number]

const dayOf = (moment: number) => formatDate(moment, 'YYYY-MM-DD')

/** The days from `days` ago to today. */
export function lastDays(days: number): { from: string; to: string } {
  const today = dayOf(Date.now())
  return { from: dayOf(startOfDay(today, 1 - days) ?? 0), to: today }
}

/** The figures of the range and the filters in the address. */
export function useFigures() {
  const { read, write } = useAddress()
  const usual = lastDays(30)
  const from = read('from') || usual.from
  const to = read('to') || usual.to
  const { startTime = 0, endTime = 0 } = dayRange({ from, to })
  const names = { flow: read('flow'), department: read('department'), person: read('person') }
  const request = {
    startTime,
    endTime: endTime + 1,
    ...(names.flow && { flowId: idOf(names.flow) }),
    ...(names.department && { departmentId: idOf(names.department) }),
    ...(names.person && { userId: idOf(names.person) }),
  }
  const isRange = startTime > 0 && endTime > startTime
  const query = useGetFlowFiguresQuery(request, { skip: !isRange })

  return {
    ...query,
    request,
    range: { from, to },
    setRange: (range: { from: string; to: string }) => write(range),
    filters: FILTERS.flatMap((filter) => {
      const value = names[filter]
      return value === '' ? [] : [{ filter, name: nameOf(value) }]
    }),
    addFilter: (filter: Filter, { id, name }: { id: string; name: string }) => write({ [filter]: `${id}:${name}` }),
    removeFilter: (filter: Filter) => write({ [filter]: '' }),
  }
}

/** A filter in the address: `id:name`. */
const idOf = (value: string) => value.slice(0, value.indexOf(':'))
const nameOf = (value: string) => value.slice(value.indexOf(':') + 1)

export type FigureState = ReturnType<typeof useFigures>
