import { useText } from '@sqos/i18n/react'
import { useEffect, useMemo } from 'react'
import { type ColumnLayoutControl, useColumnLayout } from './columns/use-column-layout.ts'
import type { DisplayRow } from './grid/display-rows.ts'
import { type GridColumn, gridColumns } from './grid/grid-columns.ts'
import { useDisplayRows } from './grid/use-display-rows.ts'
import { type SelectionControl, useSelection } from './selection/use-selection.ts'
import { type Expansion, useExpansion } from './tree/use-expansion.ts'
import { type LazyChildren, useLazyChildren } from './tree/use-lazy-children.ts'
import type { DataTableProps } from './types.ts'

/** The state of a table that its parts render. */
export interface TableModel<Row> {
  columns: readonly GridColumn<Row>[]
  rows: readonly DisplayRow<Row>[]
  layout: ColumnLayoutControl<Row>
  selection: SelectionControl | undefined
  expansion: Expansion
  lazy: LazyChildren<Row>
}

/** Combines columns, rows, tree and selection of a table. */
export function useTableModel<Row>(props: DataTableProps<Row>): TableModel<Row> {
  const { rows, columns, rowKey, tree, sort, sortMode = 'server', layoutKey, showIndex = false, firstIndex = 1 } = props
  const { language } = useText('ui-kit')
  const layout = useColumnLayout(layoutKey, columns)
  const expansion = useExpansion({ tree, rows, rowKey })
  const lazy = useLazyChildren(tree, { rows, rowKey })
  const shown = useDisplayRows({
    rows,
    rowKey,
    columns,
    language,
    sort: sortMode === 'client' ? sort : undefined,
    childrenOf: lazy.childrenOf,
    canExpand: lazy.canExpand,
    expanded: expansion.expanded,
  })
  const selection = useSelection(props.selection, shown)

  const { load } = lazy
  useEffect(
    function loadChildrenOfOpenRows() {
      for (const { row, expanded } of shown) if (expanded) load(row)
    },
    [shown, load],
  )

  const selectable = props.selection !== undefined
  const lastNumber = showIndex ? firstIndex + shown.length - 1 : undefined
  const isTree = props.tree !== undefined
  const placed = useMemo(
    () =>
      gridColumns(
        layout.placed.filter(({ visible }) => visible),
        { selectable, lastNumber, rows, isTree },
      ),
    [layout.placed, selectable, lastNumber, rows, isTree],
  )
  return { columns: placed, rows: shown, layout, selection, expansion, lazy }
}
