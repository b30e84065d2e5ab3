import type { ReactNode, SyntheticEvent } from 'react'
import styles from './Isolated.module.css'

const stop = (event: SyntheticEvent) => event.stopPropagation()

/**
 * Stops events of popups from reaching parents of the field: React bubbles them through portals, and a form or table
 * must not handle keys of a dialog.
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
