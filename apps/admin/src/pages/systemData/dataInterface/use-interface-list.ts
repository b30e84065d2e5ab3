import {
  type DataInterfaceRow,
  useDeleteDataInterfaceMutation,
  useExportDataInterfaceMutation,
  useImportDataInterfaceMutation,
  useListDataInterfacesQuery,
  useToggleDataInterfaceMutation,
} from '@sqos/api-client/data-interface'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { tableState } from '@sqos/ui-kit/table'
import { download } from '../../../parts/transfer/download.ts'

const DEFAULTS = { filters: {} }
const NO_ROWS: readonly DataInterfaceRow[] = []

/** The interfaces of a category that the address filters, and their commands. */
export function useInterfaceList(categoryId: string) {
  const list = useListQuery(DEFAULTS)
  const query = useListDataInterfacesQuery({ ...list.request, categoryId })
  const [deleteInterface] = useDeleteDataInterfaceMutation()
  const [toggleInterface] = useToggleDataInterfaceMutation()
  const [exportInterface] = useExportDataInterfaceMutation()
  const [importInterface, { isLoading: importing }] = useImportDataInterfaceMutation()

  async function remove({ id, fullName }: DataInterfaceRow) {
    if (await confirmDelete({ isRecyclable: true, name: fullName })) await deleteInterface({ id })
  }

  async function exportFile({ id }: DataInterfaceRow) {
    const { data } = await exportInterface({ id })
    if (data) download(data)
  }

  return {
    ...list,
    rows: query.currentData?.list ?? NO_ROWS,
    total: query.currentData?.pagination.total ?? 0,
    state: tableState(query, list.isFiltered ? list.reset : undefined),
    refresh: () => void query.refetch(),
    refreshing: query.isFetching && query.currentData !== undefined,
    remove,
    toggle: ({ id }: DataInterfaceRow) => toggleInterface({ id }).unwrap(),
    exportFile,
    importFile: (file: File) => void importInterface({ body: { file } }),
    importing,
  }
}
