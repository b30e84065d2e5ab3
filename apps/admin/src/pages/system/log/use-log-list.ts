import {
  type LogEntry,
  useClearLogsMutation,
  useDeleteLogsMutation,
  useExportLogsMutation,
  useListLogsQuery,
} from '@sqos/api-client/log'
import { useText } from '@sqos/i18n/react'
import { confirmAction } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { dayRange } from '../../../parts/day-range/day-range.ts'
import { tableState } from '@sqos/ui-kit/table'
import { download } from '../../../parts/transfer/download.ts'
import { NAMESPACE } from './catalogue.ts'

const DEFAULTS = { filters: { from: '', to: '', result: '' } }
const NO_ROWS: readonly LogEntry[] = []

/** The kinds of log in the order of their tabs. */
export const LOG_KINDS = ['signIns', 'requests', 'failures'] as const
export type LogKind = (typeof LOG_KINDS)[number]

const CATEGORY = { signIns: 1, requests: 5, failures: 4 } as const satisfies Record<LogKind, number>

const SORTED = ['creatorTime', 'requestDuration', 'userName', 'ipaddress'] as const

/** The log rows that the address filters, and their commands. */
export function useLogList() {
  const { t } = useText(NAMESPACE)
  const [params] = useSearchParams()
  const kind = kindOf(params.get('kind'))
  const category = CATEGORY[kind]
  const list = useListQuery(DEFAULTS)
  const filter = {
    category,
    ...(list.keyword && { keyword: list.keyword }),
    ...dayRange(list.filters),
    ...(list.filters.result && { succeeded: list.filters.result === 'ok' ? 1 : 0 }),
  }
  const sidx = SORTED.find((id) => id === list.sort?.id)
  const query = useListLogsQuery({
    ...filter,
    currentPage: list.page,
    pageSize: list.pageSize,
    ...(sidx && list.sort && { sidx, sort: list.sort.order }),
  })
  const [removeRows] = useDeleteLogsMutation()
  const [clearRows, { isLoading: clearing }] = useClearLogsMutation()
  const [exportRows, { isLoading: exporting }] = useExportLogsMutation()
  const [chosen, setChosen] = useState<{ kind: LogKind; keys: string[] }>({ kind, keys: [] })
  // A selection applies to one kind of log.
  const keys = chosen.kind === kind ? chosen.keys : []
  const total = query.currentData?.pagination.total ?? 0

  async function remove(ids: string[]) {
    const text = t('remove.text', { count: ids.length })
    if (!(await confirmAction({ text, confirmText: t('action.remove'), danger: true }))) return
    const { error } = await removeRows({ logIdsBody: { ids } })
    if (!error) setChosen({ kind, keys: [] })
  }

  async function clear() {
    const text = t(list.isFiltered ? 'clear.found' : 'clear.all', { count: total, kind: t(`kind.${kind}`) })
    if (!(await confirmAction({ text, confirmText: t('action.clear'), danger: true }))) return
    const { error } = await clearRows(filter)
    if (!error) setChosen({ kind, keys: [] })
  }

  async function exportFile() {
    const { data } = await exportRows(filter)
    if (data) download(data)
  }

  return {
    ...list,
    kind,
    rows: query.currentData?.list ?? NO_ROWS,
    total,
    state: tableState(query, list.isFiltered ? list.reset : undefined),
    refresh: () => void query.refetch(),
    refreshing: query.isFetching && query.currentData !== undefined,
    selection: { keys, onChange: (next: string[]) => setChosen({ kind, keys: next }) },
    remove,
    clear,
    clearing,
    exportFile,
    exporting,
  }
}

const kindOf = (text: string | null): LogKind => (text === 'requests' || text === 'failures' ? text : 'signIns')
