import { Button, type ButtonProps, Dropdown } from '@arco-design/web-react'
import { usePhone } from '@sqos/hooks'
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { MenuList, type RowMenuItem } from './MenuList.tsx'

// Wide screens do not need it.
const RowMenuSheet = lazy(async () => ({ default: (await import('./RowMenuSheet.tsx')).RowMenuSheet }))

export type { RowMenuItem } from './MenuList.tsx'

export interface RowMenuProps {
  /** Accessible name: the text of the button and the row. */
  label: string
  /** Text of the button; empty beside an icon. */
  text: string
  items: readonly RowMenuItem[]
  /** How the button looks where it stands alone. Default: a text. */
  look?: Pick<ButtonProps, 'className' | 'icon' | 'loading' | 'size' | 'title' | 'type'>
}

const PLAIN = { type: 'text' } as const

/** Button with a menu of the less frequent actions of a row; on phones they are in a sheet at the bottom of the screen. */
export function RowMenu({ label, text, items, look = PLAIN }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLElement>(null)
  const isPhone = usePhone()

  function close() {
    setIsOpen(false)
    button.current?.querySelector('button')?.focus()
  }

  const trigger = (
    <span ref={button}>
      <Button
        size="small"
        {...look}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(isPhone && { onClick: () => setIsOpen(true) })}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setIsOpen(true)
        }}
      >
        {text}
      </Button>
    </span>
  )

  if (isPhone)
    return (
      <>
        {trigger}
        {isOpen && (
          <Suspense>
            <RowMenuSheet label={label} items={items} onClose={close} />
          </Suspense>
        )}
      </>
    )
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
      <span>{trigger}</span>
    </Dropdown>
  )
}
