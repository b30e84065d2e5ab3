import { Button } from '@arco-design/web-react'
import type { ReactNode } from 'react'
import styles from './RowActions.module.css'

/** The words at the end of a row. */
export function RowActions({ children }: { children: ReactNode }) {
  return <span className={styles['actions']}>{children}</span>
}

export interface RowActionProps {
  /** What a screen reader hears: the word and the row it belongs to. */
  label: string
  /** True for what cannot be undone: quiet until it is meant. */
  destroys?: boolean | undefined
  onClick: () => void
  /** The word. */
  children: string
}

/** One word at the end of a row. */
export function RowAction({ label, destroys = false, onClick, children }: RowActionProps) {
  return (
    <Button
      type="text"
      size="small"
      className={styles['action'] ?? ''}
      data-destroys={destroys || undefined}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
