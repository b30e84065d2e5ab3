import {
  type CallSeat,
  useDeleteCallSeatMutation,
  useExportCallSeatsMutation,
  useListCallSeatsQuery,
} from '@sqos/api-client/call-seat'
import type { ExportRequest } from '@sqos/form-widgets/export-dialog'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'

const DEFAULTS = { filters: {} }

/** The seats that the address filters, and their commands. */
export function useCallSeatList() {
  const list = useListQuery(DEFAULTS)
  const query = useListCallSeatsQuery(list.request)
  const [removeCallSeat] = useDeleteCallSeatMutation()
  const [exportCallSeats] = useExportCallSeatsMutation()

  async function remove({ id, realName }: CallSeat) {
    if (await confirmDelete({ name: realName })) await removeCallSeat({ id })
  }

  return {
    ...pagedRows(list, query),
    remove,
    exports: { run: (choice: ExportRequest) => exportCallSeats({ ...list.request, ...choice }).unwrap() },
  }
}
