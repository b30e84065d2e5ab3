import { DatePicker } from '@arco-design/web-react'
import { memoWithRef } from '@sqos/hooks'
import { forArco } from '../base/for-arco.ts'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { useArcoLook } from '../base/use-arco-look.ts'
import { useField } from '../base/use-field.ts'
import { arcoFormat, DATE_FORMATS, type DateType, formatMoment, readMoment } from '../moment/moment.ts'
import { parseTypedDate, startOf } from '../moment/typed-moment.ts'
import { TypedText, typedTextClass } from '../moment/TypedText.tsx'
import { useSheet } from '../sheet/use-sheet.tsx'
import { useWidgetText } from '../texts/text-context.ts'
import { datePlaceholder } from './date-placeholder.tsx'

export interface DateFieldProps extends FieldProps {
  /** Milliseconds since 1970; a day is its midnight in local time. */
  value?: number | null | undefined
  /** `null` when cleared. */
  onChange?: ((value: number | null) => void) | undefined
  /** Default `date`. */
  type?: DateType | undefined
  /** Default by type: `yyyy-MM-dd`, with ` HH:mm:ss` for `datetime`. */
  format?: string | undefined
  /** Default true. */
  clearable?: boolean | undefined
  /** The first and the last moment that can be chosen, in ms. */
  min?: number | undefined
  max?: number | undefined
}

/** The keyboard of the screen would cover the sheet; keys of others still type. */
const WITHOUT_KEYBOARD = { inputMode: 'none' } as const

const PICKERS = {
  year: DatePicker.YearPicker,
  month: DatePicker.MonthPicker,
  date: DatePicker,
  datetime: DatePicker,
}

/** A day, a moment, a month or a year. Kind `date`. */
export const DateField = memoWithRef(function DateField(props: DateFieldProps) {
  const { t } = useWidgetText()
  const field = useField(props, readMoment)
  const { type = 'date', min, max } = props
  const sheet = useSheet({ field })
  const format = props.format ?? DATE_FORMATS[type]
  const Picker = PICKERS[type]

  // Days are compared as days, also where a time of day follows.
  const unit = type === 'datetime' ? 'date' : type
  const isOutside = (ms: number) =>
    (min !== undefined && startOf(ms, unit) < startOf(min, unit)) || (max !== undefined && startOf(ms, unit) > max)

  function change(ms: number | undefined) {
    const next = ms === undefined ? null : startOf(ms, type)
    if (next !== (field.value ?? null)) props.onChange?.(next)
  }

  function takeTyped(text: string) {
    const ms = parseTypedDate(text, type)
    if (text.trim() === '') change(undefined)
    else if (ms !== undefined && !isOutside(ms)) change(ms)
  }

  const text = field.value === undefined ? '' : formatMoment(field.value, format)
  const placeholder = props.placeholder ?? t('placeholder.select')
  const look = useArcoLook('DatePicker')
  // Only Arco can format text in other formats.
  const canRest = look.isPlain && type !== 'datetime' && /^[yMdHms\W]*$/.test(format)
  const rest = canRest ? (
    <div className={typedTextClass}>{datePlaceholder({ control: field.control, look, text, placeholder })}</div>
  ) : undefined

  return (
    <FieldBox field={field} text={text} rest={rest}>
      <TypedText
        value={field.value}
        onTyped={takeTyped}
        onStart={() => sheet.setOpen(true)}
        onLeave={() => sheet.setOpen(false)}
      >
        <Picker
          {...field.control}
          value={forArco(field.value)}
          format={arcoFormat(format)}
          {...(type === 'datetime' && { showTime: true })}
          {...sheet.trigger}
          {...(sheet.isSheet && { panelRender: sheet.wrap, inputProps: WITHOUT_KEYBOARD })}
          allowClear={props.clearable ?? true}
          placeholder={placeholder}
          disabledDate={(day) => isOutside(day.valueOf())}
          onChange={(_text, day) => change(day?.valueOf())}
        />
      </TypedText>
    </FieldBox>
  )
})
