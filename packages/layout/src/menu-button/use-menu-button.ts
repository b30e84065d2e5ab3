import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { focusMenu, moveInMenu } from './menu-focus.ts'
import { usePressOutside } from './use-press-outside.ts'

/** Opening, closing and keys of a menu button, by the ARIA menu button pattern. */
export function useMenuButton() {
  const [open, setOpen] = useState(false)
  const rootRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)

  useEffect(
    function focusChosenEntry() {
      if (open) focusMenu(rootRef.current)
    },
    [open],
  )
  usePressOutside(rootRef, open, () => setOpen(false))

  function close() {
    setOpen(false)
    buttonRef.current?.focus()
  }

  function onMenuKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') return setOpen(false)
    if (event.key === 'Escape') {
      event.stopPropagation()
      return close()
    }
    if (moveInMenu(rootRef.current, event.key)) event.preventDefault()
  }

  function onButtonKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
  }

  return { open, rootRef, buttonRef, close, toggle: () => setOpen(!open), onMenuKeyDown, onButtonKeyDown }
}
