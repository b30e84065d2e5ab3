import {
  type DatasetRow,
  useDeleteDatasetMutation,
  useListDatasetsQuery,
  useToggleDatasetMutation,
} from '@sqos/api-client/dataset'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'

const DEFAULTS = { filters: {} }
/** Milliseconds between two looks while extracts are being made. */
const POLL = 3000

/** The datasets that the address filters, and their commands. */
export function useDatasetList() {
  const list = useListQuery(DEFAULTS)
  const [isBusy, setBusy] = useState(false)
  const query = useListDatasetsQuery(list.request, { pollingInterval: isBusy ? POLL : 0, skipPollingIfUnfocused: true })
  const hasRuns = query.data?.list.some(({ extract }) => extract === 'waiting' || extract === 'running') ?? false
  if (hasRuns !== isBusy) setBusy(hasRuns)
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
