import { useExportCallRecordsMutation, useListCallRecordsQuery } from '@sqos/api-client/call-record'
import { CALL_DIRECTIONS, CALL_RESULTS } from '@sqos/contract'
import type { ExportRequest } from '@sqos/form-widgets/export-dialog'
import { useListQuery } from '@sqos/ui-kit/list'
import { dayRange } from '../../../parts/day-range/day-range.ts'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'

const DEFAULTS = { filters: { from: '', to: '', direction: '', result: '', userId: '' } }

/** The results to choose from; `open` are calls that last. */
export const RESULT_CHOICES = [...CALL_RESULTS, 'open'] as const

/** The calls that the address filters. */
export function useCallRecordList() {
  const list = useListQuery(DEFAULTS)
  const { filters, sort } = list
  const filter = {
    ...(list.keyword && { keyword: list.keyword }),
    ...dayRange(filters),
    ...chosen('direction', CALL_DIRECTIONS, filters.direction),
    ...chosen('result', RESULT_CHOICES, filters.result),
    ...(filters.userId && { userId: filters.userId }),
    ...(sort?.id === 'startedAt' && { sort: sort.order }),
    currentPage: list.page,
    pageSize: list.pageSize,
  }
  const query = useListCallRecordsQuery(filter)
  const [exportCallRecords] = useExportCallRecordsMutation()

  return {
    ...pagedRows(list, query),
    exports: { run: (choice: ExportRequest) => exportCallRecords({ ...filter, ...choice }).unwrap() },
  }
}

/** A filter of the address, unless it names no choice. */
function chosen<Name extends string, Choice extends string>(name: Name, choices: readonly Choice[], text: string) {
  const choice = choices.find((one) => one === text)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a computed key loses its name
  return (choice === undefined ? {} : { [name]: choice }) as { [Key in Name]?: Choice }
}
