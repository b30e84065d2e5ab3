import {
  createExpandedRowModel,
  createSortedRowModel,
  rowExpandingFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row as TableRow,
} from '@tanstack/react-table'
import type { Language } from '@sqos/contract'
import { localeOf } from '@sqos/i18n'
import { useMemo } from 'react'
import type { DataColumn, DataSort } from '../types.ts'
import { compareValues } from './compare.ts'
import type { DisplayRow } from './display-rows.ts'

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
})

interface Item<Row> {
  row: Row
  children: Item<Row>[] | undefined
}

interface DisplayRowsOptions<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => string
  columns: readonly DataColumn<Row>[]
  /** Only in client mode. */
  sort: DataSort | undefined
  language: Language
  childrenOf: (row: Row) => readonly Row[] | undefined
  canExpand: (row: Row) => boolean
  expanded: Record<string, boolean>
}

/** The displayed rows, sorted and expanded by TanStack's row models. */
export function useDisplayRows<Row>(options: DisplayRowsOptions<Row>): readonly DisplayRow<Row>[] {
  const { rows, rowKey, columns, sort, language, childrenOf, canExpand, expanded } = options
  const data = useMemo(() => toItems(rows, childrenOf), [rows, childrenOf])
  const definitions = useMemo(() => sortDefinitions(columns, language), [columns, language])
  const sorting = useMemo(() => (sort ? [{ id: sort.id, desc: sort.order === 'desc' }] : []), [sort])
  const table = useTable<typeof features, Item<Row>>({
    features,
    data,
    columns: definitions,
    getRowId: ({ row }) => rowKey(row),
    getSubRows: ({ children }) => children,
    state: { expanded, sorting },
    autoResetExpanded: false,
  })
  const model = table.getRowModel()
  return useMemo(() => displayRows(model.rows, { canExpand, expanded }), [model, canExpand, expanded])
}

// The children are resolved first, because TanStack reads them only when `data` is a new array.
function toItems<Row>(rows: readonly Row[], childrenOf: (row: Row) => readonly Row[] | undefined): Item<Row>[] {
  return rows.map((row) => {
    const children = childrenOf(row)
    return { row, children: children && toItems(children, childrenOf) }
  })
}

function sortDefinitions<Row>(columns: readonly DataColumn<Row>[], language: Language) {
  const collator = new Intl.Collator(localeOf(language), { numeric: true })
  return columns.map(({ id, value }): ColumnDef<typeof features, Item<Row>> => ({
    id,
    accessorFn: ({ row }) => value?.(row),
    sortUndefined: 'last',
    sortFn: (a, b) => compareValues(value?.(a.original.row), value?.(b.original.row), collator),
  }))
}

function displayRows<Row>(
  rows: readonly TableRow<typeof features, Item<Row>>[],
  { canExpand, expanded }: { canExpand: (row: Row) => boolean; expanded: Record<string, boolean> },
): DisplayRow<Row>[] {
  const siblings = new Map<string | undefined, number>()
  const shown = rows.map((tableRow, index): DisplayRow<Row> => {
    const position = (siblings.get(tableRow.parentId) ?? 0) + 1
    siblings.set(tableRow.parentId, position)
    const { row } = tableRow.original
    const open = canExpand(row)
    return {
      key: tableRow.id,
      row,
      index,
      depth: tableRow.depth,
      canExpand: open,
      expanded: open && expanded[tableRow.id] === true,
      position,
      setSize: 0,
      parentKey: tableRow.parentId,
    }
  })
  for (const row of shown) row.setSize = siblings.get(row.parentKey) ?? 1
  return shown
}
