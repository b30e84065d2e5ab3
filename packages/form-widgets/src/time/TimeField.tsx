import { TimePicker } from '@arco-design/web-react'
import { memoWithRef } from '@sqos/hooks'
import { forArco } from '../base/for-arco.ts'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { useField } from '../base/use-field.ts'
import { readTime } from '../moment/moment.ts'
import { parseTypedTime } from '../moment/typed-moment.ts'
import { TypedText } from '../moment/TypedText.tsx'
import { useSheet } from '../sheet/use-sheet.tsx'
import { useWidgetText } from '../texts/text-context.ts'
import { TimeSheet } from './TimeSheet.tsx'

export interface TimeFieldProps extends FieldProps {
  /** Text in `format`. */
  value?: string | null | undefined
  /** `null` when cleared. */
  onChange?: ((value: string | null) => void) | undefined
  /** Default `HH:mm:ss`. */
  format?: 'HH:mm:ss' | 'HH:mm' | undefined
  /** The first and the last time that can be chosen, `HH:mm:ss`. */
  min?: string | undefined
  max?: string | undefined
  /** Default true. */
  clearable?: boolean | undefined
}

/** A time of day. Kind `time`. */
export const TimeField = memoWithRef(function TimeField(props: TimeFieldProps) {
  const { t } = useWidgetText()
  const field = useField(props, readTime)
  const { format = 'HH:mm:ss' } = props
  const sheet = useSheet({ field })

  function change(next: string | undefined) {
    if (next !== field.value) props.onChange?.(next ?? null)
  }

  const { min = '00:00:00', max = '23:59:59' } = props
  const isInside = (time: string) => time >= min.slice(0, time.length) && time <= max.slice(0, time.length)

  function takeTyped(text: string) {
    const time = parseTypedTime(text, format)
    if (text.trim() === '' || (time && isInside(time))) change(time)
  }

  const value = field.value && parseTypedTime(field.value, format)
  const limits = disabledOutside(min, max)

  const timeSheet = () =>
    sheet.wrap(
      <TimeSheet
        names={[t('placeholder.select')]}
        values={[value]}
        format={format}
        limits={limits}
        onConfirm={([time]) => {
          change(time)
          sheet.setOpen(false)
        }}
      />,
    )

  return (
    <FieldBox field={field} text={field.value ?? ''}>
      <TypedText value={field.value} onTyped={takeTyped}>
        <TimePicker
          {...field.control}
          value={forArco(value)}
          format={format}
          {...limits}
          {...sheet.withPopup(timeSheet)}
          hideDisabledOptions
          allowClear={props.clearable ?? true}
          placeholder={props.placeholder ?? t('placeholder.select')}
          onChange={(text) => change(text || undefined)}
        />
      </TypedText>
    </FieldBox>
  )
})

/** Times that Arco's lists must not offer: hours, minutes of an hour, seconds of a minute. */
function disabledOutside(min: string, max: string) {
  const isOutside = (time: string) => time < min.slice(0, time.length) || time > max.slice(0, time.length)
  const outside = (count: number, prefix = '') =>
    Array.from({ length: count }, (_, place) => place).filter((place) => isOutside(prefix + two(place)))
  return {
    disabledHours: () => outside(24),
    disabledMinutes: (hour: number) => outside(60, `${two(hour)}:`),
    disabledSeconds: (hour: number, minute: number) => outside(60, `${two(hour)}:${two(minute)}:`),
  }
}

const two = (value: number | undefined) => String(value ?? 0).padStart(2, '0')
