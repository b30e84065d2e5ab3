import { useText } from '@sqos/i18n/react'
import { type ReactNode, useEffect, useState } from 'react'
import { NAMESPACE } from '../locales.ts'
import styles from './Delayed.module.css'

/** Renders its content after `wait` ms, so that fast loading does not flicker. Default: 200. */
export function Delayed({ wait = 200, children }: { wait?: number | undefined; children: ReactNode }) {
  const [due, setDue] = useState(false)

  useEffect(
    function waitALittle() {
      const timer = setTimeout(() => setDue(true), wait)
      return () => clearTimeout(timer)
    },
    [wait],
  )

  return due ? children : null
}

/** Skeleton lines for loading text, shown after 200 ms. */
export function Skeleton({ lines = 3 }: { lines?: number | undefined }) {
  const { t } = useText(NAMESPACE)
  return (
    <Delayed>
      <output className={styles['skeleton']} aria-label={t('loading')}>
        {Array.from({ length: lines }, (_, line) => (
          <span key={line} className={styles['line']} />
        ))}
      </output>
    </Delayed>
  )
}
