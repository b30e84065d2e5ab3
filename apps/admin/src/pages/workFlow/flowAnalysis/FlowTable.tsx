import type { FlowFigures } from '@sqos/api-client/workflow'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'
import { CountCell, DurationCell, NameCell } from './cells.tsx'
import { shareText } from './duration.ts'
import styles from './FlowAnalysis.module.css'
import type { Drill } from './TasksDrawer.tsx'

interface FlowTableProps {
  rows: FlowFigures['flows']
  onFilter: (flow: { id: string; name: string }) => void
  onDrill: (drill: Drill) => void
}

const COUNTS = ['started', 'passed', 'running'] as const

/** Requests by flow. */
export function FlowTable({ rows, onFilter, onDrill }: FlowTableProps) {
  const { t } = useText(NAMESPACE)
  const longest = Math.max(0, ...rows.map(({ p90 }) => p90 ?? 0))
  if (rows.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('table.flows')}</h2>
      <p className={styles.note}>{t('table.flowsNote')}</p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('table.name')}</th>
              {COUNTS.map((kind) => (
                <th key={kind} scope="col" className={styles.end}>
                  {t(`table.${kind}`)}
                </th>
              ))}
              <th scope="col" className={styles.end}>
                {t('table.returnRate')}
              </th>
              <th scope="col">{t('table.p50')}</th>
              <th scope="col">{t('table.p90')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, ...row }) => (
              <tr key={id}>
                <NameCell name={name} onFilter={() => onFilter({ id, name })} />
                {COUNTS.map((kind) => (
                  <CountCell
                    key={kind}
                    name={`${name} ${t(`table.${kind}`)}`}
                    count={row[kind]}
                    onOpen={() => onDrill({ kind, name, scope: { flowId: id } })}
                  />
                ))}
                <td className={styles.end}>{shareText(row.returned, row.started)}</td>
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
