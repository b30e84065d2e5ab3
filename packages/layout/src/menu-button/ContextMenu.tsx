import { type KeyboardEvent, useEffect, useRef } from 'react'
import { cssVariable } from '../menu/css-variable.ts'
import { type MenuAction, MenuActions } from './MenuActions.tsx'
import styles from './ContextMenu.module.css'
import { focusMenu, moveInMenu } from './menu-focus.ts'
import { usePressOutside } from './use-press-outside.ts'

export interface ContextMenuProps {
  label: string
  /** Position of the menu's corner: px from the left and top of the window. */
  at: { x: number; y: number }
  actions: readonly MenuAction[]
  /** Called when the menu should close: choice, Escape, Tab, press outside. `done` means that the focus is restored. */
  onClose: (reason: 'done' | 'left') => void
}

/** Short menu at the pointer position, moved to fit in the window. */
export function ContextMenu({ label, at, actions, onClose }: ContextMenuProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(function focusFirstEntry() {
    focusMenu(ref.current)
  }, [])
  usePressOutside(ref, true, () => onClose('left'))

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') return onClose('left')
    if (event.key === 'Escape') {
      event.stopPropagation()
      return onClose('done')
    }
    if (moveInMenu(ref.current, event.key)) event.preventDefault()
  }

  return (
    // Handles the keys of the menu inside, which has the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- no control of its own
    <div
      ref={ref}
      className={styles.popup}
      style={{
        ...cssVariable('--x', `${at.x}px`),
        ...cssVariable('--y', `${at.y}px`),
        ...cssVariable('--rows', String(actions.length)),
      }}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      <MenuActions label={label} actions={actions} onDone={() => onClose('done')} />
    </div>
  )
}
