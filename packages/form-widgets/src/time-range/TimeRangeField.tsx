import { TimePicker } from '@arco-design/web-react'
import { memoWithRef } from '@sqos/hooks'
import { ControlGroup } from '../base/ControlGroup.tsx'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readPairOf } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { readTime } from '../moment/moment.ts'
import { parseTypedTime } from '../moment/typed-moment.ts'
import { TypedText } from '../moment/TypedText.tsx'
import { useSheet } from '../sheet/use-sheet.tsx'
import { useWidgetText } from '../texts/text-context.ts'
import { TimeSheet } from '../time/TimeSheet.tsx'

export interface TimeRangeFieldProps extends Omit<FieldProps, 'placeholder'> {
  /** Texts in `format`. */
  value?: readonly [string, string] | readonly [] | null | undefined
  /** `[]` when cleared. */
  onChange?: ((value: [string, string] | []) => void) | undefined
  /** Default `HH:mm:ss`. */
  format?: 'HH:mm:ss' | 'HH:mm' | undefined
  /** Default true. */
  clearable?: boolean | undefined
}

const readRange = readPairOf(readTime)

/** A range of times of day. Kind `timeRange`. */
export const TimeRangeField = memoWithRef(function TimeRangeField(props: TimeRangeFieldProps) {
  const { t } = useWidgetText()
  const field = useField(props, readRange)
  const { format = 'HH:mm:ss' } = props
  const sheet = useSheet({ field })
  const [from, to] = field.value ?? []
  const names = [t('range.startTime'), t('range.endTime')]

  function change(first: string | undefined, last: string | undefined) {
    if (!first || !last) props.onChange?.([])
    else props.onChange?.(first <= last ? [first, last] : [last, first])
  }

  /** A range is reported when both ends are set. */
  function takeTyped(text: string, place: number) {
    const time = parseTypedTime(text, format)
    const other = place === 0 ? to : from
    if (time && other && time !== (place === 0 ? from : to)) change(time, other)
  }

  const timeSheet = () =>
    sheet.wrap(
      <TimeSheet
        names={names}
        values={[from, to]}
        format={format}
        onConfirm={([first, last]) => {
          change(first, last)
          sheet.setOpen(false)
        }}
      />,
    )

  return (
    <FieldBox field={field} text={[from, to].filter(Boolean).join(t('range.to'))}>
      <ControlGroup disabled={field.control.disabled}>
        <TypedText value={field.value} onTyped={takeTyped}>
          <TimePicker.RangePicker
            {...field.control}
            value={from && to ? [from, to] : []}
            format={format}
            {...sheet.withPopup(timeSheet)}
            allowClear={props.clearable ?? true}
            placeholder={names}
            onChange={(texts) => change(texts?.[0], texts?.[1])}
          />
        </TypedText>
      </ControlGroup>
    </FieldBox>
  )
})
