import { type ComponentType, useMemo, useState } from 'react'
import { needsLoading } from '../options/needs-loading.ts'
import type { Options } from '../options/use-options.ts'
import type { OptionsLoaderProps } from './interactions/OptionsLoader.tsx'
import type { CellTypes } from './model/cell-type.ts'
import type { TableColumn } from './model/column.ts'
import { resolveColumns, sourceOf } from './resolve-columns.ts'

interface ColumnOptions {
  columns: readonly TableColumn[]
  cellTypes: CellTypes
  isEditable: boolean
  /** Loads the options of a column; lazily loaded. */
  Loader: ComponentType<OptionsLoaderProps> | undefined
}

/** The columns with their kinds, rules and options. Render `loaders` to load options. */
export function useColumns({ columns, cellTypes, isEditable, Loader }: ColumnOptions) {
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
    .filter((column) => needsLoading(sourceOf(column)))
    .map((column) => Loader && <Loader key={column.field} column={column} onLoad={take} />)
  return { columns: resolved, loaders }
}
