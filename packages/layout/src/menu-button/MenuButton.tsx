import { type ReactNode, useId } from 'react'
import { type MenuAction, MenuActions } from './MenuActions.tsx'
import styles from './MenuButton.module.css'
import { useMenuButton } from './use-menu-button.ts'

export interface MenuButtonProps {
  /** Accessible name of the button. */
  label: string
  children: ReactNode
  actions: readonly MenuAction[]
  /** Heading above the actions: the owner of the menu. */
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
        // Handles the keys of the menu inside, which has the focus.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- no control of its own
        <div className={styles.popup} onKeyDown={onMenuKeyDown}>
          {heading && <div className={styles.heading}>{heading}</div>}
          <MenuActions id={menuId} label={label} actions={actions} onDone={close} />
        </div>
      )}
    </div>
  )
}
