import { useText } from '@sqos/i18n/react'
import type { GridColumn } from '../grid/grid-columns.ts'
import styles from '../Table.module.css'
import { useDelayed } from './use-delayed.ts'

/** Lengths in percent, so that the bars look like text. */
const LENGTHS = [72, 54, 86, 61, 78, 48, 69, 57]

export interface SkeletonProps<Row> {
  columns: readonly GridColumn<Row>[]
  rowHeight: number
}

/** Grey bars where the texts will stand; nothing for the first 200 ms. */
export function Skeleton<Row>({ columns, rowHeight }: SkeletonProps<Row>) {
  const { t } = useText('ui-kit')
  const late = useDelayed(true, 200)
  const cells =
    columns.length > 0 ? columns.map(barOf) : [{ id: 'card', kind: 'data', style: { flex: 1 }, align: undefined }]
  return (
    <div className={styles['skeleton']} style={{ minBlockSize: LENGTHS.length * rowHeight }}>
      <output className={styles['spoken']}>{late && t('table.loading')}</output>
      {late &&
        LENGTHS.map((_, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- the rows never change places
          <div key={row} className={styles['headRow']} data-skeleton aria-hidden>
            {cells.map(({ id, style, kind, align }, column) => (
              <span key={id} className={styles['cell']} style={style} data-kind={kind} data-align={align}>
                <span
                  className={styles['bar']}
                  style={{ inlineSize: kind === 'select' ? 16 : `${LENGTHS[(row + column * 3) % LENGTHS.length]}%` }}
                />
              </span>
            ))}
          </div>
        ))}
    </div>
  )
}

function barOf<Row>(column: GridColumn<Row>) {
  const { id, kind, style } = column
  return { id, kind, style, align: column.kind === 'data' ? column.column.align : undefined }
}
