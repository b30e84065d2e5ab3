import {
  type PositionRow,
  useChangePositionsMutation,
  useDeletePositionMutation,
  useExportPositionsMutation,
  useListPositionsQuery,
} from '@sqos/api-client/position'
import type { ExportRequest } from '@sqos/form-widgets/export-dialog'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { useBulkChange } from '../../../parts/bulk-change/use-bulk-change.ts'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'

const DEFAULTS = { filters: { organizeId: '', type: '', enabledMark: '' } }

/** The positions that the address filters, and their commands. */
export function usePositionList() {
  const list = useListQuery(DEFAULTS)
  const { enabledMark, ...request }: typeof list.request & { enabledMark?: string } = list.request
  const wanted = { ...request, ...(enabledMark && { enabledMark: Number(enabledMark) }) }
  const query = useListPositionsQuery(wanted)
  const [exportPositions] = useExportPositionsMutation()
  const [changePositions] = useChangePositionsMutation()
  const [deletePosition] = useDeletePositionMutation()

  async function remove({ id, fullName }: PositionRow) {
    if (await confirmDelete({ isRecyclable: true, name: fullName })) await deletePosition({ id })
  }

  const paged = pagedRows(list, query)
  return {
    ...paged,
    bulkChange: useBulkChange(paged.rows, (bulkChange) => changePositions({ bulkChange }).unwrap()),
    remove,
    exports: { run: (choice: ExportRequest) => exportPositions({ ...wanted, ...choice }).unwrap() },
    chooseOrganization: (organizeId: string) => list.search({ keyword: list.keyword, organizeId }),
  }
}
