import { IconCheck } from '@arco-design/web-react/icon'
import { type ReactNode, useId } from 'react'
import styles from './Settings.module.css'

export interface Choice<Value> {
  value: Value
  label: string
  /** Shown instead of the text, which remains as accessible name and tooltip. */
  picture?: ReactNode
}

export interface ChoiceGroupProps<Value> {
  shape: 'drawing' | 'colour' | 'word'
  label: string
  value: Value
  choices: readonly Choice<Value>[]
  onChange: (value: Value) => void
}

/** Radio group with drawings, colours or texts side by side. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { shape, label, value, choices, onChange } = props
  const name = useId()
  const chosen = choices.find((choice) => choice.value === value)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {label}
        {/* Tooltip with the name of a colour or drawing. */}
        {shape !== 'word' && <span className={styles.chosen}>{chosen?.label}</span>}
      </legend>
      <div className={styles.choices} data-shape={shape}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice} title={choice.picture ? choice.label : undefined}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              aria-label={choice.label}
              onChange={() => onChange(choice.value)}
            />
            {choice.picture ?? <span className={styles.word}>{choice.label}</span>}
            {choice.picture && choice.value === value && (
              <IconCheck className={styles.check ?? ''} aria-hidden="true" />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
