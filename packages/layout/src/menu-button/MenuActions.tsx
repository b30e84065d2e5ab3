import { IconCheck } from '@arco-design/web-react/icon'
import type { ReactNode } from 'react'
import styles from './MenuButton.module.css'

/** A menu entry; a radio entry when `checked` is given. */
export interface MenuAction {
  key: string
  label: string
  icon?: ReactNode
  checked?: boolean
  disabled?: boolean
  /** The language of the label where it differs from the page's. */
  lang?: string
  onSelect: () => void
}

export interface MenuActionsProps {
  /** Accessible name of the menu. */
  label: string
  id?: string | undefined
  actions: readonly MenuAction[]
  /** Called before an action runs. */
  onDone: () => void
}

/** Entries of a short menu. The parent opens and closes it and moves the focus. */
export function MenuActions({ label, id, actions, onDone }: MenuActionsProps) {
  return (
    <div role="menu" id={id} aria-label={label} tabIndex={-1}>
      {actions.map((action) => (
        <button
          key={action.key}
          type="button"
          className={styles.action}
          role={action.checked === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={action.checked}
          aria-disabled={action.disabled || undefined}
          lang={action.lang}
          tabIndex={-1}
          onClick={() => {
            if (action.disabled) return
            onDone()
            action.onSelect()
          }}
        >
          <span className={styles.icon} aria-hidden="true">
            {action.checked ? <IconCheck /> : action.icon}
          </span>
          {action.label}
        </button>
      ))}
    </div>
  )
}
