import { Button } from '@arco-design/web-react'
import type { ReactNode } from 'react'
import styles from './RowActions.module.css'

/** Actions at the end of a row. */
export function RowActions({ children }: { children: ReactNode }) {
  return <span className={styles['actions']}>{children}</span>
}

export interface RowActionProps {
  /** Accessible name: the action and its row. */
  label: string
  /** True for actions that cannot be undone: red only on hover and focus. */
  destroys?: boolean | undefined
  onClick: () => void
  /** Icon that stands for the text in tables; cards show both. */
  icon?: ReactNode
  /** Text of the button. */
  children: string
}

/** Button of one action at the end of a row: its text, or an icon that takes less room. */
export function RowAction({ label, destroys = false, onClick, icon, children }: RowActionProps) {
  return (
    <Button
      type="text"
      size="small"
      className={styles['action'] ?? ''}
      data-destroys={destroys || undefined}
      data-compact={icon ? true : undefined}
      aria-label={label}
      {...(icon ? { icon, title: children } : {})}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
