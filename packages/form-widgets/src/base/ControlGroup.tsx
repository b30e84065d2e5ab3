import type { ReactNode } from 'react'
import styles from './ControlGroup.module.css'

interface ControlGroupProps {
  disabled: boolean
  /** `radiogroup` when one of the controls is the value. Default `group`. */
  role?: 'radiogroup' | undefined
  children: ReactNode
}

/** A field of several controls: the group has the name of the field, each control its own name. */
export function ControlGroup({ disabled, role, children }: ControlGroupProps) {
  return (
    <fieldset className={styles.group} role={role} data-control disabled={disabled}>
      {children}
    </fieldset>
  )
}
