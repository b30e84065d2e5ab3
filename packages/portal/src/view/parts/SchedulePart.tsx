import { Button } from '@arco-design/web-react'
import { IconLeft, IconRight } from '@arco-design/web-react/icon'
import { localeOf } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { NAMESPACE } from '../../catalogue.ts'
import { cellText } from '@sqos/charts'
import { numberOf } from '../../document/json.ts'
import { Condition } from '../Condition.tsx'
import { usePart } from '../part-context.ts'
import { useDataset } from '../use-dataset.ts'
import styles from './Parts.module.css'

/** More lines do not fit into a day. */
const SHOWN = 3

/** Monday first. */
const WEEK = [1, 2, 3, 4, 5, 6, 0]

/** 日程: records on the days of a month. */
export function SchedulePart() {
  const { t, language } = useText(NAMESPACE)
  const { label } = usePart()
  const { result, state } = useDataset()
  const [month, setMonth] = useState(() => firstOf(new Date()))
  const [today] = useState(() => new Date().toDateString())
  const time = result?.columns.find(({ type }) => type === 'moment')
  const name = result?.columns.find(({ type }) => type !== 'moment')
  const byDay = new Map<string, string[]>()
  for (const row of result?.rows ?? []) {
    const moment = time && numberOf(row[time.key])
    if (moment === undefined) continue
    const key = new Date(moment).toDateString()
    byDay.set(key, [...(byDay.get(key) ?? []), (name && cellText(row, name)) || '–'])
  }
  const title = new Intl.DateTimeFormat(localeOf(language), { year: 'numeric', month: 'long' }).format(month)
  const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short' })

  return (
    <Condition state={state}>
      <div className={styles.month}>
        <div className={styles.monthHead}>
          <Button
            type="text"
            size="mini"
            icon={<IconLeft />}
            aria-label={t('schedule.previous')}
            onClick={() => setMonth(moved(month, -1))}
          />
          <span aria-live="polite">{title}</span>
          <Button
            type="text"
            size="mini"
            icon={<IconRight />}
            aria-label={t('schedule.next')}
            onClick={() => setMonth(moved(month, 1))}
          />
        </div>
        <table className={styles.calendar} aria-label={`${label} ${title}`}>
          <thead>
            <tr>
              {WEEK.map((day) => (
                <th key={day} scope="col">
                  {/* 4 January 1970 was a Sunday. */}
                  {weekday.format(new Date(1970, 0, 4 + day))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week) => (
              <tr key={week[0]?.getTime()}>
                {week.map((day) => {
                  const lines = byDay.get(day.toDateString()) ?? []
                  return (
                    <td
                      key={day.getTime()}
                      data-other={day.getMonth() !== month.getMonth() || undefined}
                      data-today={day.toDateString() === today || undefined}
                    >
                      <span className={styles.day}>{day.getDate()}</span>
                      {lines.slice(0, SHOWN).map((line, index) => (
                        // oxlint-disable-next-line react/no-array-index-key -- two records may have one name
                        <span key={index} className={styles.event} title={line}>
                          {line}
                        </span>
                      ))}
                      {lines.length > SHOWN && (
                        <span className={styles.note}>{t('schedule.more', { count: lines.length - SHOWN })}</span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Condition>
  )
}

const firstOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), 1)
const moved = (month: Date, by: number) => new Date(month.getFullYear(), month.getMonth() + by, 1)

/** The weeks of a month, from Monday, with the days of its neighbours. */
function weeksOf(month: Date): Date[][] {
  const lead = (month.getDay() + 6) % 7
  const days = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate()
  const count = Math.ceil((lead + days) / 7)
  return Array.from({ length: count }, (_week, week) =>
    Array.from(
      { length: 7 },
      (_day, day) => new Date(month.getFullYear(), month.getMonth(), week * 7 + day + 1 - lead),
    ),
  )
}
