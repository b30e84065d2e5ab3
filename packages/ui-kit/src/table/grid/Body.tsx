import { useText } from '@sqos/i18n/react'
import { lazy, Suspense, useState } from 'react'
import styles from '../Table.module.css'
import type { TableModel } from '../use-table-model.ts'
import { BodyRow, type RowActions } from './BodyRow.tsx'
import type { CellPosition } from './navigation.ts'
import { ROW_GROUP } from './roles.ts'
import type { RowRange } from './RowWindow.tsx'

const RowWindow = lazy(async () => ({ default: (await import('./RowWindow.tsx')).RowWindow }))

/** The longest list whose rows are all rendered. Longer ones load the library that computes the visible rows. */
const ALL = 50

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
  const { rows, columns, selection, lazy: children } = model
  const { t } = useText('ui-kit')
  const [range, setRange] = useState<RowRange>({ first: 0, last: ALL - 1 })
  const isLong = rows.length > ALL
  const { first, last } = isLong ? range : { first: 0, last: rows.length - 1 }

  return (
    <tbody {...ROW_GROUP} className={styles['body']} style={{ blockSize: rows.length * rowHeight }}>
      {isLong && (
        <Suspense fallback={null}>
          <RowWindow
            count={rows.length}
            scroller={scroller}
            rowHeight={rowHeight}
            keyOf={(index) => rows[index]?.key ?? index}
            onChange={setRange}
          />
        </Suspense>
      )}
      {withRow(indexesOf(first, last), active.row).map((index) => {
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
            status={children.statusOf(row.key)}
            activeColumn={active.row === index ? active.column : undefined}
            selectLabel={t('table.select.row', { number: firstIndex + index })}
            actions={actions}
          />
        )
      })}
    </tbody>
  )
}

const indexesOf = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

const withRow = (indexes: number[], row: number) =>
  row < 0 || indexes.includes(row) ? indexes : [...indexes, row].sort((a, b) => a - b)
