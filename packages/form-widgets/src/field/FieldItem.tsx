import { type ReactNode, useId, useMemo } from 'react'
import { cssVariables } from '../base/css-variables.ts'
import { FieldItemContext } from '../base/field-item-context.ts'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './FieldItem.module.css'

export interface FieldItemProps {
  label: string
  /** Marks the label and tells the control. */
  required?: boolean | undefined
  /** A help below the field. */
  help?: string | undefined
  /** What is wrong with the value; the field shows it. */
  problem?: string | undefined
  /** Where the label stands: above the field, or beside it with its text at the start or the end. Default `top`. */
  labelPosition?: 'top' | 'start' | 'end' | undefined
  /** px of a label beside its field. Default 100. */
  labelWidth?: number | undefined
  /** One field. */
  children: ReactNode
}

/** A visible label for one field, tied to it, where there is no Form.Item of Arco's around. */
export function FieldItem(props: FieldItemProps) {
  const { label, required = false, help, problem, labelPosition = 'top', labelWidth = 100, children } = props
  const { t } = useWidgetText()
  const id = useId()
  const state = useMemo(
    () => ({
      labelId: `${id}-label`,
      controlId: `${id}-control`,
      helpId: help ? `${id}-help` : undefined,
      requiredId: required ? `${id}-required` : undefined,
      required,
      problem,
    }),
    [id, help, required, problem],
  )

  return (
    <div
      className={styles.item}
      data-label={labelPosition}
      style={labelPosition === 'top' ? undefined : cssVariables({ '--label-width': `${labelWidth}px` })}
    >
      <label id={state.labelId} htmlFor={state.controlId} className={styles.label}>
        {label}
        {required && (
          // Not part of the name: a control that has no other way to say it is described by it.
          <span id={state.requiredId} className={styles.star} aria-hidden aria-label={t('required')}>
            *
          </span>
        )}
      </label>
      <div className={styles.control}>
        <FieldItemContext value={state}>{children}</FieldItemContext>
        {help && (
          <p id={state.helpId} className={styles.help}>
            {help}
          </p>
        )}
      </div>
    </div>
  )
}
