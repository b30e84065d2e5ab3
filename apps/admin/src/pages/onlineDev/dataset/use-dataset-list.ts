import {
  type DatasetRow,
  useDeleteDatasetMutation,
  useListDatasetsQuery,
  useToggleDatasetMutation,
} from '@sqos/api-client/dataset'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'

const DEFAULTS = { filters: {} }

/** The datasets that the address filters, and their commands. */
export function useDatasetList() {
  const list = useListQuery(DEFAULTS)
  const query = useListDatasetsQuery(list.request)
  const [deleteDataset] = useDeleteDatasetMutation()
  const [toggleDataset] = useToggleDatasetMutation()

  async function remove({ id, fullName }: DatasetRow) {
    if (await confirmDelete({ name: fullName })) await deleteDataset({ id })
  }

  return {
    ...pagedRows(list, query),
    remove,
    toggle: ({ id }: DatasetRow) => toggleDataset({ id }).unwrap(),
  }
}
