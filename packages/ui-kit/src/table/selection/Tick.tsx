import type { MouseEvent } from 'react'
import styles from './Tick.module.css'

export interface TickProps {
  label: string
  checked: boolean | 'some'
  disabled?: boolean | undefined
  onToggle: (range?: 'range') => void
}

/** Native checkbox with Arco's style. Arco's own checkbox cannot have an accessible name without visible text. */
export function Tick({ label, checked, disabled = false, onToggle }: TickProps) {
  return (
    <input
      type="checkbox"
      className={styles['tick']}
      aria-label={label}
      checked={checked === true}
      disabled={disabled}
      ref={(input) => {
        if (input) input.indeterminate = checked === 'some'
      }}
      onClick={(event: MouseEvent) => onToggle(event.shiftKey ? 'range' : undefined)}
      // The click has the Shift key, a change event does not; React wants a handler beside `checked`.
      onChange={() => undefined}
    />
  )
}
