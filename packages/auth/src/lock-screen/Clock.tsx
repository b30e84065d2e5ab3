import { localeOf } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { useEffect, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Clock.module.css'

const MINUTE = 60_000

/** Large clock with date. */
export function Clock() {
  const { language } = useText(NAMESPACE)
  const now = useMinute()
  const locale = localeOf(language)

  return (
    <p className={styles['clock']}>
      <time dateTime={now.toISOString()} className={styles['time']}>
        {now.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
      </time>
      <span className={styles['day']}>
        {now.toLocaleDateString(locale, { month: 'long', day: 'numeric', weekday: 'long' })}
      </span>
    </p>
  )
}

function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(function followTheMinutes() {
    let timer = 0
    const wait = () => {
      timer = window.setTimeout(tick, MINUTE - (Date.now() % MINUTE))
    }
    const tick = () => {
      setNow(new Date())
      wait()
    }
    wait()
    return () => clearTimeout(timer)
  }, [])
  return now
}
