import {
  type ScreenRow,
  useDeleteScreenMutation,
  useListScreensQuery,
  useToggleScreenMutation,
} from '@sqos/api-client/screen'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'

const DEFAULTS = { filters: {} }

/** The screens that the address filters, and their commands. */
export function useScreenList() {
  const list = useListQuery(DEFAULTS)
  const query = useListScreensQuery(list.request)
  const [deleteScreen] = useDeleteScreenMutation()
  const [toggleScreen] = useToggleScreenMutation()

  async function remove({ id, fullName }: ScreenRow) {
    if (await confirmDelete({ name: fullName })) await deleteScreen({ id })
  }

  return {
    ...pagedRows(list, query),
    remove,
    toggle: ({ id }: ScreenRow) => toggleScreen({ id }).unwrap(),
  }
}
