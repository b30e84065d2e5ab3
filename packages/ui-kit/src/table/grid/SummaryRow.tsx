import { useText } from '@sqos/i18n/react'
import type { ReactNode } from 'react'
import styles from '../Table.module.css'
import type { GridColumn } from './grid-columns.ts'
import { ROW, ROW_GROUP } from './roles.ts'

export interface SummaryRowProps<Row> {
  columns: readonly GridColumn<Row>[]
  rows: readonly Row[]
  rowIndex: number
}

/** The sums below the rows; the first cell is their label. */
export function SummaryRow<Row>({ columns, rows, rowIndex }: SummaryRowProps<Row>) {
  const { t } = useText('ui-kit')
  const named = columns.find(({ kind }) => kind === 'data')
  return (
    <tfoot {...ROW_GROUP} className={styles['foot']}>
      <tr {...ROW} className={styles['summary']} aria-rowindex={rowIndex}>
        {columns.map((column) => (
          <td
            key={column.id}
            role={column === named ? 'rowheader' : 'gridcell'}
            className={styles['cell']}
            style={column.style}
            aria-colindex={column.index + 1}
            data-pin={column.pin === 'none' ? undefined : column.pin}
            data-edge={column.edge}
            data-align={column.kind === 'data' ? column.column.align : undefined}
          >
            <span className={styles['content']}>
              {column === named && t('table.summary')}{' '}
              {column.kind === 'data' && summaryOf(column.column.summary, rows)}
            </span>
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

/** Whether the summary row has content. */
export const hasSummary = <Row,>(columns: readonly GridColumn<Row>[]) =>
  columns.some((column) => column.kind === 'data' && column.column.summary !== undefined)

/** Summary of a column. */
export function summaryOf<Row>(
  summary: ReactNode | ((rows: readonly Row[]) => ReactNode),
  rows: readonly Row[],
): ReactNode {
  return typeof summary === 'function' ? summary(rows) : summary
}
