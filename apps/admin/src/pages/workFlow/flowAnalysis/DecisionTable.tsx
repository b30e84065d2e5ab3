import type { FlowFigures } from '@sqos/api-client/workflow'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'
import { CountCell, DurationCell, NameCell } from './cells.tsx'
import { shareText } from './duration.ts'
import styles from './FlowAnalysis.module.css'
import type { Drill } from './TasksDrawer.tsx'

type Row = FlowFigures['people'][number] & { scope: Drill['scope'] }

interface DecisionTableProps {
  title: string
  note?: string
  nameTitle: string
  rows: readonly Row[]
  /** Limits the page to a row. */
  onFilter?: (row: { id: string; name: string }) => void
  onDrill: (drill: Drill) => void
}

/** Decisions by node, department or person, with their durations. */
export function DecisionTable({ title, note, nameTitle, rows, onFilter, onDrill }: DecisionTableProps) {
  const { t } = useText(NAMESPACE)
  const longest = Math.max(0, ...rows.map(({ p90 }) => p90 ?? 0))
  if (rows.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{nameTitle}</th>
              <th scope="col" className={styles.end}>
                {t('table.decided')}
              </th>
              <th scope="col" className={styles.end}>
                {t('table.overdue')}
              </th>
              <th scope="col" className={styles.end}>
                {t('table.returnRate')}
              </th>
              <th scope="col">{t('table.p50')}</th>
              <th scope="col">{t('table.p90')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, scope, ...row }) => (
              <tr key={id}>
                <NameCell name={name} onFilter={onFilter && (() => onFilter({ id, name }))} />
                <CountCell
                  name={`${name} ${t('table.decided')}`}
                  count={row.decided}
                  onOpen={() => onDrill({ kind: 'decided', name, scope })}
                />
                <CountCell
                  name={`${name} ${t('table.overdue')}`}
                  count={row.overdue}
                  onOpen={() => onDrill({ kind: 'overdue', name, scope })}
                />
                <td className={styles.end}>{shareText(row.returned, row.decided)}</td>
                <DurationCell ms={row.p50} longest={longest} />
                <DurationCell ms={row.p90} longest={longest} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
