import { InputNumber } from '@arco-design/web-react'
import { memoWithRef } from '@sqos/hooks'
import { ControlGroup } from '../base/ControlGroup.tsx'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readNumber, readPairOf } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { formatNumber } from '../number/format-number.ts'
import { parseDigits } from '../number/typed-number.ts'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './NumberRangeField.module.css'

/** Smallest and largest; an open end is null. */
export type NumberRange = [number | null, number | null]

export interface NumberRangeFieldProps extends Omit<FieldProps, 'placeholder'> {
  value?: Readonly<NumberRange> | readonly [] | null | undefined
  /** `[]` when both ends are empty, else both. */
  onChange?: ((value: NumberRange | []) => void) | undefined
  min?: number | undefined
  max?: number | undefined
  /** Digits after the point. */
  precision?: number | undefined
}

const readRange = readPairOf(readNumber)

/** A range of numbers; each end may be open. Kind `numRange`. */
export const NumberRangeField = memoWithRef(function NumberRangeField(props: NumberRangeFieldProps) {
  const { t } = useWidgetText()
  const field = useField(props, readRange)
  const [from, to] = field.value ?? []
  const { precision, min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = props

  function change(place: 0 | 1, next: number | undefined) {
    const given = Number.isFinite(next) ? next : undefined
    const [first, last] = place === 0 ? [given, to] : [from, given]
    props.onChange?.(first === undefined && last === undefined ? [] : [first ?? null, last ?? null])
  }

  const end = (place: 0 | 1, value: number | undefined) => (
    <InputNumber
      {...field.control}
      className={styles.end ?? ''}
      value={value}
      min={min}
      max={max}
      {...(precision !== undefined && { precision })}
      hideControl
      parser={parseDigits}
      aria-label={t(place === 0 ? 'range.min' : 'range.max')}
      placeholder={t(place === 0 ? 'range.min' : 'range.max')}
      onChange={(next?: number) => change(place, next)}
    />
  )
  const ends = [from, to].map((value) => (value === undefined ? '' : formatNumber(value, { precision })))

  return (
    <FieldBox field={field} text={field.value ? ends.join(' – ') : ''}>
      <ControlGroup disabled={field.control.disabled}>
        {end(0, from)}
        <span aria-hidden>–</span>
        {end(1, to)}
      </ControlGroup>
    </FieldBox>
  )
})
