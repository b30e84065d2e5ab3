import { Input } from '@arco-design/web-react'
import { memo, type ReactNode } from 'react'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readText } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { useWidgetText } from '../texts/text-context.ts'
import { PasswordInput } from './PasswordInput.tsx'

export interface InputFieldProps extends FieldProps {
  value?: string | null | undefined
  /** `''` when emptied. */
  onChange?: ((value: string) => void) | undefined
  /** Shows a cross that empties the field. Default true. */
  clearable?: boolean | undefined
  /** Characters at most. */
  maxLength?: number | undefined
  /** Shows how many of `maxLength` are used. */
  showCount?: boolean | undefined
  /** Hides what is typed, with an eye to show it. */
  password?: boolean | undefined
  /** An icon or a word inside the box. */
  prefix?: ReactNode
  suffix?: ReactNode
  /** A word joined to the box: `https://`, `.com`. */
  prepend?: ReactNode
  append?: ReactNode
  /** For the browser's own help: `email`, `tel`, `new-password`. */
  autoComplete?: string | undefined
  onPressEnter?: (() => void) | undefined
}

const HIDDEN = '••••••'

/** One line of text. Kind `comInput`. */
export const InputField = memo(function InputField(props: InputFieldProps) {
  const { t } = useWidgetText()
  const field = useField(props, readText)
  const { value = '' } = field
  const { maxLength, onChange, onPressEnter, autoComplete } = props
  const Control = props.password ? PasswordInput : Input

  return (
    <FieldBox field={field} text={props.password && value ? HIDDEN : value}>
      <Control
        {...field.control}
        value={value}
        placeholder={props.placeholder ?? t('placeholder.input')}
        allowClear={props.clearable ?? true}
        prefix={props.prefix}
        suffix={props.suffix}
        addBefore={props.prepend}
        addAfter={props.append}
        showWordLimit={props.showCount ?? false}
        {...(maxLength !== undefined && { maxLength })}
        {...(autoComplete && { autoComplete })}
        onChange={(next) => onChange?.(next)}
        onPressEnter={() => onPressEnter?.()}
      />
    </FieldBox>
  )
})
