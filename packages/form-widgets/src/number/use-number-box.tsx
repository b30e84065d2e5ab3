import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { downIcon, minusIcon, plusIcon, upIcon } from '../base/icons.tsx'
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
  /** The buttons to count: inside of the box, one on each side, or none. */
  buttons: 'right' | 'sides' | 'none'
}

/** The typed text, and the values before and after it. */
interface Typed {
  text: string
  before: number | undefined
  told: number | undefined
}

/** Whether a text can become a number by further typing. */
const BEGUN = /^[+-]?\d*\.?\d*$/

/**
 * Renders the elements of Arco's number input with its behaviour: typed text stays until blur, limits apply from the
 * first key. Arco renders 2.5 times as many components per key press. A hook instead of a component saves one more.
 */
export function useNumberBox(options: NumberBoxOptions): ReactElement {
  const { control, look, value, min, max, thousands, unit, buttons } = options
  const { disabled, error } = control
  const size = control.size ?? look.size
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<Typed>()
  const [isFocused, setFocused] = useState(false)
  // The buttons inside of the box are visible on hover only.
  const [wasNear, setNear] = useState(false)
  // Unfinished input method text is shown and not reported.
  const [draft, setDraft] = useState<string>()
  const caretFromEnd = useRef<number>(undefined)
  const hold = useHold(count)

  // A new value from the parent replaces the typed text.
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

  const canAdd = value === undefined || value < max
  const canSubtract = value === undefined || value > min
  const button = (direction: 1 | -1, isUseful = direction === 1 ? canAdd : canSubtract) => (
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
      {(buttons === 'sides' ? SIDE_ICONS : ICONS)[direction]}
    </div>
  )

  return (
    <div
      onPointerEnter={() => setNear(true)}
      className={classes(
        `arco-input-group-wrapper arco-input-group-wrapper-${size} arco-input-has-suffix`,
        disabled && 'arco-input-group-wrapper-disabled',
        `arco-input-number arco-input-number-mode-${buttons === 'sides' ? 'button' : 'embed'} arco-input-number-size-${size}`,
        value !== undefined && (value < min || value > max) && 'arco-input-number-illegal-value',
      )}
    >
      <span className="arco-input-group">
        {buttons === 'sides' && <span className="arco-input-group-addbefore">{button(-1)}</span>}
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
            {buttons === 'right' && (wasNear || isFocused) && (
              <div className="arco-input-number-step-layer">
                {button(1)}
                {button(-1)}
              </div>
            )}
            {unit && <div className="arco-input-number-suffix">{unit}</div>}
          </span>
        </span>
        {buttons === 'sides' && <span className="arco-input-group-addafter">{button(1)}</span>}
      </span>
    </div>
  )
}

const ICONS = { '1': upIcon, '-1': downIcon }
const SIDE_ICONS = { '1': plusIcon, '-1': minusIcon }

/** Interval while a button is held, in ms, like Arco. */
const HOLD = { before: 1000, between: 200 }

/** Adds one step, then further steps while the button is held. */
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
