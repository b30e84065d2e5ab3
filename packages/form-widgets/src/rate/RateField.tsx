import { IconStarFill } from '@arco-design/web-react/icon'
import { memoWithRef } from '@sqos/hooks'
import { type KeyboardEvent } from 'react'
import { ControlGroup } from '../base/ControlGroup.tsx'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readNumber } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './RateField.module.css'

export interface RateFieldProps extends Omit<FieldProps, 'placeholder'> {
  value?: number | null | undefined
  /** 0 when cleared. */
  onChange?: ((value: number) => void) | undefined
  /** Number of stars. Default 5. */
  max?: number | undefined
  /** Half stars too. Default false. */
  allowHalf?: boolean | undefined
  /** Beside the stars: a word, or the number. Default none. */
  show?: 'text' | 'score' | undefined
  /** Words for 1, 2, 3 … stars; default five from 极差 to 惊喜. */
  texts?: readonly string[] | undefined
}

/** Stars. Kind `rate`. Arrow keys choose, Delete takes back. */
export const RateField = memoWithRef(function RateField(props: RateFieldProps) {
  const { t } = useWidgetText()
  const field = useField(props, readNumber)
  const { max = 5, allowHalf = false, show, onChange } = props
  const value = Math.min(max, Math.max(0, field.value ?? 0))
  const score = t('rate.score', { value, max })
  const words = props.texts ?? DEFAULT_WORDS.map((word) => t(`rate.words.${word}`))
  const step = allowHalf ? 0.5 : 1
  const steps = Array.from({ length: max / step }, (_, place) => (place + 1) * step)

  function takeBack(event: KeyboardEvent) {
    if (!['Delete', 'Backspace', '0'].includes(event.key)) return
    event.preventDefault()
    onChange?.(0)
  }

  return (
    <FieldBox field={field} text={score} view={<Stars value={value} max={max} label={score} />}>
      <ControlGroup disabled={field.control.disabled} role="radiogroup">
        <div className={styles.stars}>
          <Stars value={value} max={max} />
          <div className={styles.steps}>
            {steps.map((one) => (
              <input
                key={one}
                type="radio"
                name={field.id}
                aria-label={t('rate.score', { value: one, max })}
                checked={one === value}
                onKeyDown={takeBack}
                onChange={() => onChange?.(one)}
                onClick={() => {
                  if (one === value) onChange?.(0)
                }}
              />
            ))}
          </div>
        </div>
        {show === 'score' && value > 0 && <span className={styles.note}>{value}</span>}
        {show === 'text' && value > 0 && <span className={styles.note}>{words[Math.ceil(value) - 1]}</span>}
      </ControlGroup>
    </FieldBox>
  )
})

const DEFAULT_WORDS = ['1', '2', '3', '4', '5'] as const

/** The stars as an image: grey stars, and golden ones clipped to the value. */
function Stars({ value, max, label }: { value: number; max: number; label?: string }) {
  const row = Array.from({ length: max }, (_, place) => <IconStarFill key={place} />)
  return (
    <span className={styles.picture} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <span>{row}</span>
      <span className={styles.full} style={{ inlineSize: `${(value / max) * 100}%` }}>
        {row}
      </span>
    </span>
  )
}
