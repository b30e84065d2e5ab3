import {
  type RecycledRow,
  useListRecycledQuery,
  useRemoveRecycledMutation,
  useRestoreRecycledMutation,
} from '@sqos/api-client/recycle-bin'
import { useText } from '@sqos/i18n/react'
import { confirmAction, confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { tableState } from '@sqos/ui-kit/table'
import { NAMESPACE } from './catalogue.ts'

/** The kinds of deleted records. */
export const KINDS = [
  'user',
  'position',
  'role',
  'userGroup',
  'department',
  'company',
  'menu',
  'region',
  'dictionary',
  'dictionaryValue',
  'model',
  'dataInterface',
  'billRule',
] as const

const DEFAULTS = { filters: { kind: '' } }
const NO_ROWS: readonly RecycledRow[] = []

/** What was deleted, as the address filters it, and the ways back and out. */
export function useRecycled() {
  const { t } = useText(NAMESPACE)
  const list = useListQuery(DEFAULTS)
  const kind = KINDS.find((one) => one === list.filters.kind)
  const { keyword, page, pageSize } = list
  const query = useListRecycledQuery({
    currentPage: page,
    pageSize,
    ...(keyword && { keyword }),
    ...(kind && { kind }),
  })
  const [restoreRecycled] = useRestoreRecycledMutation()
  const [removeRecycled] = useRemoveRecycledMutation()

  async function restore({ kind: of, id, fullName }: RecycledRow) {
    if (await confirmAction({ text: t('askRestore'), subject: fullName })) await restoreRecycled({ kind: of, id })
  }

  async function remove({ kind: of, id, fullName }: RecycledRow) {
    if (await confirmDelete({ name: fullName, text: t('askRemove') })) await removeRecycled({ kind: of, id })
  }

  return {
    ...list,
    rows: query.data?.list ?? NO_ROWS,
    total: query.data?.pagination.total ?? 0,
    state: tableState(query, list.isFiltered ? list.reset : undefined),
    refresh: () => void query.refetch(),
    refreshing: query.isFetching && query.data !== undefined,
    restore,
    remove,
  }
}

export type Recycled = ReturnType<typeof useRecycled>
