import { type ReactNode, useId, useMemo } from 'react'
import { cssVariables } from '../base/css-variables.ts'
import { FieldItemContext } from '../base/field-item-context.ts'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './FieldItem.module.css'

export interface FieldItemProps {
  label: string
  /** Shows a star at the label and sets aria-required on the control. */
  required?: boolean | undefined
  /** A help below the field. */
  help?: string | undefined
  /** The problem of the value; the field shows it. */
  problem?: string | undefined
  /** The position of the label: above the field, or beside it with the text at the start or the end. Default `top`. */
  labelPosition?: 'top' | 'start' | 'end' | undefined
  /** Width of a label beside its field, in px. Default 100. */
  labelWidth?: number | undefined
  /** One field. */
  children: ReactNode
}

/** A visible label for one field, for use without Arco's Form.Item. */
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
        {required && (
          // Not part of the name; it describes controls without aria-required.
          <span id={state.requiredId} className={styles.star} aria-hidden aria-label={t('required')}>
            *
          </span>
        )}
        {label}
      </label>
      <div className={styles.control}>
        <FieldItemContext.Provider value={state}>{children}</FieldItemContext.Provider>
        {help && (
          <p id={state.helpId} className={styles.help}>
            {help}
          </p>
        )}
      </div>
    </div>
  )
}
