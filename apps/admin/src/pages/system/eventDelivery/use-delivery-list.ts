import {
  type FailedTask,
  useDiscardFailedTasksMutation,
  useListFailedTasksQuery,
  useRetryFailedTasksMutation,
} from '@sqos/api-client/event-delivery'
import { useText } from '@sqos/i18n/react'
import { confirmAction } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { tableState } from '@sqos/ui-kit/table'
import { NAMESPACE } from './catalogue.ts'

/** Actions on failed tasks. */
export type DeliveryAction = 'retry' | 'discard'

const DEFAULTS = { filters: {} }
const NO_ROWS: readonly FailedTask[] = []

/** Failed deliveries and system jobs, and the actions on them. */
export function useDeliveryList() {
  const { t } = useText(NAMESPACE)
  const list = useListQuery(DEFAULTS)
  const query = useListFailedTasksQuery(list.keyword ? { keyword: list.keyword } : {})
  const [retry] = useRetryFailedTasksMutation()
  const [discard] = useDiscardFailedTasksMutation()
  const [keys, setKeys] = useState<readonly string[]>([])
  const rows = query.data?.list ?? NO_ROWS
  // A task that another administrator has handled is no longer selected.
  const selected = keys.filter((key) => rows.some(({ id }) => id === key))

  async function act(action: DeliveryAction, ids: string[]) {
    const text = t(`${action}.many`, { count: ids.length })
    if (!(await confirmAction({ text, confirmText: t(`action.${action}`), danger: action === 'discard' }))) return
    const call = action === 'retry' ? retry : discard
    const { error } = await call({ failedTaskIdsBody: { ids } })
    if (!error) setKeys([])
  }

  return {
    ...list,
    rows,
    total: query.data?.total ?? 0,
    state: tableState(query, list.isFiltered ? list.reset : undefined),
    refresh: () => void query.refetch(),
    refreshing: query.isFetching && query.data !== undefined,
    selection: { keys: selected, onChange: setKeys },
    act,
  }
}
