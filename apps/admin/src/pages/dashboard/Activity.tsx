import { useListMySystemLogQuery } from '@sqos/api-client/current-user'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import styles from './Dashboard.module.css'
import { type Day, lastDays } from './last-days.ts'
import { NAMESPACE } from './namespace.ts'

/** Entries of the log that are calls, not sign-ins. */
const CALLS = 5

const DAYS = 7

/** What fills a bar: more in a day is busy all the same. */
const FULL_BAR = 200

/** How much the person has done on each of the last seven days: numbers with a bar behind them. */
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

/** Only the total is of interest: the server counts, one row comes along. */
function DayRow({ day: { start, end } }: { day: Day }) {
  const { data, isError } = useListMySystemLogQuery({
    currentPage: 1,
    pageSize: 1,
    category: CALLS,
    startTime: start,
    endTime: end,
  })
  const count = data?.pagination.total
  return (
    <tr>
      <th scope="row">{formatDate(start, 'MM-DD')}</th>
      <td>
        <meter className={styles.bar} min={0} max={FULL_BAR} value={count ?? 0} aria-hidden="true" />
        <span>{isError ? '—' : count}</span>
      </td>
    </tr>
  )
}
