import {
  type RecycledRow,
  useListRecycledQuery,
  useRemoveRecycledMutation,
  useRestoreRecycledMutation,
} from '@sqos/api-client/recycle-bin'
import { useText } from '@sqos/i18n/react'
import { confirmAction, confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
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

/** The deleted records, filtered by the URL, with commands to restore or delete them permanently. */
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
    ...pagedRows(list, query),
    restore,
    remove,
  }
}

export type Recycled = ReturnType<typeof useRecycled>
