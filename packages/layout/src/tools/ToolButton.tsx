import { useText } from '@sqos/i18n/react'
import type { MouseEventHandler, ReactNode } from 'react'
import styles from './ToolButton.module.css'

/** Greater counts are shown as `99+`. */
const BADGE_CAP = 99

export interface ToolButtonProps {
  /** Accessible name of the button. */
  label: string
  icon: ReactNode
  /** Number on the badge; 0 shows none, more than 99 shows 99+. */
  badge?: number | undefined
  /** Whether the popup of the button is open. */
  expanded?: boolean | undefined
  /** The shortcut as text: `Ctrl K`. */
  shortcut?: string | undefined
  onClick: MouseEventHandler<HTMLButtonElement>
}

/** Tool of the top bar: an icon with a name and an optional badge. */
export function ToolButton({ label, icon, badge = 0, expanded, shortcut, onClick }: ToolButtonProps) {
  const { t } = useText('layout')
  const number = badge > BADGE_CAP ? `${BADGE_CAP}+` : String(badge)
  const name = badge > 0 ? t('withCount', { name: label, number }) : label
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      title={shortcut ? `${name} (${shortcut})` : name}
      aria-expanded={expanded}
      onClick={onClick}
    >
      {icon}
      {badge > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {number}
        </span>
      )}
    </button>
  )
}
