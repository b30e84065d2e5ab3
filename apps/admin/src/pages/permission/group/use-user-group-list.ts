import {
  type UserGroupRow,
  useDeleteUserGroupMutation,
  useExportUserGroupsMutation,
  useListUserGroupsQuery,
} from '@sqos/api-client/user-group'
import type { ExportRequest } from '@sqos/form-widgets/export-dialog'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { tableState } from '@sqos/ui-kit/table'

const DEFAULTS = { filters: {} }
const NO_ROWS: readonly UserGroupRow[] = []

/** The groups that the address filters, and their commands. */
export function useUserGroupList() {
  const list = useListQuery(DEFAULTS)
  const query = useListUserGroupsQuery(list.request)
  const [removeUserGroup] = useDeleteUserGroupMutation()
  const [exportUserGroups] = useExportUserGroupsMutation()

  async function remove({ id, fullName }: UserGroupRow) {
    if (await confirmDelete({ isRecyclable: true, name: fullName })) await removeUserGroup({ id })
  }

  return {
    ...list,
    rows: query.data?.list ?? NO_ROWS,
    total: query.data?.pagination.total ?? 0,
    state: tableState(query, list.isFiltered ? list.reset : undefined),
    refresh: () => void query.refetch(),
    refreshing: query.isFetching && query.data !== undefined,
    remove,
    exports: { run: (choice: ExportRequest) => exportUserGroups({ ...list.request, ...choice }).unwrap() },
  }
}
