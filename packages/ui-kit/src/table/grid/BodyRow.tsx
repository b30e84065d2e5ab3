import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Tick } from '../selection/Tick.tsx'
import styles from '../Table.module.css'
import { TreeToggle } from '../tree/TreeToggle.tsx'
import type { LazyStatus } from '../tree/use-lazy-children.ts'
import type { DataColumn } from '../types.ts'
import { tameControls } from './cell-controls.ts'
import type { DisplayRow } from './display-rows.ts'
import type { GridColumn } from './grid-columns.ts'
import { ROW } from './roles.ts'

/** API of the table for its rows; the same object during the lifetime of the table. */
export interface RowActions {
  select: (key: string, range?: 'range') => void
  toggle: (key: string, open: boolean) => void
  retry: (key: string) => void
}

export interface BodyRowProps<Row> {
  row: DisplayRow<Row>
  columns: readonly GridColumn<Row>[]
  /** px from the top of the body. */
  start: number
  number: number
  isTree: boolean
  selected: boolean | undefined
  selectable: boolean
  status: LazyStatus | undefined
  /** The column of this row that is the grid's tab stop. */
  activeColumn: number | undefined
  selectLabel: string
  actions: RowActions
}

function BodyRowContent<Row>(props: BodyRowProps<Row>) {
  const { row, columns, start, isTree, selected, status, activeColumn } = props
  const element = useRef<HTMLTableRowElement>(null)

  useLayoutEffect(function keepControlsOutOfTabOrder() {
    tameControls(element.current)
  })

  return (
    <tr
      {...ROW}
      ref={element}
      className={styles['row']}
      style={{ transform: `translateY(${start}px)` }}
      aria-rowindex={row.index + 2}
      aria-selected={selected}
      aria-busy={status === 'loading' || undefined}
      {...(isTree && {
        'aria-level': row.depth + 1,
        'aria-posinset': row.position,
        'aria-setsize': row.setSize,
        'aria-expanded': row.canExpand ? row.expanded : undefined,
      })}
      data-row-key={row.key}
    >
      {columns.map((column) => (
        <td
          key={column.id}
          role={column.kind === 'data' && column.isRowHeader ? 'rowheader' : 'gridcell'}
          className={styles['cell']}
          style={column.style}
          aria-colindex={column.index + 1}
          tabIndex={activeColumn === column.index ? 0 : -1}
          data-kind={column.kind}
          data-pin={column.pin === 'none' ? undefined : column.pin}
          data-edge={column.edge}
          data-align={column.kind === 'data' ? column.column.align : undefined}
        >
          <CellContent column={column} {...props} />
        </td>
      ))}
    </tr>
  )
}

/** A row renders again only when its own content changes, not when the table scrolls or another row changes. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets the type parameter
export const BodyRow = memo(BodyRowContent) as typeof BodyRowContent

function CellContent<Row>({ column, ...props }: BodyRowProps<Row> & { column: GridColumn<Row> }) {
  const { row, number, selected, selectable, selectLabel, actions } = props
  switch (column.kind) {
    case 'index':
      return <span className={styles['content']}>{number}</span>
    case 'select':
      return (
        <Tick
          label={selectLabel}
          checked={selected === true}
          disabled={!selectable}
          onToggle={(range) => actions.select(row.key, range)}
        />
      )
    case 'data':
      return (
        <>
          {column.holdsTree && <TreePart {...props} />}
          <span className={styles['content']}>{cellContent(column.column, row.row)}</span>
        </>
      )
  }
}

function TreePart<Row>({ row, isTree, status, actions }: BodyRowProps<Row>) {
  if (!isTree) return null
  return (
    <TreeToggle
      depth={row.depth}
      canExpand={row.canExpand}
      expanded={row.expanded}
      status={status}
      onToggle={() => actions.toggle(row.key, !row.expanded)}
      onRetry={() => actions.retry(row.key)}
    />
  )
}

/** Cell content of a column: its `render`, else its value. */
export function cellContent<Row>(column: DataColumn<Row>, row: Row): ReactNode {
  if (column.render) return column.render(row)
  const value = column.value?.(row)
  return typeof value === 'boolean' ? String(value) : value
}
