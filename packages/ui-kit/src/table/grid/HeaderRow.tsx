import { useText } from '@sqos/i18n/react'
import { useLayoutEffect, useRef } from 'react'
import { Tick } from '../selection/Tick.tsx'
import type { SelectionControl } from '../selection/use-selection.ts'
import styles from '../Table.module.css'
import type { DataSort } from '../types.ts'
import type { ColumnLayoutControl } from '../columns/use-column-layout.ts'
import { tameControls } from './cell-controls.ts'
import type { GridColumn } from './grid-columns.ts'
import { COLUMN_HEADER, ROW, ROW_GROUP } from './roles.ts'
import { HeaderCell } from './HeaderCell.tsx'

export interface HeaderRowProps<Row> {
  columns: readonly GridColumn<Row>[]
  layout: ColumnLayoutControl<Row>
  selection: SelectionControl | undefined
  sort: DataSort | undefined
  onSort: ((id: string) => void) | undefined
  /** The header that is the grid's tab stop. */
  activeColumn: number | undefined
}

const SHOWN = { none: false, some: 'some', all: true } as const

/** The sticky row of headers. */
export function HeaderRow<Row>({ columns, layout, selection, sort, onSort, activeColumn }: HeaderRowProps<Row>) {
  const { t } = useText('ui-kit')
  const row = useRef<HTMLTableRowElement>(null)

  useLayoutEffect(function keepControlsOutOfTabOrder() {
    tameControls(row.current)
  })

  return (
    <thead {...ROW_GROUP} className={styles['head']}>
      <tr {...ROW} ref={row} className={styles['headRow']} aria-rowindex={1}>
        {columns.map((column) =>
          column.kind === 'data' ? (
            <HeaderCell
              key={column.id}
              column={column}
              layout={layout}
              sort={sort}
              onSort={onSort}
              active={activeColumn === column.index}
            />
          ) : (
            <th
              key={column.id}
              {...COLUMN_HEADER}
              className={styles['cell']}
              style={column.style}
              aria-colindex={column.index + 1}
              tabIndex={activeColumn === column.index ? 0 : -1}
              data-kind={column.kind}
              data-pin="start"
              data-edge={column.edge}
            >
              {column.kind === 'index' && <span className={styles['content']}>{t('table.index')}</span>}
              {column.kind === 'select' && selection && (
                <Tick label={t('table.select.all')} checked={SHOWN[selection.shown]} onToggle={selection.toggleAll} />
              )}
            </th>
          ),
        )}
      </tr>
    </thead>
  )
}
