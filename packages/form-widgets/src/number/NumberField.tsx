import { InputNumber } from '@arco-design/web-react'
import { memoWithRef } from '@sqos/hooks'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readNumber } from '../base/readers.ts'
import { useArcoLook } from '../base/use-arco-look.ts'
import { useField } from '../base/use-field.ts'
import { useWidgetText } from '../texts/text-context.ts'
import { formatNumber, groupThousands, type NumberFormat } from './format-number.ts'
import { nearestStep } from './steps.ts'
import { parseDigits } from './typed-number.ts'
import { useNumberBox } from './use-number-box.tsx'

export interface NumberFieldProps extends FieldProps, NumberFormat {
  value?: number | null | undefined
  /** `null` when cleared. */
  onChange?: ((value: number | null) => void) | undefined
  min?: number | undefined
  max?: number | undefined
  /** The step of the arrows. Default 1. */
  step?: number | undefined
  /** Digits after the point; more are rounded. */
  precision?: number | undefined
  /** Commas between groups of three digits. */
  thousands?: boolean | undefined
  /** Behind the number: kg, %. */
  unit?: string | undefined
  /** Accepts multiples of `step` only; rounds typed numbers on blur. */
  stepStrictly?: boolean | undefined
  /** Buttons to count up and down: inside on the right, one on each side, or none. Default `right`. */
  controls?: 'right' | 'sides' | 'none' | undefined
}

/** A number. Kind `numInput`. */
export const NumberField = memoWithRef(function NumberField(props: NumberFieldProps) {
  const { t } = useWidgetText()
  const field = useField(props, readNumber)
  const { value } = field
  const { precision, step = 1, unit, onChange, thousands = false } = props

  const min = props.min ?? Number.MIN_SAFE_INTEGER
  const max = props.max ?? Number.MAX_SAFE_INTEGER
  const placeholder = props.placeholder ?? t('number.placeholder')
  const look = useArcoLook('InputNumber')
  const tell = (next: number | undefined) => onChange?.(next ?? null)
  const box = useNumberBox({
    control: field.control,
    look,
    value,
    onChange: tell,
    min,
    max,
    step,
    precision,
    stepStrictly: props.stepStrictly ?? false,
    thousands,
    unit,
    placeholder,
    buttons: props.controls ?? 'right',
  })

  return (
    <FieldBox field={field} text={value === undefined ? '' : formatNumber(value, props)}>
      {look.isPlain ? (
        box
      ) : (
        <InputNumber
          {...field.control}
          value={value}
          min={min}
          max={max}
          step={step}
          {...(precision !== undefined && { precision })}
          {...(unit && { suffix: unit })}
          {...(thousands && { formatter: (digits: string | number) => groupThousands(String(digits)) })}
          parser={(text) => parseDigits(text)}
          mode={props.controls === 'sides' ? 'button' : 'embed'}
          hideControl={props.controls === 'none'}
          onBlur={() => props.stepStrictly && value !== undefined && tell(nearestStep(value, { step, precision }))}
          placeholder={placeholder}
          onChange={(next) => tell(Number.isFinite(next) ? next : undefined)}
        />
      )}
    </FieldBox>
  )
})
