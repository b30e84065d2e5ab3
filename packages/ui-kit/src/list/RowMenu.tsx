import { Button, type ButtonProps, Dropdown } from '@arco-design/web-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './RowMenu.module.css'

/** An action of a row. */
export interface RowMenuItem {
  text: string
  onClick: () => void
}

export interface RowMenuProps {
  /** Accessible name: the text of the button and the row. */
  label: string
  /** Text of the button. */
  text: string
  items: readonly RowMenuItem[]
  /** How the button looks where it stands alone. Default: a text. */
  look?: Pick<ButtonProps, 'icon' | 'loading' | 'type'>
}

const PLAIN = { type: 'text' } as const

/** Button with a menu of the less frequent actions of a row. */
export function RowMenu({ label, text, items, look = PLAIN }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLElement>(null)

  function close() {
    setIsOpen(false)
    button.current?.querySelector('button')?.focus()
  }

  return (
    <Dropdown
      droplist={<MenuList label={label} items={items} onClose={close} />}
      trigger="click"
      position="br"
      popupVisible={isOpen}
      onVisibleChange={setIsOpen}
      unmountOnExit
    >
      {/* Arco reads the ref of its child in a way that React 19 has removed. */}
      <span>
        <span ref={button}>
          <Button
            {...look}
            size="small"
            aria-label={label}
            aria-haspopup="menu"
            aria-expanded={isOpen}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              setIsOpen(true)
            }}
          >
            {text}
          </Button>
        </span>
      </span>
    </Dropdown>
  )
}

function MenuList({ label, items, onClose }: Pick<RowMenuProps, 'label' | 'items'> & { onClose: () => void }) {
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
    <div ref={menu} role="menu" tabIndex={-1} className={styles.menu} aria-label={label} onKeyDown={onKeyDown}>
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
