import { IconCheck } from '@arco-design/web-react/icon'
import { type ReactNode, useId } from 'react'
import styles from './MenuButton.module.css'
import { useMenuButton } from './use-menu-button.ts'

/** One thing to do, or one of several to choose from when `checked` is given. */
export interface MenuAction {
  key: string
  label: string
  icon?: ReactNode
  checked?: boolean
  /** The language of the label where it differs from the page's. */
  lang?: string
  onSelect: () => void
}

export interface MenuButtonProps {
  /** The button's name. */
  label: string
  children: ReactNode
  actions: readonly MenuAction[]
  /** Stands above the actions: who the menu belongs to. */
  heading?: ReactNode
}

/** A button that opens a short menu below it. */
export function MenuButton({ label, children, actions, heading }: MenuButtonProps) {
  const { open, rootRef, buttonRef, close, toggle, onMenuKeyDown, onButtonKeyDown } = useMenuButton()
  const menuId = useId()

  return (
    <div className={styles.root} ref={rootRef}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={toggle}
        onKeyDown={onButtonKeyDown}
      >
        {children}
      </button>
      {open && (
        <div className={styles.popup}>
          {heading && <div className={styles.heading}>{heading}</div>}
          <div role="menu" id={menuId} aria-label={label} tabIndex={-1} onKeyDown={onMenuKeyDown}>
            {actions.map((action) => (
              <button
                key={action.key}
                type="button"
                className={styles.action}
                role={action.checked === undefined ? 'menuitem' : 'menuitemradio'}
                aria-checked={action.checked}
                lang={action.lang}
                tabIndex={-1}
                onClick={() => {
                  close()
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
        </div>
      )}
    </div>
  )
}
