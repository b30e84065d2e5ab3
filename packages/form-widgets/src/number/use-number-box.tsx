import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { downIcon, upIcon } from '../base/icons.tsx'
import { type ArcoLook, classes } from '../base/use-arco-look.ts'
import type { ControlProps } from '../base/use-field.ts'
import { groupThousands } from './format-number.ts'
import { add, nearestStep, rounded, type Steps, written } from './steps.ts'
import { parseDigits } from './typed-number.ts'

interface NumberBoxOptions extends Steps {
  control: ControlProps
  look: ArcoLook
  value: number | undefined
  onChange: (value: number | undefined) => void
  min: number
  max: number
  stepStrictly: boolean
  thousands: boolean
  unit: string | undefined
  placeholder: string
  hasButtons: boolean
}

/** What was typed, and the values between which it stands. */
interface Typed {
  text: string
  before: number | undefined
  told: number | undefined
}

/** What may become a number while it is typed. */
const BEGUN = /^[+-]?\d*\.?\d*$/

/**
 * The elements of Arco's number box, drawn here, with its habits: typed text stands until the focus leaves, limits hold
 * from the first key. Arco runs two and a half times the components for each key. A hook that draws, so that there is none at all.
 */
export function useNumberBox(options: NumberBoxOptions): ReactElement {
  const { control, look, value, min, max, thousands, unit } = options
  const { disabled, error } = control
  const size = control.size ?? look.size
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<Typed>()
  const [isFocused, setFocused] = useState(false)
  // What an input method has not finished is shown and told to nobody.
  const [draft, setDraft] = useState<string>()
  const caretFromEnd = useRef<number>(undefined)
  const hold = useHold(count)

  // A value that came from elsewhere takes the place of what was typed.
  const isTyping = typed !== undefined && (value === typed.told || value === typed.before)
  const digits = isTyping ? typed.text : value === undefined ? '' : written(value, options)
  const shown = draft ?? (thousands ? groupThousands(digits) : digits)
  const limited = (number: number) => Math.min(Math.max(number, min), max)

  useLayoutEffect(
    function keepCaret() {
      const element = input.current
      if (!element || caretFromEnd.current === undefined) return
      const place = Math.max(0, shown.length - caretFromEnd.current)
      caretFromEnd.current = undefined
      if (element.selectionStart !== place) element.setSelectionRange(place, place)
    },
    [shown],
  )

  function tell(next: number | undefined) {
    if (next !== value) options.onChange(next)
  }

  function take(element: HTMLInputElement) {
    const text = parseDigits(element.value)
    if (!BEGUN.test(text)) return
    const told = /\d/.test(text) ? rounded(limited(Number(text)), options) : undefined
    caretFromEnd.current = element.value.length - (element.selectionStart ?? element.value.length)
    setTyped({ text, before: value, told })
    tell(told)
  }

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    if (draft === undefined) take(target)
    else setDraft(target.value)
  }

  function count(direction: 1 | -1) {
    setTyped(undefined)
    tell(limited(value === undefined ? limited(0) : add(value, { ...options, direction })))
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    count(event.key === 'ArrowUp' ? 1 : -1)
  }

  function leave() {
    setFocused(false)
    setTyped(undefined)
    if (value !== undefined) tell(limited(options.stepStrictly ? nearestStep(value, options) : value))
  }

  const button = (direction: 1 | -1, isUseful: boolean) => (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- for the mouse; keys have the arrows
    <div
      className={classes(
        'arco-input-number-step-button',
        (disabled || !isUseful) && 'arco-input-number-step-button-disabled',
      )}
      onMouseDown={(event) => {
        event.preventDefault()
        if (disabled || !isUseful) return
        input.current?.focus()
        hold.begin(direction)
      }}
      onMouseUp={hold.end}
      onMouseLeave={hold.end}
    >
      {direction === 1 ? upIcon : downIcon}
    </div>
  )

  return (
    <div
      className={classes(
        `arco-input-group-wrapper arco-input-group-wrapper-${size} arco-input-has-suffix`,
        disabled && 'arco-input-group-wrapper-disabled',
        `arco-input-number arco-input-number-mode-embed arco-input-number-size-${size}`,
        value !== undefined && (value < min || value > max) && 'arco-input-number-illegal-value',
      )}
    >
      <span className="arco-input-group">
        <span
          className={classes(
            `arco-input-inner-wrapper arco-input-inner-wrapper-${size}`,
            error && 'arco-input-inner-wrapper-error',
            disabled && 'arco-input-inner-wrapper-disabled',
            isFocused && 'arco-input-inner-wrapper-focus',
          )}
        >
          <input
            ref={input}
            role="spinbutton"
            aria-invalid={error || undefined}
            aria-valuemax={max}
            aria-valuemin={min}
            aria-valuenow={value}
            disabled={disabled}
            placeholder={options.placeholder}
            className={classes(
              `arco-input arco-input-size-${size}`,
              error && 'arco-input-error',
              disabled && 'arco-input-disabled',
            )}
            value={shown}
            onChange={change}
            onKeyDown={press}
            onCompositionStart={({ currentTarget }) => setDraft(currentTarget.value)}
            onCompositionEnd={({ currentTarget }) => {
              setDraft(undefined)
              take(currentTarget)
            }}
            onFocus={() => setFocused(true)}
            onBlur={leave}
          />
          <span className="arco-input-group-suffix">
            {options.hasButtons && (
              <div className="arco-input-number-step-layer">
                {button(1, value === undefined || value < max)}
                {button(-1, value === undefined || value > min)}
              </div>
            )}
            {unit && <div className="arco-input-number-suffix">{unit}</div>}
          </span>
        </span>
      </span>
    </div>
  )
}

/** ms; as Arco counts while a button is held. */
const HOLD = { before: 1000, between: 200 }

/** Counts once, and goes on for as long as the button is held. */
function useHold(count: (direction: 1 | -1) => void) {
  const latest = useRef(count)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(function keepLatest() {
    latest.current = count
  })
  useEffect(function endWithField() {
    return () => clearTimeout(timer.current)
  }, [])

  function begin(direction: 1 | -1) {
    latest.current(direction)
    const again = () => {
      latest.current(direction)
      timer.current = setTimeout(again, HOLD.between)
    }
    timer.current = setTimeout(again, HOLD.before)
  }
  return { begin, end: () => clearTimeout(timer.current) }
}
