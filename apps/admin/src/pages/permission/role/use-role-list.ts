import {
  type RoleRow,
  useCopyRoleMutation,
  useChangeRolesMutation,
  useDeleteRoleMutation,
  useExportRolesMutation,
  useListRolesQuery,
  useToggleRoleMutation,
} from '@sqos/api-client/role'
import type { ExportRequest } from '@sqos/form-widgets/export-dialog'
import { useText } from '@sqos/i18n/react'
import { confirmDelete, showToast } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { useBulkChange } from '../../../parts/bulk-change/use-bulk-change.ts'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
import { NAMESPACE } from './catalogue.ts'

const DEFAULTS = { filters: { organizeId: '', enabledMark: '' } }

/** The roles that the address filters, and their commands. */
export function useRoleList() {
  const { t } = useText(NAMESPACE)
  const list = useListQuery(DEFAULTS)
  const { organizeId, enabledMark } = list.filters
  const wanted = { ...list.request, ...(enabledMark !== '' && { enabledMark: enabledMark === '1' ? 1 : 0 }) }
  const query = useListRolesQuery(wanted)
  const [exportRoles] = useExportRolesMutation()
  const [changeRoles] = useChangeRolesMutation()
  const [deleteRole] = useDeleteRoleMutation()
  const [toggleRole] = useToggleRoleMutation()
  const [copyRole] = useCopyRoleMutation()

  async function remove({ id, fullName }: RoleRow) {
    if (await confirmDelete({ isRecyclable: true, name: fullName })) await deleteRole({ id })
  }

  async function copy({ id }: RoleRow) {
    const { data } = await copyRole({ id })
    if (data) showToast({ kind: 'success', text: t('copied') })
  }

  const paged = pagedRows(list, query)
  return {
    ...paged,
    bulkChange: useBulkChange(paged.rows, (bulkChange) => changeRoles({ bulkChange }).unwrap()),
    organizeId,
    choose: (id: string) => list.search({ keyword: list.keyword, organizeId: id }),
    remove,
    toggle: ({ id }: RoleRow) => toggleRole({ id }).unwrap(),
    copy,
    exports: { run: (choice: ExportRequest) => exportRoles({ ...wanted, ...choice }).unwrap() },
  }
}
