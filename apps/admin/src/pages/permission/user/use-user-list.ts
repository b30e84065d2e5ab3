import {
  useDeleteUserMutation,
  useExportUsersMutation,
  useListUsersQuery,
  type UserRow,
  useToggleUserStateMutation,
  useUnlockUserMutation,
} from '@sqos/api-client/user'
import { USER_CELL_COLUMNS, USER_CELLS } from '@sqos/contract'
import type { ExportRequest } from '@sqos/form-widgets/export-dialog'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { confirmAction, confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
import { NAMESPACE } from './catalogue.ts'
import { labelOf } from './import/cells.ts'

const DEFAULTS = { filters: { organizeId: '', gender: '', enabledMark: '' } }

/** The users that the address filters, and their commands. */
export function useUserList() {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const list = useListQuery(DEFAULTS)
  const { gender, enabledMark, ...request }: typeof list.request & { gender?: string; enabledMark?: string } =
    list.request
  const wanted = {
    ...request,
    ...(gender && { gender: Number(gender) }),
    ...(enabledMark && { enabledMark: Number(enabledMark) }),
  }
  const query = useListUsersQuery(wanted)
  const [exportUsers] = useExportUsersMutation()
  const [deleteUser] = useDeleteUserMutation()
  const [toggleUser] = useToggleUserStateMutation()
  const [unlockUser] = useUnlockUserMutation()

  async function remove({ id, realName }: UserRow) {
    if (await confirmDelete({ isRecyclable: true, name: realName })) await deleteUser({ id })
  }

  async function unlock({ id, realName }: UserRow) {
    if (await confirmAction({ text: t('confirm.unlock'), subject: realName })) await unlockUser({ id })
  }

  return {
    ...pagedRows(list, query),
    exports: {
      // Fields that only the form shows are exported by users who may open the form.
      columns: USER_CELLS.filter((name) => name in USER_CELL_COLUMNS || may('btn_edit')).map((name) => ({
        prop: name,
        label: labelOf(t, name),
        column: USER_CELL_COLUMNS[name] ?? null,
      })),
      run: (choice: ExportRequest) => exportUsers({ ...wanted, ...choice }).unwrap(),
    },
    remove,
    unlock,
    toggle: ({ id }: UserRow) => toggleUser({ id }).unwrap(),
    chooseOrganization: (organizeId: string) => list.search({ keyword: list.keyword, organizeId }),
  }
}
