import {
  type MenuAdminNode,
  useDeleteMenuMutation,
  useExportMenuMutation,
  useImportMenuMutation,
  useListMenusQuery,
  useMoveMenuMutation,
  useToggleMenuMutation,
} from '@sqos/api-client/menu'
import { ROOT_ID } from '@sqos/contract'
import { loadCurrentUser } from '@sqos/session'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { useSearchParams } from 'react-router'
import { useAppDispatch } from '../../../app/store.ts'
import { tableState } from '@sqos/ui-kit/table'
import { download } from '../../../parts/transfer/download.ts'
import { useOpenRows } from '../../../parts/tree/use-open-rows.ts'

const DEFAULTS = { filters: {} }
const NO_ROWS: readonly MenuAdminNode[] = []

/** The entries of one menu that the address filters, and their commands. */
export function useMenuList() {
  const dispatch = useAppDispatch()
  const [params] = useSearchParams()
  const category = params.get('category') === 'App' ? ('App' as const) : ('Web' as const)
  const list = useListQuery(DEFAULTS)
  const query = useListMenusQuery({ category, ...(list.keyword && { keyword: list.keyword }) })
  const [deleteMenu] = useDeleteMenuMutation()
  const [toggleMenu] = useToggleMenuMutation()
  const [moveMenu] = useMoveMenuMutation()
  const [exportMenu] = useExportMenuMutation()
  const [importMenu, { isLoading: importing }] = useImportMenuMutation()
  const rows = query.currentData?.list ?? NO_ROWS
  const openRows = useOpenRows(rows)

  /** The menu of the shell is loaded again. */
  const followMenu = () => dispatch(loadCurrentUser())

  async function remove({ id, fullName }: MenuAdminNode) {
    if (!(await confirmDelete({ isRecyclable: true, name: fullName }))) return
    const { error } = await deleteMenu({ id })
    if (!error) await followMenu()
  }

  async function toggle({ id }: MenuAdminNode) {
    await toggleMenu({ id }).unwrap()
    await followMenu()
  }

  async function move({ id }: MenuAdminNode, place: { parentKey: string | undefined; beforeKey: string | undefined }) {
    const menuMoveBody = { parentId: place.parentKey ?? ROOT_ID, beforeId: place.beforeKey ?? null }
    const { error } = await moveMenu({ id, menuMoveBody })
    if (!error) await followMenu()
  }

  async function exportFile({ id }: MenuAdminNode) {
    const { data } = await exportMenu({ id })
    if (data) download(data)
  }

  async function importFile(file: File) {
    const { error } = await importMenu({ body: { file } })
    if (!error) await followMenu()
  }

  return {
    ...list,
    category,
    rows,
    openRows,
    state: tableState(
      query.currentData && !query.isError ? { ...query, isFetching: false } : query,
      list.isFiltered ? list.reset : undefined,
    ),
    refresh: () => void query.refetch(),
    refreshing: query.isFetching && query.currentData !== undefined,
    followMenu,
    remove,
    toggle,
    move,
    exportFile,
    importFile: (file: File) => void importFile(file),
    importing,
  }
}
