import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusableOf } from './describe-control.ts'

interface WakeOptions {
  /** Something may be drawn in place of the control. */
  canRest: boolean
  /** False for what is disabled: nobody can use it, so it rests. */
  canWake: boolean
}

/** What a resting field listens to. */
interface WakeListeners {
  onPointerEnter?: () => void
  onFocusCapture?: (event: SyntheticEvent) => void
  onClickCapture?: (event: SyntheticEvent) => void
  onKeyDownCapture?: (event: SyntheticEvent) => void
  onInputCapture?: (event: SyntheticEvent) => void
}

/**
 * A field draws what looks like its control until somebody comes near, then the control itself: Arco's select alone costs
 * as much as ten plain elements. The pointer wakes it before it can press, the focus before it can type; what a program
 * or a screen reader sends without either is sent on.
 */
export function useWake(box: RefObject<HTMLElement | null>, { canRest, canWake }: WakeOptions) {
  const [isAwake, setAwake] = useState(false)
  const isResting = canRest && !isAwake
  const waiting = useRef<(() => void)[]>([])
  const wantsFocus = useRef(false)
  const rested = useRef<Element | null>(null)

  function wake(then?: () => void) {
    rested.current = box.current?.firstElementChild ?? null
    if (then) waiting.current.push(then)
    setAwake(true)
  }

  function handOver() {
    // Who holds on to the element that was there, as tests do, still reaches the control.
    for (const type of ['click', 'keydown', 'input']) {
      rested.current?.addEventListener(type, (event) => sendOn(event, box.current))
    }
    rested.current = null
    wantsFocus.current ||= waiting.current.length > 0
    for (const act of waiting.current.splice(0)) act()
    // Arco gives the focus away when it begins, in StrictMode twice.
    if (wantsFocus.current && document.activeElement === document.body) focusableOf(box.current)?.focus()
  }

  /** What is said below the control has a button of its own. */
  const isAtControl = ({ target }: SyntheticEvent) =>
    target instanceof Node && box.current?.firstElementChild?.contains(target) === true

  function wakeAtFocus(event: SyntheticEvent) {
    if (isAtControl(event)) wake(() => focusOn(box.current))
  }

  function wakeBy(event: SyntheticEvent) {
    if (!isAtControl(event)) return
    event.stopPropagation()
    wake(() => sendOn(event.nativeEvent, box.current))
  }

  const listeners: WakeListeners =
    isResting && canWake
      ? {
          // React takes its time for a pointer that moves; this one may press at once.
          onPointerEnter: () => flushSync(() => wake()),
          onFocusCapture: wakeAtFocus,
          onClickCapture: wakeBy,
          onKeyDownCapture: wakeBy,
          onInputCapture: wakeBy,
        }
      : {}
  return { isResting, listeners, isAwake, handOver }
}

/** Stands behind the control, so that it begins after it, each time. */
export function HandOver({ act }: { act: () => void }) {
  const latest = useRef(act)
  useEffect(function begin() {
    latest.current()
  }, [])
  return null
}

function focusOn(box: Element | null) {
  const control = focusableOf(box)
  control?.focus()
  // Who came by Tab finds the text chosen, as in any text box.
  if (control instanceof HTMLInputElement) control.select()
}

/** Gives the control what was meant for the element that stood there before. */
function sendOn(event: Event, box: Element | null) {
  const control = focusableOf(box)
  if (!control) return
  if (event.type !== 'input' && document.activeElement !== control) control.focus()
  if (event.type === 'click') control.click()
  else if (event.type === 'keydown') control.dispatchEvent(new KeyboardEvent('keydown', event))
  else if (control instanceof HTMLInputElement && event.target instanceof HTMLInputElement) enter(control, event.target)
}

/** React sees what is entered only through the element's own setter. */
function enter(control: HTMLInputElement, { value }: HTMLInputElement) {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  own?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
