import { IconCaretDown, IconCaretUp } from '@arco-design/web-react/icon'
import { useRef } from 'react'
import { fittingWidth } from '../columns/auto-fit.ts'
import { canHide, clampWidth, MIN_WIDTH } from '../columns/column-layout.ts'
import { useColumnDrag } from '../columns/ColumnDrag.tsx'
import { ColumnMenu } from '../columns/ColumnMenu.tsx'
import { ResizeHandle } from '../columns/ResizeHandle.tsx'
import type { ColumnLayoutControl } from '../columns/use-column-layout.ts'
import styles from '../Table.module.css'
import type { DataSort } from '../types.ts'
import { type DataGridColumn, growName, widthName } from './grid-columns.ts'
import parts from './Header.module.css'
import { COLUMN_HEADER } from './roles.ts'

export interface HeaderCellProps<Row> {
  column: DataGridColumn<Row>
  layout: ColumnLayoutControl<Row>
  sort: DataSort | undefined
  onSort: ((id: string) => void) | undefined
  active: boolean
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

/** Header of a column: title that sorts, menu, and resize handle. */
export function HeaderCell<Row>({ column, layout, sort, onSort, active }: HeaderCellProps<Row>) {
  const { id, index, pin, column: definition } = column
  const { header, align, resizable = true } = definition
  const sortable = definition.sortable === true && onSort !== undefined
  const order = sort?.id === id ? sort.order : undefined
  const drag = useColumnDrag({ id, index, pin })

  const cell = useRef<HTMLTableCellElement>(null)
  /** The element that holds the widths. */
  const frameOf = () => cell.current?.closest('table')?.parentElement

  function autoFit() {
    const table = cell.current?.closest('table')
    if (table) layout.setWidth(id, fittingWidth(table, index))
  }

  // While the edge is dragged only two custom properties change; no row renders again until it is released.
  function preview(width: number) {
    const frame = frameOf()
    frame?.style.setProperty(widthName(index), `${clampWidth(definition, width)}px`)
    frame?.style.setProperty(growName(index), '0')
  }

  function resize(width: number) {
    frameOf()?.style.removeProperty(growName(index))
    layout.setWidth(id, width)
  }

  return (
    <th
      ref={cell}
      {...COLUMN_HEADER}
      className={styles['cell']}
      style={column.style}
      aria-colindex={index + 1}
      aria-sort={sortable ? (order ? ARIA_SORT[order] : 'none') : undefined}
      tabIndex={active ? 0 : -1}
      data-pin={pin === 'none' ? undefined : pin}
      data-edge={column.edge}
      data-align={align}
      data-column={id}
      data-dragging={drag.dragging || undefined}
      data-drop={drag.drop}
      {...drag.listeners}
    >
      {sortable ? (
        <button type="button" tabIndex={-1} className={parts['sort']} onClick={() => onSort(id)}>
          <span className={styles['content']}>{header}</span>
          <span className={parts['carets']} data-order={order} aria-hidden>
            <IconCaretUp />
            <IconCaretDown />
          </span>
        </button>
      ) : (
        <span className={styles['content']}>{header}</span>
      )}
      <ColumnMenu
        header={header}
        pin={pin}
        hideable={canHide(layout.placed, id)}
        resizable={resizable}
        onPin={(next) => layout.setPin(id, next)}
        onHide={() => layout.setVisible(id, false)}
        onAutoFit={autoFit}
      />
      {resizable && (
        <ResizeHandle
          header={header}
          width={column.size}
          minWidth={definition.minWidth ?? MIN_WIDTH}
          onPreview={preview}
          onResize={resize}
          onAutoFit={autoFit}
        />
      )}
    </th>
  )
}
