import { Button } from '@arco-design/web-react'
import type { ReactNode } from 'react'
import styles from './RowActions.module.css'

/** Actions at the end of a row, as text buttons. */
export function RowActions({ children }: { children: ReactNode }) {
  return <span className={styles['actions']}>{children}</span>
}

export interface RowActionProps {
  /** Accessible name: the action and its row. */
  label: string
  /** True for actions that cannot be undone: red only on hover and focus. */
  destroys?: boolean | undefined
  onClick: () => void
  /** Text of the button. */
  children: string
}

/** Text button of one action at the end of a row. */
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
