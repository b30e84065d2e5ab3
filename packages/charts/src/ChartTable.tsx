import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'
import styles from './Chart.module.css'
import type { ChartNumbers } from './numbers.ts'
import type { FigureTable } from './table/chart-table.ts'
import type { ChartPick } from './types.ts'

/** More rows are for a spreadsheet. */
const MAX_ROWS = 500

interface ChartTableProps {
  label: string
  table: FigureTable
  numbers: ChartNumbers
  /** Present in the visible table: the names become buttons. */
  onPick?: ((pick: ChartPick) => void) | undefined
}

/** The figures of a chart as a table: visible, or for screen readers only. */
export function ChartTable({ label, table: { columns, rows }, numbers, onPick }: ChartTableProps) {
  const { t } = useText(NAMESPACE)
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.hidden}>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            {columns.map((column, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns never move, and two may have one title
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MAX_ROWS).map(({ name, cells }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- points of a scatter chart may share their name
            <tr key={index}>
              <th scope="row">
                {onPick ? (
                  <button
                    type="button"
                    className={styles.pick}
                    aria-label={t('pick', { name })}
                    onClick={() => onPick({ name, series: undefined, value: cells[0]?.value ?? null })}
                  >
                    {name}
                  </button>
                ) : (
                  name
                )}
              </th>
              {cells.map(({ value }, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <td key={column}>{numbers.whole(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MAX_ROWS && <p className={styles.note}>{t('rest', { total: rows.length, shown: MAX_ROWS })}</p>}
    </>
  )
}
