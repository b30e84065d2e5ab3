import type { ReactNode } from 'react'
import styles from './ControlGroup.module.css'

/** Several controls that are one field: the group has the field's name, each control its own. */
export function ControlGroup({ disabled, children }: { disabled: boolean; children: ReactNode }) {
  return (
    <fieldset className={styles.group} data-control disabled={disabled}>
      {children}
    </fieldset>
  )
}
