import { useState } from 'react'
import type { DataTableState } from '@sqos/ui-kit/table'
import { isOptionValue } from '../options/option.ts'
import { failureText } from '../options/use-options.ts'
import type { DataRecord } from '../services/widget-services.ts'
import { useAnswer } from '../services/use-answer.ts'
import { useWidgetText } from '../texts/text-context.ts'
import type { PickerColumn, RecordSource } from './record-source.ts'

/** Rows at most without paging. */
const WITHOUT_PAGES = 10_000

export interface PickerRowsOptions {
  source: RecordSource
  columns: readonly PickerColumn[]
  hasPage: boolean
  pageSize: number
}

interface Shown {
  rows: readonly DataRecord[]
  total: number
  /** Of the columns, by key. */
  labels: Readonly<Record<string, string>>
}

const NO_LABELS: Shown['labels'] = {}

let openings = 0

/** The rows of an open picker with search and paging. Every opening loads them again. */
export function usePickerRows({ source, columns, hasPage, pageSize }: PickerRowsOptions) {
  const { t } = useWidgetText()
  const [opening] = useState(() => ++openings)
  const [query, setQuery] = useState({
    keyword: '',
    currentPage: 1,
    pageSize: hasPage ? pageSize : WITHOUT_PAGES,
  })
  const answer = useAnswer({
    key: `rows ${opening} ${source.key} ${JSON.stringify(query)}`,
    ask: (services, signal) =>
      source.rows(
        services,
        { ...query, relationField: source.labelKey, columns: columns.map(({ value }) => value) },
        signal,
      ),
  })

  // The last page stays while the next one loads.
  const [read, setRead] = useState<{ page?: unknown; shown: Shown }>({
    shown: { rows: [], total: 0, labels: NO_LABELS },
  })
  if (answer.status === 'ready' && answer.data !== read.page) {
    setRead({ page: answer.data, shown: readPage(answer.data, source.idKey) })
  }

  const clearFilter = query.keyword ? () => search('') : undefined
  function search(keyword: string) {
    setQuery({ ...query, keyword, currentPage: 1 })
  }

  const state: DataTableState =
    answer.status === 'failed'
      ? { kind: 'failed', message: failureText(answer.error, t, 'popupSelect.failed'), onRetry: answer.retry }
      : answer.status === 'ready'
        ? { kind: 'ready', onClearFilter: clearFilter }
        : { kind: 'loading' }

  return {
    ...read.shown,
    state,
    query,
    search,
    refresh: answer.retry,
    goTo: (currentPage: number) => setQuery({ ...query, currentPage }),
    resize: (size: number) => setQuery({ ...query, pageSize: size, currentPage: 1 }),
  }
}

/** Reads a page of rows; skips rows without an id and invalid responses. */
function readPage(
  page: { list?: unknown; total?: unknown; labels?: unknown } | null | undefined,
  idKey: string,
): Shown {
  const rows = Array.isArray(page?.list) ? page.list.filter((row: unknown) => isRecord(row)) : []
  const found = rows.filter((row) => isOptionValue(row[idKey]))
  const named = isRecord(page?.labels) ? Object.entries(page.labels) : []
  const labels = Object.fromEntries(named.map(([key, label]) => [key, typeof label === 'string' ? label : '']))
  return { rows: found, total: typeof page?.total === 'number' ? page.total : found.length, labels }
}

const isRecord = (row: unknown): row is DataRecord => typeof row === 'object' && row !== null
