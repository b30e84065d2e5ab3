import { TimePicker } from '@arco-design/web-react'
import { memo } from 'react'
import { asGiven } from '../base/as-given.ts'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { useField } from '../base/use-field.ts'
import { parseTypedTime, readTime } from '../moment/moment.ts'
import { TypedText } from '../moment/TypedText.tsx'
import { useWidgetText } from '../texts/text-context.ts'

export interface TimeFieldProps extends FieldProps {
  /** Text in `format`. */
  value?: string | null | undefined
  /** `null` when emptied. */
  onChange?: ((value: string | null) => void) | undefined
  /** Default `HH:mm:ss`. */
  format?: 'HH:mm:ss' | 'HH:mm' | undefined
  /** Default true. */
  clearable?: boolean | undefined
}

/** A time of day. Kind `time`. */
export const TimeField = memo(function TimeField(props: TimeFieldProps) {
  const { t } = useWidgetText()
  const field = useField(props, readTime)
  const { format = 'HH:mm:ss' } = props

  function change(next: string | undefined) {
    if (next !== field.value) props.onChange?.(next ?? null)
  }

  function takeTyped(text: string) {
    const time = parseTypedTime(text, format)
    if (time !== undefined || text.trim() === '') change(time)
  }

  return (
    <FieldBox field={field} text={field.value ?? ''}>
      <TypedText value={field.value} onTyped={takeTyped}>
        <TimePicker
          {...field.control}
          value={asGiven(field.value && parseTypedTime(field.value, format))}
          format={format}
          allowClear={props.clearable ?? true}
          placeholder={props.placeholder ?? t('placeholder.select')}
          onChange={(text) => change(text || undefined)}
        />
      </TypedText>
    </FieldBox>
  )
})
