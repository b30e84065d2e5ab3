import { Button, Dropdown } from '@arco-design/web-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './RowMenu.module.css'

/** One thing that can be done with a row. */
export interface RowMenuItem {
  text: string
  onClick: () => void
}

export interface RowMenuProps {
  /** What a screen reader hears: the word and the row it belongs to. */
  label: string
  /** The word on the button. */
  text: string
  items: readonly RowMenuItem[]
}

/** What is done with a row less often, behind one word. */
export function RowMenu({ label, text, items }: RowMenuProps) {
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
      {/* Not a ref on Arco's own child, which it would read as React 19 no longer has it. */}
      <span>
        <span ref={button}>
          <Button
            type="text"
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
