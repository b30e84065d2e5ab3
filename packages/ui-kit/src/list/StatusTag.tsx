import type { ReactNode } from 'react'
import styles from './StatusTag.module.css'

/** Meaning of a status: on, off, needs attention, danger or failure, or information. */
export type StatusTone = 'on' | 'off' | 'attention' | 'danger' | 'info'

/** Status as text with a coloured dot, so that colour is not the only cue. */
export function StatusTag({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={styles['tag']} data-tone={tone}>
      {children}
    </span>
  )
}
