import type { ReactNode, SyntheticEvent } from 'react'
import styles from './Isolated.module.css'

const stop = (event: SyntheticEvent) => event.stopPropagation()

/**
 * Keeps the events of what opens from what is around the field: React passes them on through portals, and a form or a
 * table must not take a key in a dialog for its own.
 */
export function Isolated({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it only stops
    <div
      className={styles.isolated}
      onKeyDown={stop}
      onKeyUp={stop}
      onClick={stop}
      onDoubleClick={stop}
      onMouseDown={stop}
      onPointerDown={stop}
      onPaste={stop}
      onCopy={stop}
      onFocus={stop}
      onBlur={stop}
      onSubmit={stop}
      onChange={stop}
    >
      {children}
    </div>
  )
}
