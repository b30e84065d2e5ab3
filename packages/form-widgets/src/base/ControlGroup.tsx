import type { ReactNode } from 'react'
import styles from './ControlGroup.module.css'

interface ControlGroupProps {
  disabled: boolean
  /** `radiogroup` when one of the controls is the value. Default `group`. */
  role?: 'radiogroup' | undefined
  children: ReactNode
}

/** Several controls that are one field: the group has the field's name, each control its own. */
export function ControlGroup({ disabled, role, children }: ControlGroupProps) {
  return (
    <fieldset className={styles.group} role={role} data-control disabled={disabled}>
      {children}
    </fieldset>
  )
}
