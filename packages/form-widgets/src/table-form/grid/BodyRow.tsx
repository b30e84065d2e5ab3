import { IconCopy, IconDelete } from '@arco-design/web-react/icon'
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { hasEditor } from '../model/cell-type.ts'
import { columnIn, type ResolvedColumn } from '../model/column.ts'
import type { Row } from '../model/row.ts'
import styles from './Grid.module.css'
import { Cell } from './Cell.tsx'
import { useGrid } from './grid-context.ts'
import { asStyle } from './layout.ts'
import { ROLE } from './roles.ts'

interface BodyRowProps {
  row: Row
  index: number
  columns: readonly ResolvedColumn[]
  pinned: readonly (number | undefined)[]
  hasActions: boolean
  isAllChecked: boolean
  isLast: boolean
  /** Column of the active cell, -1 in all other rows. */
  activeColumn: number
  isInside: boolean
  isPicking: boolean
  /** First and last selected column; -1 for none. */
  rangeStart: number
  rangeEnd: number
}

/** One row. When the cursor moves, only the row that it leaves and the row that it enters render again. */
export const BodyRow = memo(function BodyRow(props: BodyRowProps) {
  const { row, index, columns, pinned, activeColumn, isInside } = props
  const { store, t } = useGrid()
  const faults = new Map(store.faults.shownOfRow(row, props.isAllChecked).map(({ field, text }) => [field, text]))

  return (
    <div
      {...ROLE.row}
      aria-rowindex={index + 2}
      className={styles.row}
      data-row={index}
      data-last={props.isLast || undefined}
      style={asStyle({ '--tf-row': index })}
    >
      <div {...ROLE.rowHeader} aria-colindex={1} className={styles.index}>
        {index + 1}
      </div>
      {columns.map((shared, columnIndex) => {
        const column = columnIn(shared, row.record)
        const isActive = columnIndex === activeColumn
        const looksAtRow = column.type.View !== undefined || hasEditor(column.type)
        return (
          <Cell
            key={column.field}
            column={column}
            columnIndex={columnIndex}
            rowIndex={index}
            value={column.isHidden ? undefined : row.record[column.field]}
            record={looksAtRow ? row.record : undefined}
            fault={faults.get(column.field)}
            pinnedAt={pinned[columnIndex]}
            isActive={isActive}
            isFocused={isActive && isInside}
            isPicking={isActive && props.isPicking}
            isInRange={columnIndex >= props.rangeStart && columnIndex <= props.rangeEnd}
          />
        )
      })}
      {props.hasActions && (
        <>
          <ActionCell
            column={columns.length}
            action="copy"
            name={t('copy', { row: index + 1 })}
            icon={<IconCopy aria-hidden />}
            isActive={activeColumn === columns.length}
            isFocused={activeColumn === columns.length && isInside}
          />
          <ActionCell
            column={columns.length + 1}
            action="remove"
            name={t('remove', { row: index + 1 })}
            icon={<IconDelete aria-hidden />}
            isActive={activeColumn === columns.length + 1}
            isFocused={activeColumn === columns.length + 1 && isInside}
          />
        </>
      )}
    </div>
  )
})

interface ActionCellProps {
  column: number
  action: 'copy' | 'remove'
  name: string
  icon: ReactNode
  isActive: boolean
  isFocused: boolean
}

/** A button at the end of a row; the grid listens. */
const ActionCell = memo(function ActionCell({ column, action, name, icon, isActive, isFocused }: ActionCellProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(
    function takeFocus() {
      if (isFocused) button.current?.focus()
    },
    [isFocused],
  )
  return (
    <div {...ROLE.cell} aria-colindex={column + 2} className={styles.action} data-column={column}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={name}
        title={name}
        tabIndex={isActive ? 0 : -1}
        data-action={action}
      >
        {icon}
      </button>
    </div>
  )
})
