import {
  type UserGroupRow,
  useDeleteUserGroupMutation,
  useExportUserGroupsMutation,
  useListUserGroupsQuery,
} from '@sqos/api-client/user-group'
import type { ExportRequest } from '@sqos/form-widgets/export-dialog'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'

const DEFAULTS = { filters: {} }

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
    ...pagedRows(list, query),
    remove,
    exports: { run: (choice: ExportRequest) => exportUserGroups({ ...list.request, ...choice }).unwrap() },
  }
}
