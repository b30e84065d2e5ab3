import { useEffect, useMemo, useState } from 'react'
import { questionOf } from '../options/option-source.ts'
import { type Options, useOptions } from '../options/use-options.ts'
import type { CellTypes } from './model/cell-type.ts'
import type { TableColumn } from './model/column.ts'
import { resolveColumns, sourceOf } from './resolve-columns.ts'

interface ColumnOptions {
  columns: readonly TableColumn[]
  cellTypes: CellTypes
  isEditable: boolean
}

/** The columns with their kinds, rules and options; `loaders` has to be drawn for options that have to be asked for. */
export function useColumns({ columns, cellTypes, isEditable }: ColumnOptions) {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Options>>(new Map())
  const resolved = useMemo(
    () => resolveColumns(columns, { cellTypes, isEditable, loaded }),
    [columns, cellTypes, isEditable, loaded],
  )
  const take = useMemo(
    () => (field: string, options: Options) => setLoaded((before) => new Map(before).set(field, options)),
    [],
  )
  const loaders = columns
    .filter((column) => questionOf(sourceOf(column)))
    .map((column) => <OptionsLoader key={column.field} column={column} onLoad={take} />)
  return { columns: resolved, loaders }
}

interface OptionsLoaderProps {
  column: TableColumn
  onLoad: (field: string, options: Options) => void
}

/** Asks once for the options of a column, however many rows there are. */
function OptionsLoader({ column, onLoad }: OptionsLoaderProps) {
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
