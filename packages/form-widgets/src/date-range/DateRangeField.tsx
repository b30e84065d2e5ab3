import { DatePicker } from '@arco-design/web-react'
import { memoWithRef } from '@sqos/hooks'
import { ControlGroup } from '../base/ControlGroup.tsx'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readPairOf } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { arcoFormat, DATE_FORMATS, type DateType, formatMoment, readMoment } from '../moment/moment.ts'
import { parseTypedDate, startOf } from '../moment/typed-moment.ts'
import { TypedText } from '../moment/TypedText.tsx'
import { useSheet } from '../sheet/use-sheet.tsx'
import { useWidgetText } from '../texts/text-context.ts'

export interface DateRangeFieldProps extends Omit<FieldProps, 'placeholder'> {
  /** First and last moment, ms. */
  value?: readonly [number, number] | readonly [] | null | undefined
  /** `[]` when cleared. */
  onChange?: ((value: [number, number] | []) => void) | undefined
  /** Default `date`. */
  type?: DateType | undefined
  /** Default by type. */
  format?: string | undefined
  /** Default true. */
  clearable?: boolean | undefined
}

/** The keyboard of the screen would cover the sheet; keys of others still type. */
const WITHOUT_KEYBOARD = { inputMode: 'none' } as const

const readRange = readPairOf(readMoment)

/** A range of dates. Kind `dateRange`. */
export const DateRangeField = memoWithRef(function DateRangeField(props: DateRangeFieldProps) {
  const { t } = useWidgetText()
  const field = useField(props, readRange)
  const { type = 'date' } = props
  const sheet = useSheet({ field })
  const format = props.format ?? DATE_FORMATS[type]
  const [from, to] = field.value ?? []
  const names = [t('range.startDate'), t('range.endDate')]

  function change(first: number | undefined, last: number | undefined) {
    if (first === undefined || last === undefined) props.onChange?.([])
    else props.onChange?.([startOf(Math.min(first, last), type), startOf(Math.max(first, last), type)])
  }

  /** A range is reported when both ends are set. */
  function takeTyped(text: string, place: number) {
    const ms = parseTypedDate(text, type)
    const other = place === 0 ? to : from
    if (ms !== undefined && other !== undefined && ms !== (place === 0 ? from : to)) change(ms, other)
  }

  return (
    <FieldBox
      field={field}
      text={rangeText(
        [from, to].map((ms) => ms !== undefined && formatMoment(ms, format)),
        t('range.to'),
      )}
    >
      <ControlGroup disabled={field.control.disabled}>
        <TypedText
          value={field.value}
          onTyped={takeTyped}
          onStart={() => sheet.setOpen(true)}
          onLeave={() => sheet.setOpen(false)}
        >
          <DatePicker.RangePicker
            {...field.control}
            value={from === undefined || to === undefined ? [] : [from, to]}
            mode={type === 'datetime' ? 'date' : type}
            showTime={type === 'datetime'}
            format={arcoFormat(format)}
            {...sheet.trigger}
            {...(sheet.isSheet && { panelRender: sheet.wrap })}
            allowClear={props.clearable ?? true}
            placeholder={names}
            inputProps={names.map((name) => ({ 'aria-label': name, ...(sheet.isSheet && WITHOUT_KEYBOARD) }))}
            onChange={(_texts, days) => change(days?.[0]?.valueOf(), days?.[1]?.valueOf())}
          />
        </TypedText>
      </ControlGroup>
    </FieldBox>
  )
})

const rangeText = (ends: (string | false)[], separator: string) => ends.filter(Boolean).join(separator)
