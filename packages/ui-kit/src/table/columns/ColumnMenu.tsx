import { IconMore } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import styles from '../grid/Header.module.css'
import type { ColumnPin } from './column-layout.ts'

const ColumnMenuPopup = lazy(async () => ({ default: (await import('./ColumnMenuPopup.tsx')).ColumnMenuPopup }))

export interface ColumnMenuProps {
  header: string
  pin: ColumnPin
  hideable: boolean
  resizable: boolean
  onPin: (pin: ColumnPin) => void
  onHide: () => void
  onAutoFit: () => void
}

/** Menu button of a column with its actions. */
export function ColumnMenu({ header, pin, hideable, resizable, onPin, onHide, onAutoFit }: ColumnMenuProps) {
  const { t } = useText('ui-kit')
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const pins = (['start', 'end', 'none'] as const).filter((one) => one !== pin)
  const items = [
    ...pins.map((one) => ({ key: `table.columns.pin.${one}`, act: () => onPin(one) })),
    ...(resizable ? [{ key: 'table.columns.autoFit', act: onAutoFit }] : []),
    ...(hideable ? [{ key: 'table.columns.hide', act: onHide }] : []),
  ]

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')]
    const at = all.findIndex((item) => item === event.target)
    if (event.key === 'ArrowDown') all[(at + 1) % all.length]?.focus()
    else if (event.key === 'ArrowUp') all.at(at - 1)?.focus()
    else if (event.key === 'Home') all[0]?.focus()
    else if (event.key === 'End') all.at(-1)?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const list = (
    <div
      role="menu"
      tabIndex={-1}
      className={styles['menu']}
      aria-label={t('table.columns.menu', { column: header })}
      onKeyDown={onKeyDown}
      // React passes presses in the menu on to the draggable header, which must not handle them.
      onPointerDown={(event) => event.stopPropagation()}
      ref={(menu) => menu?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true })}
    >
      {items.map(({ key, act }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles['menuItem']}
          onClick={() => {
            close()
            act()
          }}
        >
          {t(key)}
        </button>
      ))}
    </div>
  )

  const trigger = (
    <button
      ref={button}
      type="button"
      tabIndex={-1}
      className={styles['menuButton']}
      aria-label={t('table.columns.menu', { column: header })}
      aria-haspopup="menu"
      aria-expanded={open}
      {...(!wasOpened && { onClick: openFirst })}
    >
      <IconMore />
    </button>
  )

  function openFirst() {
    setWasOpened(true)
    setOpen(true)
  }

  if (!wasOpened) return trigger
  return (
    <Suspense fallback={trigger}>
      <ColumnMenuPopup open={open} onOpenChange={setOpen} list={list}>
        {trigger}
      </ColumnMenuPopup>
    </Suspense>
  )
}
