import type { KeyboardEvent } from 'react'

interface WalkOptions {
  /** The keys for the previous and next element, named for left-to-right text. */
  back: 'ArrowUp' | 'ArrowLeft'
  on: 'ArrowDown' | 'ArrowRight'
  /** Selector of the elements. */
  among?: string
}

/** Moves the focus between the visible links and buttons with the arrow keys. Tab works as usual. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, { among = 'a, button', ...keys }: WalkOptions): void {
  const forward = event.key === keys.on
  if (!forward && event.key !== keys.back) return
  const sideways = keys.on === 'ArrowRight'
  const mirrored = sideways && getComputedStyle(event.currentTarget).direction === 'rtl'
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(among)]
  const next = entries[entries.findIndex((entry) => entry === document.activeElement) + (forward === mirrored ? -1 : 1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}
