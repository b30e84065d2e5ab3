import type { FlowFigures } from '@sqos/api-client/workflow'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'
import { durationText, shareText } from './duration.ts'
import styles from './FlowAnalysis.module.css'
import type { Drill } from './TasksDrawer.tsx'

const COUNTS = ['started', 'passed', 'running', 'returned', 'overdue'] as const

/** The numbers of the range; each opens its requests. */
export function Totals({ total, onDrill }: { total: FlowFigures['total']; onDrill: (drill: Drill) => void }) {
  const { t } = useText(NAMESPACE)
  const name = t('tasks.all')
  return (
    <ul className={styles.totals} aria-label={t('total.label')}>
      {COUNTS.map((kind) => (
        <li key={kind}>
          <button
            type="button"
            className={styles.total}
            disabled={total[kind] === 0}
            data-warns={(kind === 'overdue' && total[kind] > 0) || undefined}
            onClick={() => onDrill({ kind, name, scope: {} })}
          >
            <span className={styles.label}>{t(`total.${kind}`)}</span>
            <strong className={styles.number}>{total[kind]}</strong>
            <span className={styles.small}>
              {kind === 'started' || kind === 'overdue' ? '' : shareText(total[kind], total.started)}
            </span>
          </button>
        </li>
      ))}
      <li className={styles.total}>
        <span className={styles.label}>{t('total.p50')}</span>
        <strong className={styles.number}>{durationText(total.p50, t)}</strong>
        <span className={styles.small}>{t('total.p90', { time: durationText(total.p90, t) })}</span>
      </li>
    </ul>
  )
}
