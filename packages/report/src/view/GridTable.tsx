import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import type { Grid } from '@sqos/report-model'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Report.module.css'

/** Rows that are added at a time. */
const STEP = 500

interface GridTableProps {
  grid: Grid
  /** Only for paper: with all rows, hidden on the screen. */
  isPaper?: boolean
}

/** A block as an ordinary table. */
export function GridTable({ grid, isPaper = false }: GridTableProps) {
  const { t } = useText(NAMESPACE)
  const [most, setMost] = useState(STEP)
  const { headRows, rows, title } = grid
  const body = rows.slice(headRows)
  const shown = isPaper ? body : body.slice(0, most)
  return (
    <div
      className={isPaper ? styles.paper : styles.sheet}
      {...(!isPaper && { role: 'group', tabIndex: 0, 'aria-label': title })}
    >
      <table className={styles.table} aria-label={title}>
        <thead>
          {rows.slice(0, headRows).map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a grid have no other name
            <tr key={index}>
              {row.cells.map(
                (cell, at) =>
                  cell && (
                    // oxlint-disable-next-line react/no-array-index-key -- cells of a grid have no other name
                    <th key={at} scope="col" colSpan={cell.colSpan} rowSpan={cell.rowSpan}>
                      {cell.text}
                    </th>
                  ),
              )}
            </tr>
          ))}
        </thead>
        <tbody>
          {shown.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a grid have no other name
            <tr key={index} data-total={row.cells[0]?.isTotal || undefined}>
              {row.cells.map(
                (cell, at) =>
                  cell && (
                    <td
                      // oxlint-disable-next-line react/no-array-index-key -- cells of a grid have no other name
                      key={at}
                      colSpan={cell.colSpan}
                      data-look={cell.look}
                      data-number={typeof cell.value === 'number' || undefined}
                    >
                      {cell.text}
                    </td>
                  ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {!isPaper && body.length > most && (
        <Button size="small" onClick={() => setMost(most + STEP)}>
          {t('more', { count: body.length - most })}
        </Button>
      )}
    </div>
  )
}
