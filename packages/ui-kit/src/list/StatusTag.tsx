import type { ReactNode } from 'react'
import styles from './StatusTag.module.css'

/** What a status means: on, off, needs attention, dangerous or failed, or merely informs. */
export type StatusTone = 'on' | 'off' | 'attention' | 'danger' | 'info'

/** A status as a word with a dot; never a colour alone. */
export function StatusTag({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={styles['tag']} data-tone={tone}>
      {children}
    </span>
  )
}
