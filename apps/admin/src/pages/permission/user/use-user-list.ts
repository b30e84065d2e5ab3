import {
  useDeleteUserMutation,
  useListUsersQuery,
  type UserRow,
  useToggleUserStateMutation,
  useUnlockUserMutation,
} from '@sqos/api-client/user'
import { useText } from '@sqos/i18n/react'
import { confirmAction, confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { tableState } from '../../../parts/table/table-state.ts'
import { NAMESPACE } from './catalogue.ts'

const DEFAULTS = { filters: { organizeId: '', gender: '', enabledMark: '' } }
const NO_ROWS: readonly UserRow[] = []

/** The people as the address filters them, and what can be done with one of them. */
export function useUserList() {
  const { t } = useText(NAMESPACE)
  const list = useListQuery(DEFAULTS)
  const { gender, enabledMark, ...request }: typeof list.request & { gender?: string; enabledMark?: string } =
    list.request
  const wanted = {
    ...request,
    ...(gender && { gender: Number(gender) }),
    ...(enabledMark && { enabledMark: Number(enabledMark) }),
  }
  const query = useListUsersQuery(wanted)
  const [deleteUser] = useDeleteUserMutation()
  const [toggleUser] = useToggleUserStateMutation()
  const [unlockUser] = useUnlockUserMutation()

  async function remove({ id, realName }: UserRow) {
    if (await confirmDelete({ name: realName, text: t('confirm.remove') })) await deleteUser({ id })
  }

  async function unlock({ id, realName }: UserRow) {
    if (await confirmAction({ text: t('confirm.unlock'), subject: realName })) await unlockUser({ id })
  }

  return {
    ...list,
    /** What the server is asked, for the export of the same rows. */
    wanted,
    rows: query.data?.list ?? NO_ROWS,
    total: query.data?.pagination.total ?? 0,
    state: tableState(query, list.isFiltered ? list.reset : undefined),
    refresh: () => void query.refetch(),
    refreshing: query.isFetching && query.data !== undefined,
    remove,
    unlock,
    toggle: ({ id }: UserRow) => toggleUser({ id }).unwrap(),
    chooseOrganization: (organizeId: string) => list.search({ keyword: list.keyword, organizeId }),
  }
}

export type UserListState = ReturnType<typeof useUserList>
