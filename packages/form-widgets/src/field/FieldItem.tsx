import { type ReactNode, useId, useMemo } from 'react'
import { FieldItemContext } from '../base/field-item-context.ts'
import styles from './FieldItem.module.css'

export interface FieldItemProps {
  label: string
  /** Marks the label and tells the control. */
  required?: boolean | undefined
  /** A help below the field. */
  help?: string | undefined
  /** What is wrong with the value; the field shows it. */
  problem?: string | undefined
  /** One field. */
  children: ReactNode
}

/** A visible label for one field, tied to it, where there is no Form.Item of Arco's around. */
export function FieldItem({ label, required = false, help, problem, children }: FieldItemProps) {
  const id = useId()
  const state = useMemo(
    () => ({
      labelId: `${id}-label`,
      controlId: `${id}-control`,
      helpId: help ? `${id}-help` : undefined,
      required,
      problem,
    }),
    [id, help, required, problem],
  )

  return (
    <div className={styles.item}>
      <label id={state.labelId} htmlFor={state.controlId} className={styles.label}>
        {label}
        {required && (
          <span className={styles.star} aria-hidden>
            *
          </span>
        )}
      </label>
      <FieldItemContext value={state}>{children}</FieldItemContext>
      {help && (
        <p id={state.helpId} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  )
}
