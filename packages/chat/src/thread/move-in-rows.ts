import type { KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }

/** Moves the focus between the rows of a list with the arrow keys, Home and End. Rows have the attribute `data-row`. */
export function moveInRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (step === undefined || event.altKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const place = rows.findIndex((row) => row === document.activeElement)
  if (place === -1) return
  event.preventDefault()
  rows[Math.max(0, Math.min(rows.length - 1, place + step))]?.focus()
}
