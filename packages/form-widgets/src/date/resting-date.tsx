import { calendarIcon } from '../base/icons.tsx'
import { type ArcoLook, classes } from '../base/use-arco-look.ts'
import type { ControlProps } from '../base/use-field.ts'

interface RestingDateOptions {
  control: ControlProps
  look: ArcoLook
  text: string
  placeholder: string
}

/** Arco's date box as long as nobody touches it: the same elements, roles and classes, without the cross that a mouse uncovers. */
export function restingDate({ control, look, text, placeholder }: RestingDateOptions) {
  const { disabled, error } = control
  return (
    <div
      className={classes(
        `arco-picker arco-picker-size-${control.size ?? look.size}`,
        error && 'arco-picker-error',
        disabled && 'arco-picker-disabled',
      )}
    >
      <div className="arco-picker-input">
        <input
          disabled={disabled}
          placeholder={placeholder}
          className="arco-picker-start-time"
          value={text}
          onChange={NOTHING}
        />
      </div>
      <div className="arco-picker-suffix">
        <span className="arco-picker-suffix-icon">{calendarIcon}</span>
      </div>
    </div>
  )
}

/** React wants to know who takes what is typed: `useLazyControl`. */
const NOTHING = () => undefined
