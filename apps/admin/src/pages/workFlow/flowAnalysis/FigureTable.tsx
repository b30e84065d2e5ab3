import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'
import { CountCell, DurationCell, NameCell } from './cells.tsx'
import { shareText } from './duration.ts'
import styles from './FlowAnalysis.module.css'
import type { Drill } from './TasksDrawer.tsx'

/** The counts of requests by flow. The return rate is a share of the first one. */
export const FLOW_COUNTS = ['started', 'passed', 'running'] as const
/** The counts of decisions. The return rate is a share of the first one. */
export const DECISION_COUNTS = ['decided', 'overdue'] as const

type Count = (typeof FLOW_COUNTS)[number] | (typeof DECISION_COUNTS)[number]

type Row<Kind extends Count> = Record<Kind | 'returned', number> & {
  id: string
  name: string
  /** Half of the durations are shorter, in ms. */
  p50: number | null
  /** 90 % of the durations are shorter, in ms. */
  p90: number | null
  scope: Drill['scope']
}

interface FigureTableProps<Kind extends Count> {
  title: string
  note?: string
  nameTitle: string
  counts: readonly [Kind, ...Kind[]]
  rows: readonly Row<Kind>[]
  /** Limits the page to a row. */
  onFilter?: (row: { id: string; name: string }) => void
  onDrill: (drill: Drill) => void
}

/** Counts, return rate and durations by flow, node, department or person. */
export function FigureTable<Kind extends Count>(props: FigureTableProps<Kind>) {
  const { title, note, nameTitle, counts, rows, onFilter, onDrill } = props
  const { t } = useText(NAMESPACE)
  const countTitle = (kind: Count) => t(`table.${kind}`)
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
              {counts.map((kind) => (
                <th key={kind} scope="col" className={styles.end}>
                  {countTitle(kind)}
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
            {rows.map((row) => {
              const { id, name, scope } = row
              return (
                <tr key={id}>
                  <NameCell name={name} onFilter={onFilter && (() => onFilter({ id, name }))} />
                  {counts.map((kind) => (
                    <CountCell
                      key={kind}
                      name={`${name} ${countTitle(kind)}`}
                      count={row[kind]}
                      onOpen={() => onDrill({ kind, name, scope })}
                    />
                  ))}
                  <td className={styles.end}>{shareText(row.returned, row[counts[0]])}</td>
                  <DurationCell ms={row.p50} longest={longest} />
                  <DurationCell ms={row.p90} longest={longest} />
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
