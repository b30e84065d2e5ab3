import { Input } from '@arco-design/web-react'
import { memo } from 'react'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readText } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { useWidgetText } from '../texts/text-context.ts'

export interface TextareaFieldProps extends FieldProps {
  value?: string | null | undefined
  /** `''` when emptied. */
  onChange?: ((value: string) => void) | undefined
  /** Characters at most. */
  maxLength?: number | undefined
  /** Shows how many of `maxLength` are used. Default true. */
  showCount?: boolean | undefined
  /** Lines that are shown at least and at most; it grows in between. Default 4 and 4. */
  rows?: { min: number; max: number } | undefined
}

/** Several lines of text. Kind `textarea`. */
export const TextareaField = memo(function TextareaField(props: TextareaFieldProps) {
  const { t } = useWidgetText()
  const field = useField(props, readText)
  const { value = '' } = field
  const { maxLength, onChange, rows = { min: 4, max: 4 } } = props
  const size = { minRows: rows.min, maxRows: rows.max }
  const { disabled, error } = field.control

  return (
    <FieldBox
      field={field}
      text={value}
      readonlyControl={<Input.TextArea value={value} autoSize={size} error={error} readOnly />}
    >
      <Input.TextArea
        value={value}
        disabled={disabled}
        error={error}
        autoSize={size}
        placeholder={props.placeholder ?? t('placeholder.input')}
        showWordLimit={props.showCount ?? true}
        {...(maxLength !== undefined && { maxLength })}
        onChange={(next) => onChange?.(next)}
      />
    </FieldBox>
  )
})
