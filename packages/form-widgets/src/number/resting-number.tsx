import { type ArcoLook, classes } from '../base/use-arco-look.ts'
import type { ControlProps } from '../base/use-field.ts'
import { groupThousands } from './format-number.ts'

interface RestingNumberOptions {
  control: ControlProps
  look: ArcoLook
  value: number | undefined
  text: string
  min: number
  max: number
  unit: string | undefined
  placeholder: string
}

/** Arco's number box as long as nobody touches it: the same elements, roles and classes, without the buttons that a mouse uncovers. */
export function restingNumber({ control, look, value, text, min, max, unit, placeholder }: RestingNumberOptions) {
  const { disabled, error } = control
  const size = control.size ?? look.size
  const isOutside = value !== undefined && (value < min || value > max)
  return (
    <div
      className={classes(
        `arco-input-group-wrapper arco-input-group-wrapper-${size} arco-input-has-suffix`,
        disabled && 'arco-input-group-wrapper-disabled',
        `arco-input-number arco-input-number-mode-embed arco-input-number-size-${size}`,
        isOutside && 'arco-input-number-illegal-value',
      )}
    >
      <span className="arco-input-group">
        <span
          className={classes(
            `arco-input-inner-wrapper arco-input-inner-wrapper-${size}`,
            error && 'arco-input-inner-wrapper-error',
            disabled && 'arco-input-inner-wrapper-disabled',
          )}
        >
          <input
            role="spinbutton"
            aria-invalid={error || undefined}
            aria-valuemax={max}
            aria-valuemin={min}
            aria-valuenow={value}
            disabled={disabled}
            placeholder={placeholder}
            className={classes(
              `arco-input arco-input-size-${size}`,
              error && 'arco-input-error',
              disabled && 'arco-input-disabled',
            )}
            value={text}
            onChange={NOTHING}
          />
          <span className="arco-input-group-suffix">
            {unit && <div className="arco-input-number-suffix">{unit}</div>}
          </span>
        </span>
      </span>
    </div>
  )
}

/** React wants to know who takes what is typed: `useWake`. */
const NOTHING = () => undefined

/** A number as Arco writes it; nothing where it would have to be rounded or spelled out, which Arco does in its own way. */
export function exactText(
  value: number | undefined,
  { precision, step, thousands }: { precision: number | undefined; step: number; thousands: boolean },
): string | undefined {
  if (value === undefined) return ''
  const written = String(value)
  if (written.includes('e')) return undefined
  const decimals = precision === undefined ? undefined : Math.max(precision, decimalsOf(String(step)))
  if (decimals !== undefined && decimalsOf(written) > decimals) return undefined
  const digits = decimals === undefined ? written : value.toFixed(decimals)
  return thousands ? groupThousands(digits) : digits
}

const decimalsOf = (written: string): number => written.split('.')[1]?.length ?? 0
