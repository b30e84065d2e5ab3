import { useText } from '@sqos/i18n/react'
import { Delayed } from '../../states/Delayed.tsx'
import type { GridColumn } from '../grid/grid-columns.ts'
import table from '../Table.module.css'
import styles from './States.module.css'

/** Lengths in percent, so that the bars look like text. */
const LENGTHS = [72, 54, 86, 61, 78, 48, 69, 57]

export interface SkeletonProps<Row> {
  columns: readonly GridColumn<Row>[]
}

/** Skeleton rows; empty for the first 200 ms. */
export function Skeleton<Row>({ columns }: SkeletonProps<Row>) {
  const { t } = useText('ui-kit')
  const bars = columns.length > 0 ? columns.map(barOf) : [{ id: 'card', kind: 'data', style: { flex: 1 } }]
  return (
    <div
      className={styles['skeleton']}
      data-waiting
      style={{ minBlockSize: `calc(${LENGTHS.length} * var(--dt-row))` }}
    >
      <Delayed>
        <output className={table['spoken']}>{t('loading')}</output>
        {LENGTHS.map((_, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- the rows never change places
          <div key={row} className={table['headRow']} data-skeleton aria-hidden>
            {bars.map(({ id, kind, ...cell }, column) => (
              <span key={id} className={table['cell']} data-kind={kind} {...cell}>
                <span
                  className={styles['bar']}
                  style={{ inlineSize: kind === 'select' ? 16 : `${LENGTHS[(row + column * 3) % LENGTHS.length]}%` }}
                />
              </span>
            ))}
          </div>
        ))}
      </Delayed>
    </div>
  )
}

function barOf<Row>(column: GridColumn<Row>) {
  const { id, kind, style } = column
  return { id, kind, style, 'data-align': column.kind === 'data' ? column.column.align : undefined }
}
