import type { ListColumn } from '@sqos/form-model'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import type { NamedFilter } from './list-filters.ts'
import type { RowsRequest } from './list-source.ts'

/** Name of the view in the address; the rows have none. */
export const VIEW = 'view'
const CHART = 'chart'

/** A list as a chart: what it needs to count the records of the list. */
export interface ListChart {
  title: string
  /** The query of the list. */
  request: RowsRequest
  /** The columns that the user sees. */
  columns: readonly ListColumn[]
  /** Another value when the records are to be read again. */
  version: unknown
  /** The chart in the address; '' for none. */
  setting: string
  onSetting: (setting: string) => void
  /** Shows the records behind a mark of the chart. */
  onPick: (filters: readonly NamedFilter[]) => void
}

/** Whether a list shows its rows or a chart, and which one, in the address. */
export function useListView() {
  const [params, setParams] = useSearchParams()
  const write = useCallback(
    (name: string, value: string) =>
      setParams(
        (present) => {
          const next = new URLSearchParams(present)
          if (value === '') next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: name === CHART },
      ),
    [setParams],
  )
  return {
    isChart: params.get(VIEW) === CHART,
    show: useCallback((view: 'table' | 'chart') => write(VIEW, view === 'chart' ? CHART : ''), [write]),
    setting: params.get(CHART) ?? '',
    setSetting: useCallback((setting: string) => write(CHART, setting), [write]),
  }
}
