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
  /** Shows buttons to count up and down. Default true. */
  controls?: boolean | undefined
}

/** A number. Kind `numInput`. */
export const NumberField = memo(function NumberField(props: NumberFieldProps) {
  const { t } = useWidgetText()
  const field = useField(props, readNumber)
  const { value } = field
  const { precision, step = 1, unit, onChange, thousands = false } = props

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
        hideControl={props.controls === false}
        placeholder={props.placeholder ?? t('number.placeholder')}
        onChange={(next) => onChange?.(Number.isFinite(next) ? next : null)}
      />
    </FieldBox>
  )
})
