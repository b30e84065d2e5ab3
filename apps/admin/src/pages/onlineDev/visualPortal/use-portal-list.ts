import { useListDictionaryOptionsQuery } from '@sqos/api-client/dictionary'
import {
  type PortalRow,
  useCopyPortalMutation,
  useDeletePortalMutation,
  useExportPortalMutation,
  useImportPortalMutation,
  useListPortalsQuery,
  useTogglePortalMutation,
} from '@sqos/api-client/portal'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
import { download } from '../../../parts/transfer/download.ts'

const DEFAULTS = { filters: { category: '' } }

/** The portals that the address filters, and their commands. */
export function usePortalList() {
  const list = useListQuery(DEFAULTS)
  const query = useListPortalsQuery({ ...list.request, category: list.filters.category || undefined })
  const [deletePortal] = useDeletePortalMutation()
  const [togglePortal] = useTogglePortalMutation()
  const [copyPortal] = useCopyPortalMutation()
  const [exportPortal] = useExportPortalMutation()
  const [importPortal, { isLoading: importing }] = useImportPortalMutation()

  async function remove({ id, fullName }: PortalRow) {
    if (await confirmDelete({ name: fullName })) await deletePortal({ id })
  }

  async function exportFile({ id }: PortalRow) {
    const { data } = await exportPortal({ id })
    if (data) download(data)
  }

  return {
    ...pagedRows(list, query),
    remove,
    toggle: ({ id }: PortalRow) => togglePortal({ id }).unwrap(),
    copy: ({ id }: PortalRow) => void copyPortal({ id }),
    exportFile,
    importFile: (file: File) => void importPortal({ body: { file } }),
    importing,
  }
}

/** 门户分类: the values of the dictionary of categories. */
export function usePortalCategories() {
  const { data, isFetching } = useListDictionaryOptionsQuery({ typeId: 'portalDesigner' })
  return {
    options: (data?.list ?? []).map(({ id, fullName }) => ({ value: id, label: fullName })),
    loading: isFetching,
  }
}
