import { calendarIcon } from '../base/icons.tsx'
import { type ArcoLook, classes } from '../base/use-arco-look.ts'
import type { ControlProps } from '../base/use-field.ts'

interface DatePlaceholderOptions {
  control: ControlProps
  look: ArcoLook
  text: string
  placeholder: string
}

/** The placeholder of Arco's date picker: the same elements, roles and classes, without the clear button. */
export function datePlaceholder({ control, look, text, placeholder }: DatePlaceholderOptions) {
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

/** React requires onChange; `useLazyControl` handles input. */
const NOTHING = () => undefined
