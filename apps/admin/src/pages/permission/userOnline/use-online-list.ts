import {
  type OnlineUser,
  useForceManyOfflineMutation,
  useForceOfflineMutation,
  useListOnlineUsersQuery,
} from '@sqos/api-client/online-user'
import { useText } from '@sqos/i18n/react'
import { confirmAction } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { useEffect, useState } from 'react'
import { tableState } from '@sqos/ui-kit/table'
import { signals } from '../../../app/realtime/signals.ts'
import { useIsConnected } from '../../../app/realtime/use-is-connected.ts'
import { NAMESPACE } from './catalogue.ts'

const DEFAULTS = { filters: {} }
const NO_ROWS: readonly OnlineUser[] = []
/** Milliseconds between two requests without a socket. With a socket, signals report sign-ins and sign-outs. */
const REFRESH = 30_000
/** Milliseconds in which arrivals are gathered before the list is read. */
const GATHER = 1000

/** Signed-in users; ends their sessions. */
export function useOnlineList() {
  const { t } = useText(NAMESPACE)
  const list = useListQuery(DEFAULTS)
  const query = useListOnlineUsersQuery(list.keyword ? { keyword: list.keyword } : {}, {
    pollingInterval: useIsConnected() ? 0 : REFRESH,
    skipPollingIfUnfocused: true,
  })
  const { refetch } = query
  useEffect(
    function followPresence() {
      let timer: ReturnType<typeof setTimeout> | undefined
      const stop = signals.on('presence', () => {
        timer ??= setTimeout(() => {
          timer = undefined
          void refetch()
        }, GATHER)
      })
      return () => {
        clearTimeout(timer)
        stop()
      }
    },
    [refetch],
  )
  const [forceOffline] = useForceOfflineMutation()
  const [forceMany] = useForceManyOfflineMutation()
  const [keys, setKeys] = useState<readonly string[]>([])
  const rows = query.data ?? NO_ROWS
  // Users who have left meanwhile are no longer selected.
  const ticked = keys.filter((key) => rows.some(({ userId }) => userId === key))

  async function force({ userId, userName, userAccount }: OnlineUser) {
    const subject = `${userName}/${userAccount}`
    if (!(await confirmAction({ text: t('force.one'), subject, confirmText: t('action.force'), danger: true }))) return
    await forceOffline({ id: userId })
  }

  async function forceTicked() {
    const text = t('force.many', { count: ticked.length })
    if (!(await confirmAction({ text, confirmText: t('action.force'), danger: true }))) return
    const { error } = await forceMany({ onlineUserIdsBody: { ids: [...ticked] } })
    if (!error) setKeys([])
  }

  // A refresh must not dim the rows.
  const state = query.data && !query.isError ? { ...query, isFetching: false } : query
  return {
    ...list,
    rows,
    state: tableState(state, list.isFiltered ? list.reset : undefined),
    refresh: () => void query.refetch(),
    refreshing: query.isFetching && query.data !== undefined,
    selection: { keys: ticked, onChange: setKeys, isSelectable: ({ isSelf }: OnlineUser) => !isSelf },
    force,
    forceTicked,
  }
}
