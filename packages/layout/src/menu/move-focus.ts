import type { KeyboardEvent } from 'react'

/** The keys that walk back and on; they are named for left-to-right. */
interface WalkKeys {
  back: 'ArrowUp' | 'ArrowLeft'
  on: 'ArrowDown' | 'ArrowRight'
}

/** Arrow keys walk through the links and buttons on screen, as people expect of a menu; Tab still works. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, keys: WalkKeys): void {
  const forward = event.key === keys.on
  if (!forward && event.key !== keys.back) return
  const sideways = keys.on === 'ArrowRight'
  const mirrored = sideways && getComputedStyle(event.currentTarget).direction === 'rtl'
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const next = entries[entries.findIndex((entry) => entry === document.activeElement) + (forward === mirrored ? -1 : 1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}
