import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useText } from '@sqos/i18n/react'
import { useEffect } from 'react'
import styles from '../Table.module.css'
import type { TableModel } from '../use-table-model.ts'
import { BodyRow, type RowActions } from './BodyRow.tsx'
import type { CellPosition } from './navigation.ts'
import { ROW_GROUP } from './roles.ts'

export interface BodyProps<Row> {
  model: TableModel<Row>
  scroller: HTMLElement | null
  rowHeight: number
  firstIndex: number
  isTree: boolean
  active: CellPosition
  actions: RowActions
}

/** Renders the visible rows and a few around them. The row with the tab stop stays rendered at any scroll position. */
export function Body<Row>(props: BodyProps<Row>) {
  const { model, scroller, rowHeight, firstIndex, isTree, active, actions } = props
  const { rows, columns, selection, lazy } = model
  const { t } = useText('ui-kit')
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component as it is, which is right
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
    initialRect: { width: 0, height: 640 },
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), active.row),
  })

  useEffect(
    function measureAgain() {
      virtualizer.measure()
    },
    [virtualizer, rowHeight],
  )

  return (
    <tbody {...ROW_GROUP} className={styles['body']} style={{ blockSize: rows.length * rowHeight }}>
      {virtualizer.getVirtualItems().map(({ index }) => {
        const row = rows[index]
        if (!row) return null
        return (
          <BodyRow
            key={row.key}
            row={row}
            columns={columns}
            start={index * rowHeight}
            number={firstIndex + index}
            isTree={isTree}
            selected={selection?.selected.has(row.key)}
            selectable={selection?.isSelectable(row.key) ?? false}
            status={lazy.statusOf(row.key)}
            activeColumn={active.row === index ? active.column : undefined}
            selectLabel={t('table.select.row', { number: firstIndex + index })}
            actions={actions}
          />
        )
      })}
    </tbody>
  )
}

const withRow = (indexes: number[], row: number) =>
  row < 0 || indexes.includes(row) ? indexes : [...indexes, row].sort((a, b) => a - b)
