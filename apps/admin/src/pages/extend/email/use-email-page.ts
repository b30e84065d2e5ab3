import { useGetEmailStateQuery, useListEmailsQuery, useReceiveEmailsMutation } from '@sqos/api-client/email'
import { useListQuery } from '@sqos/ui-kit/list'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type Folder, FOLDERS, type Writing, writingOf, writingParam } from './email-address.ts'

const DEFAULTS = { filters: { type: 'inBox', days: '' } }

/** Days that the list can be limited to. */
export const DAYS = ['7', '30', '90'] as const

const DAY = 86_400_000
/** Milliseconds between questions about a running synchronisation, and otherwise. */
const POLL = { receiving: 1500, idle: 60_000 }

/** Folder, open mail and writing of the page, from its address, with the list of the folder. */
export function useEmailPage() {
  const list = useListQuery(DEFAULTS)
  const [params, setParams] = useSearchParams()
  const folder = FOLDERS.find((one) => one === list.filters.type) ?? 'inBox'
  const days = DAYS.find((one) => one === list.filters.days)
  const startTime = useMemo(() => (days === undefined ? undefined : startOf(Number(days))), [days])

  const first = useGetEmailStateQuery(undefined, { pollingInterval: POLL.idle, skipPollingIfUnfocused: true })
  const isReceiving = first.data?.isReceiving === true
  useGetEmailStateQuery(undefined, { pollingInterval: POLL.receiving, skip: !isReceiving })
  const query = useListEmailsQuery(
    {
      type: folder,
      ...(list.keyword && { keyword: list.keyword }),
      ...(startTime !== undefined && { startTime }),
      currentPage: list.page,
      pageSize: list.pageSize,
    },
    { refetchOnMountOrArgChange: true, pollingInterval: isReceiving ? POLL.receiving : 0 },
  )
  const [receive, { isLoading: isAsking }] = useReceiveEmailsMutation()

  function go(change: { mail?: string | undefined; write?: Writing | undefined; folder?: Folder }) {
    setParams((present) => {
      const next = new URLSearchParams(change.folder === undefined ? present : {})
      if (change.folder !== undefined && change.folder !== DEFAULTS.filters.type) next.set('type', change.folder)
      for (const name of ['mail', 'write']) next.delete(name)
      if (change.mail !== undefined) next.set('mail', change.mail)
      if (change.write !== undefined) next.set('write', writingParam(change.write))
      return next
    })
  }

  return {
    list,
    folder,
    state: first,
    query,
    rows: query.data?.list ?? [],
    opened: params.get('mail') ?? undefined,
    writing: writingOf(params.get('write')),
    go,
    receive: () => void receive(),
    isReceiving: isReceiving || isAsking,
  }
}

export type EmailPageState = ReturnType<typeof useEmailPage>

function startOf(days: number): number {
  const start = new Date(Date.now() - days * DAY)
  return start.setHours(0, 0, 0, 0)
}
