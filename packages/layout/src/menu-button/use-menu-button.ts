import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Opening, closing and keys of a menu button, by the ARIA menu button pattern. */
export function useMenuButton() {
  const [open, setOpen] = useState(false)
  const rootRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)

  useEffect(
    function focusChosenEntry() {
      if (!open) return
      const entries = menuEntries(rootRef.current)
      const chosen = entries.find((entry) => entry.getAttribute('aria-checked') === 'true')
      ;(chosen ?? entries[0])?.focus()
    },
    [open],
  )

  useEffect(
    function closeOnPressOutside() {
      if (!open) return
      const closeFromOutside = ({ target }: PointerEvent) => {
        if (target instanceof Node && !rootRef.current?.contains(target)) setOpen(false)
      }
      document.addEventListener('pointerdown', closeFromOutside)
      return () => document.removeEventListener('pointerdown', closeFromOutside)
    },
    [open],
  )

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
    const move = MOVES[event.key]
    const entries = menuEntries(rootRef.current)
    if (!move || entries.length === 0) return
    event.preventDefault()
    entries[
      move(
        entries.findIndex((entry) => entry === document.activeElement),
        entries.length,
      )
    ]?.focus()
  }

  function onButtonKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
  }

  return { open, rootRef, buttonRef, close, toggle: () => setOpen(!open), onMenuKeyDown, onButtonKeyDown }
}

function menuEntries(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
}
