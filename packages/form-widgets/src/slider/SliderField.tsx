import { memoWithRef } from '@sqos/hooks'
import { useId } from 'react'
import { cssVariables } from '../base/css-variables.ts'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readListOf, readNumber } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './SliderField.module.css'

interface SliderCommonProps extends Omit<FieldProps, 'placeholder'> {
  /** Default 0. */
  min?: number | undefined
  /** Default 100. */
  max?: number | undefined
  /** Default 1. */
  step?: number | undefined
  /** Marks the steps. Default false. */
  showStops?: boolean | undefined
}

interface SliderOneProps {
  range?: false | undefined
  value?: number | null | undefined
  onChange?: ((value: number) => void) | undefined
}

interface SliderRangeProps {
  range: true
  value?: readonly [number, number] | null | undefined
  onChange?: ((value: [number, number]) => void) | undefined
}

export type SliderFieldProps = SliderCommonProps & (SliderOneProps | SliderRangeProps)

/** Maximum number of marks. */
const STOPS_AT_MOST = 50

/** A number or a range on a line. Kind `slider`. Uses `<input type="range">` for keyboard support. */
export const SliderField = memoWithRef(function SliderField(props: SliderFieldProps) {
  const { t } = useWidgetText()
  const stopsId = useId()
  const field = useField(props, readListOf(readNumber))
  const { min = 0, max = 100, step = 1, range = false, showStops = false } = props
  const [first = min, second = max] = field.value ?? []
  const count = (max - min) / step
  const stops =
    showStops && count <= STOPS_AT_MOST ? Array.from({ length: count + 1 }, (_, place) => min + place * step) : []

  function change(value: number, place: 0 | 1) {
    if (!props.range) props.onChange?.(value)
    // The thumbs push each other instead of crossing.
    else if (place === 0) props.onChange?.([value, Math.max(value, second)])
    else props.onChange?.([Math.min(first, value), value])
  }

  const thumb = (value: number, place: 0 | 1, name?: string) => (
    <input
      type="range"
      className={styles.thumb}
      // If both thumbs meet, the one that can still move is on top.
      data-top={(place === 0 && value > (min + max) / 2) || undefined}
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={field.control.disabled}
      {...(name && { 'aria-label': name })}
      {...(stops.length > 0 && { list: stopsId })}
      onChange={(event) => change(Number(event.target.value), place)}
    />
  )
  const part = (value: number) => `${((value - min) / (max - min || 1)) * 100}%`
  const ends = range ? { '--from': part(first), '--to': part(second) } : { '--from': '0%', '--to': part(first) }
  const text = range ? `${first} – ${second}` : String(first)

  return (
    <FieldBox field={field} text={field.value ? text : ''}>
      <div className={styles.slider} style={cssVariables(ends)} data-disabled={field.control.disabled || undefined}>
        {range ? (
          <fieldset className={styles.track} data-control>
            {thumb(first, 0, t('range.min'))}
            {thumb(second, 1, t('range.max'))}
          </fieldset>
        ) : (
          <div className={styles.track}>{thumb(first, 0)}</div>
        )}
        <output className={styles.value}>{text}</output>
      </div>
      {stops.length > 0 && (
        <datalist id={stopsId}>
          {stops.map((stop) => (
            <option key={stop} value={stop}>
              {stop}
            </option>
          ))}
        </datalist>
      )}
    </FieldBox>
  )
})
