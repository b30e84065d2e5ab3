import { InputNumber } from '@arco-design/web-react'
import { memo } from 'react'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readNumber } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { useWidgetText } from '../texts/text-context.ts'
import { formatNumber, groupThousands, type NumberFormat, parseDigits } from './format-number.ts'

export interface NumberFieldProps extends FieldProps, NumberFormat {
  value?: number | null | undefined
  /** `null` when emptied. */
  onChange?: ((value: number | null) => void) | undefined
  min?: number | undefined
  max?: number | undefined
  /** What the arrows add. Default 1. */
  step?: number | undefined
  /** Digits after the point; more are rounded. */
  precision?: number | undefined
  /** Commas between groups of three digits. */
  thousands?: boolean | undefined
  /** Behind the number: kg, %. */
  unit?: string | undefined
  /** Takes multiples of `step` only: what is typed is rounded when the focus leaves. */
  stepStrictly?: boolean | undefined
  /** Buttons to count up and down: inside on the right, one on each side, or none. Default `right`. */
  controls?: 'right' | 'sides' | 'none' | undefined
}

/** A number. Kind `numInput`. */
export const NumberField = memo(function NumberField(props: NumberFieldProps) {
  const { t } = useWidgetText()
  const field = useField(props, readNumber)
  const { value } = field
  const { precision, step = 1, unit, onChange, thousands = false } = props

  function roundToStep() {
    if (!props.stepStrictly || value === undefined) return
    // Counted in steps, so that 0.1 does not add up to 0.30000000000000004.
    const rounded = Number((Math.round(value / step) * step).toFixed(DECIMALS))
    if (rounded !== value) onChange?.(rounded)
  }

  return (
    <FieldBox field={field} text={value === undefined ? '' : formatNumber(value, props)}>
      <InputNumber
        {...field.control}
        value={value}
        min={props.min ?? Number.MIN_SAFE_INTEGER}
        max={props.max ?? Number.MAX_SAFE_INTEGER}
        step={step}
        {...(precision !== undefined && { precision })}
        {...(unit && { suffix: unit })}
        {...(thousands && { formatter: (digits: string | number) => groupThousands(String(digits)) })}
        parser={(text) => parseDigits(text)}
        mode={props.controls === 'sides' ? 'button' : 'embed'}
        hideControl={props.controls === 'none'}
        onBlur={roundToStep}
        placeholder={props.placeholder ?? t('number.placeholder')}
        onChange={(next) => onChange?.(Number.isFinite(next) ? next : null)}
      />
    </FieldBox>
  )
})

const DECIMALS = 10
