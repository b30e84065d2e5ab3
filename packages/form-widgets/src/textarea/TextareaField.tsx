import { Input } from '@arco-design/web-react'
import { memoWithRef } from '@sqos/hooks'
import { type ReactNode } from 'react'
import { cssVariables } from '../base/css-variables.ts'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readText } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './TextareaField.module.css'

export interface TextareaFieldProps extends FieldProps {
  value?: string | null | undefined
  /** `''` when cleared. */
  onChange?: ((value: string) => void) | undefined
  /** Characters at most. */
  maxLength?: number | undefined
  /** Shows how many of `maxLength` are used. Default true. */
  showCount?: boolean | undefined
  /** Minimum and maximum number of visible lines. Default 4 and 4. */
  rows?: { min: number; max: number } | undefined
}

/** Several lines of text. Kind `textarea`. */
export const TextareaField = memoWithRef(function TextareaField(props: TextareaFieldProps) {
  const { t } = useWidgetText()
  const field = useField(props, readText)
  const { value = '' } = field
  const { maxLength, onChange, rows = { min: 4, max: 4 } } = props
  const { disabled, error } = field.control

  return (
    <FieldBox
      field={field}
      text={value}
      readonlyControl={
        <Lines {...rows}>
          <Input.TextArea value={value} rows={rows.min} error={error} readOnly />
        </Lines>
      }
    >
      <Lines {...rows}>
        <Input.TextArea
          value={value}
          disabled={disabled}
          error={error}
          rows={rows.min}
          placeholder={props.placeholder ?? t('placeholder.input')}
          showWordLimit={props.showCount ?? true}
          {...(maxLength !== undefined && { maxLength })}
          onChange={(next) => onChange?.(next)}
        />
      </Lines>
    </FieldBox>
  )
})

/**
 * The browser sizes it (`field-sizing`). Arco measures with inline styles, which a strict Content-Security-Policy
 * refuses.
 */
function Lines({ min, max, children }: { min: number; max: number; children: ReactNode }) {
  return (
    <div className={styles.lines} style={cssVariables({ '--least': String(min), '--most': String(max) })}>
      {children}
    </div>
  )
}
