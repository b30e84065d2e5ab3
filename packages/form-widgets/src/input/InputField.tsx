import { memoWithRef } from '@sqos/hooks'
import { type ReactNode, useState } from 'react'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readText } from '../base/readers.ts'
import { useArcoLook } from '../base/use-arco-look.ts'
import { useField } from '../base/use-field.ts'
import { useWidgetText } from '../texts/text-context.ts'
import { PasswordEye } from './PasswordEye.tsx'
import { useTextBox } from './use-text-box.tsx'

export interface InputFieldProps extends FieldProps {
  value?: string | null | undefined
  /** `''` when cleared. */
  onChange?: ((value: string) => void) | undefined
  /** Whether the field can be cleared. Default true. */
  clearable?: boolean | undefined
  /** Characters at most. */
  maxLength?: number | undefined
  /** Shows how many of `maxLength` are used. */
  showCount?: boolean | undefined
  /** Hides the text; a button shows it. */
  password?: boolean | undefined
  /** An icon or a word inside the box. */
  prefix?: ReactNode
  suffix?: ReactNode
  /** Text before or after the box: `https://`, `.com`. */
  prepend?: ReactNode
  append?: ReactNode
  /** For browser autofill: `email`, `tel`, `new-password`. */
  autoComplete?: string | undefined
  onPressEnter?: (() => void) | undefined
}

const HIDDEN = '••••••'

/** One line of text. Kind `comInput`. */
export const InputField = memoWithRef(function InputField(props: InputFieldProps) {
  const { t } = useWidgetText()
  const field = useField(props, readText)
  const [isShown, setShown] = useState(false)
  const { value = '', control } = field
  const { maxLength, password = false } = props
  const text = password && value ? HIDDEN : value
  const box = useTextBox({
    control,
    value,
    maxLength,
    onChange: (next) => props.onChange?.(next),
    onPressEnter: () => props.onPressEnter?.(),
    type: password && !isShown ? 'password' : undefined,
    placeholder: props.placeholder ?? t('placeholder.input'),
    isClearable: props.clearable ?? true,
    autoComplete: props.autoComplete,
    prefix: props.prefix,
    suffix: suffixOf(),
    before: props.prepend,
    after: props.append,
  })

  function suffixOf(): ReactNode {
    const { disabled } = control
    if (password) return <PasswordEye isShown={isShown} disabled={disabled} onToggle={() => setShown(!isShown)} />
    if (!props.showCount || maxLength === undefined) return props.suffix
    const count = <Count of={Math.min(value.length, maxLength)} limit={maxLength} />
    if (!props.suffix) return count
    return (
      <>
        {props.suffix} {count}
      </>
    )
  }

  return (
    <FieldBox field={field} text={text}>
      {box}
    </FieldBox>
  )
})

/** The character counter. */
function Count({ of, limit }: { of: number; limit: number }) {
  const { nameOf, isRightToLeft } = useArcoLook('Input')
  return <span className={`${nameOf('input')}-word-limit`}>{isRightToLeft ? `${limit}/${of}` : `${of}/${limit}`}</span>
}
