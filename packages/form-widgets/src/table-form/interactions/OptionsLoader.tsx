import { useEffect } from 'react'
import { type Options, useOptions } from '../../options/use-options.ts'
import type { TableColumn } from '../model/column.ts'
import { sourceOf } from '../resolve-columns.ts'

export interface OptionsLoaderProps {
  column: TableColumn
  onLoad: (field: string, options: Options) => void
}

/** Loads the options of a column once for all rows. */
export function OptionsLoader({ column, onLoad }: OptionsLoaderProps) {
  const { list, index, isLoading, failure } = useOptions(sourceOf(column))
  const text = failure?.text
  const retry = failure?.retry
  useEffect(
    function tellOptions() {
      onLoad(column.field, { list, index, isLoading, failure: text && retry ? { text, retry } : undefined })
    },
    [column.field, list, index, isLoading, text, retry, onLoad],
  )
  return null
}
