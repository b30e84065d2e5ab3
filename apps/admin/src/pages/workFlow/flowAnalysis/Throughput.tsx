import type { FlowFigures } from '@sqos/api-client/workflow'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'
import styles from './FlowAnalysis.module.css'

const DAY = 86_400_000

interface ThroughputProps {
  bars: FlowFigures['throughput']
  /** Milliseconds of a bar. */
  bucket: number
}

/** Submitted and ended requests per day or week. */
export function Throughput({ bars, bucket }: ThroughputProps) {
  const { t } = useText(NAMESPACE)
  const highest = Math.max(1, ...bars.flatMap(({ started, ended }) => [started, ended]))
  const height = (count: number) => ({ blockSize: `${(count / highest) * 100}%` })
  const [first, last] = [bars[0], bars.at(-1)]
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('throughput.title')}</h2>
      <p className={styles.note}>
        {t(bucket > DAY ? 'throughput.week' : 'throughput.day')}
        <span className={styles.legend} data-kind="started">
          {t('throughput.started')}
        </span>
        <span className={styles.legend} data-kind="ended">
          {t('throughput.ended')}
        </span>
      </p>
      <ol className={styles.bars}>
        {bars.map(({ from, started, ended }) => {
          const text = t('throughput.bar', { day: formatDate(from, 'YYYY-MM-DD'), started, ended })
          return (
            <li key={from} className={styles.pair} title={text}>
              <span className={styles.hidden}>{text}</span>
              <span className={styles.bar} data-kind="started" style={height(started)} />
              <span className={styles.bar} data-kind="ended" style={height(ended)} />
            </li>
          )
        })}
      </ol>
      {first && last && (
        <p className={styles.axis} aria-hidden="true">
          <span>{formatDate(first.from, 'MM-DD')}</span>
          <span>{formatDate(last.from, 'MM-DD')}</span>
        </p>
      )}
    </section>
  )
}
