import { useListMySystemLogQuery } from '@sqos/api-client/current-user'
import { formatDate, formatWeekday } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import styles from './Dashboard.module.css'
import { type Day, lastDays } from './last-days.ts'
import { NAMESPACE } from './namespace.ts'

/** The category of calls in the log. */
const CALLS = 5

const DAYS = 7

/** The number of calls that fills a bar; more calls leave it full. */
const FULL_BAR = 200

/** The user's calls on each of the last seven days: numbers with a bar behind them. */
export function Activity() {
  const { t } = useText(NAMESPACE)
  const [days] = useState(() => lastDays(DAYS, new Date()))

  return (
    <section className={styles.card}>
      <table className={styles.chart}>
        <caption className={styles.heading}>{t('activity')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('count')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <DayRow key={day.start} day={day} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** One day. Only the total is shown: the server counts, and one row is read. */
function DayRow({ day: { start, end } }: { day: Day }) {
  const { data, isError } = useListMySystemLogQuery({
    currentPage: 1,
    pageSize: 1,
    category: CALLS,
    startTime: start,
    endTime: end,
  })
  const { language } = useText(NAMESPACE)
  const count = data?.pagination.total
  return (
    <tr>
      <th scope="row" title={formatWeekday(start, language)}>
        {formatDate(start, 'MM-DD')}
      </th>
      <td>
        <meter className={styles.bar} min={0} max={FULL_BAR} value={count ?? 0} aria-hidden="true" />
        <span>{isError ? '—' : count}</span>
      </td>
    </tr>
  )
}
