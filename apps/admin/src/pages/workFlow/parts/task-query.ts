import { dayRange } from '../../../parts/day-range/day-range.ts'
import { STATUSES } from './task-status.ts'
import type { TASK_FILTERS } from './task-fields.tsx'

interface TaskListState {
  keyword: string
  filters: typeof TASK_FILTERS
  page: number
  pageSize: number
}

/** The query of a list of tasks, from what the address filters. */
export function taskQuery({ keyword, filters, page, pageSize }: TaskListState) {
  const { flowCategory, flowId, creatorUserId } = filters
  const status = filters.status === '' ? undefined : STATUSES.find((one) => String(one) === filters.status)
  return {
    currentPage: page,
    pageSize,
    ...(keyword && { keyword }),
    ...dayRange(filters),
    ...(flowCategory && { flowCategory }),
    ...(flowId && { flowId }),
    ...(creatorUserId && { creatorUserId }),
    ...(status !== undefined && { status }),
    ...(filters.overdue === '1' && { overdue: 1 }),
  }
}
