import { answerOf } from '@sqos/api-client'
import {
  regionApi,
  type RegionNode,
  useDeleteRegionMutation,
  useListRegionsQuery,
  useSearchRegionsQuery,
  useToggleRegionMutation,
} from '@sqos/api-client/region'
import { ROOT_ID } from '@sqos/contract'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { useMemo, useState } from 'react'
import { useAppDispatch } from '../../../app/store.ts'
import { tableState } from '@sqos/ui-kit/table'

const DEFAULTS = { filters: {} }

/** A region in the tree, or a search result with its path. */
export interface RegionRow extends RegionNode {
  path?: string
}

const NO_ROWS: readonly RegionRow[] = []

/** The regions level by level, or the results of a search. */
export function useRegionList() {
  const dispatch = useAppDispatch()
  const list = useListQuery(DEFAULTS)
  const isSearch = list.keyword !== ''
  const tree = useListRegionsQuery({ id: ROOT_ID }, { skip: isSearch })
  const found = useSearchRegionsQuery({ keyword: list.keyword }, { skip: !isSearch })
  const query = isSearch ? found : tree
  const [deleteRegion] = useDeleteRegionMutation()
  const [toggleRegion] = useToggleRegionMutation()
  // The table caches loaded levels until its rows are replaced, and then loads open ones again.
  const [edition, setEdition] = useState(0)

  const changed = () => setEdition((now) => now + 1)

  async function readChildren({ id }: RegionRow): Promise<readonly RegionRow[]> {
    const request = regionApi.endpoints.listRegions.initiate({ id }, { forceRefetch: true })
    return (await answerOf(dispatch(request))).list
  }

  async function remove({ id, fullName }: RegionRow) {
    if (!(await confirmDelete({ isRecyclable: true, name: fullName }))) return
    const { error } = await deleteRegion({ id })
    if (!error) changed()
  }

  async function toggle({ id }: RegionRow) {
    await toggleRegion({ id }).unwrap()
    changed()
  }

  const read = query.currentData?.list
  const rows = useMemo<readonly RegionRow[]>(() => (edition >= 0 && read ? [...read] : NO_ROWS), [read, edition])
  return {
    ...list,
    isSearch,
    rows,
    changed,
    readChildren,
    state: tableState(
      query.currentData && !query.isError ? { ...query, isFetching: false } : query,
      list.isFiltered ? list.reset : undefined,
    ),
    refresh: () => {
      void query.refetch()
      changed()
    },
    refreshing: query.isFetching && query.currentData !== undefined,
    remove,
    toggle,
  }
}
