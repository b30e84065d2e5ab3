import { useState } from 'react'
import type { ResolvedColumn } from '../model/column.ts'
import type { Row } from '../model/row.ts'
import { ColumnSum } from '../model/summary.ts'
import styles from './Grid.module.css'
import { useGrid } from './grid-context.ts'
import { asStyle } from './layout.ts'
import { ROLE } from './roles.ts'

interface SumRowProps {
  rows: readonly Row[]
  columns: readonly ResolvedColumn[]
  pinned: readonly (number | undefined)[]
  fields: readonly string[]
}

/** The sums below the rows. */
export function SumRow({ rows, columns, pinned, fields }: SumRowProps) {
  const { t } = useGrid()
  const [sums] = useState(() => new Map<string, ColumnSum>())

  function sumOf(field: string): string {
    const sum = sums.get(field) ?? new ColumnSum(field)
    sums.set(field, sum)
    return sum.of(rows)
  }

  return (
    <div {...ROLE.group} className={styles.foot}>
      <div {...ROLE.row} aria-rowindex={rows.length + 2} className={styles.sumRow}>
        <div {...ROLE.rowHeader} aria-colindex={1} className={styles.index}>
          {t('sum')}
        </div>
        {columns.map((column, index) => (
          <div
            key={column.field}
            {...ROLE.cell}
            aria-colindex={index + 2}
            className={styles.sumCell}
            data-label={fields.includes(column.field) ? column.label : undefined}
            data-align={column.type.align}
            data-pinned={pinned[index] === undefined ? undefined : true}
            style={pinned[index] === undefined ? undefined : asStyle({ '--tf-pinned': `${pinned[index]}px` })}
          >
            {fields.includes(column.field) && column.type.format(sumOf(column.field), { column, t })}
          </div>
        ))}
      </div>
    </div>
  )
}
