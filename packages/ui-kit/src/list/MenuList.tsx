import { type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './RowMenu.module.css'

/** An action of a row. */
export interface RowMenuItem {
  text: string
  onClick: () => void
}

export interface MenuListProps {
  label: string
  items: readonly RowMenuItem[]
  onClose: () => void
}

/** The actions of a row; arrow keys move, Escape and Tab close. */
export function MenuList({ label, items, onClose, isSheet = false }: MenuListProps & { isSheet?: boolean }) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(function focusFirst() {
    menu.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const all = [...event.currentTarget.querySelectorAll('button')]
    const at = all.findIndex((item) => item === event.target)
    if (event.key === 'ArrowDown') all[(at + 1) % all.length]?.focus()
    else if (event.key === 'ArrowUp') all.at(at - 1)?.focus()
    else if (event.key === 'Home') all[0]?.focus()
    else if (event.key === 'End') all.at(-1)?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      className={styles.menu}
      data-sheet={isSheet || undefined}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <button
          key={item.text}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          onClick={() => {
            onClose()
            item.onClick()
          }}
        >
          {item.text}
        </button>
      ))}
    </div>
  )
}
