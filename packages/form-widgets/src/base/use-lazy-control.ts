import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusableOf } from './describe-control.ts'

interface LazyControlOptions {
  /** Whether a placeholder may be drawn instead of the control. */
  hasPlaceholder: boolean
  /** False for a disabled field, which keeps its placeholder. */
  isUsable: boolean
}

/** Handlers of a field that shows its placeholder. */
interface PlaceholderListeners {
  onPointerEnter?: () => void
  onFocusCapture?: (event: SyntheticEvent) => void
  onClickCapture?: (event: SyntheticEvent) => void
  onKeyDownCapture?: (event: SyntheticEvent) => void
  onInputCapture?: (event: SyntheticEvent) => void
}

/**
 * Draws a light placeholder until hover or focus, then the real control: Arco's select alone costs as much as ten plain
 * elements. Hover precedes every click of a mouse and focus precedes typing. Events that arrive without either, from a
 * program or a screen reader, are forwarded to the control.
 */
export function useLazyControl(box: RefObject<HTMLElement | null>, { hasPlaceholder, isUsable }: LazyControlOptions) {
  const [isDrawn, setDrawn] = useState(false)
  const showsPlaceholder = hasPlaceholder && !isDrawn
  const waiting = useRef<(() => void)[]>([])
  const wantsFocus = useRef(false)
  const placeholder = useRef<Element | null>(null)

  function drawControl(then?: () => void) {
    placeholder.current = box.current?.firstElementChild ?? null
    if (then) waiting.current.push(then)
    setDrawn(true)
  }

  function afterDraw() {
    // A reference to the placeholder, as tests keep one, still reaches the control.
    for (const type of ['click', 'keydown', 'input']) {
      placeholder.current?.addEventListener(type, (event) => sendOn(event, box.current))
    }
    placeholder.current = null
    wantsFocus.current ||= waiting.current.length > 0
    for (const act of waiting.current.splice(0)) act()
    // Arco loses the focus when it mounts, in StrictMode twice.
    if (wantsFocus.current && document.activeElement === document.body) focusableOf(box.current)?.focus()
  }

  /** Messages below the control may have buttons of their own. */
  const isAtControl = ({ target }: SyntheticEvent) =>
    target instanceof Node && box.current?.firstElementChild?.contains(target) === true

  function drawOnFocus(event: SyntheticEvent) {
    if (isAtControl(event)) drawControl(() => focusOn(box.current))
  }

  function drawOnEvent(event: SyntheticEvent) {
    if (!isAtControl(event)) return
    event.stopPropagation()
    drawControl(() => sendOn(event.nativeEvent, box.current))
  }

  const listeners: PlaceholderListeners =
    showsPlaceholder && isUsable
      ? {
          // React defers updates of pointer moves; this pointer may press at once.
          onPointerEnter: () => flushSync(() => drawControl()),
          onFocusCapture: drawOnFocus,
          onClickCapture: drawOnEvent,
          onKeyDownCapture: drawOnEvent,
          onInputCapture: drawOnEvent,
        }
      : {}
  return { showsPlaceholder, listeners, isDrawn, afterDraw }
}

/** Runs `act` after the control before it has mounted. */
export function AfterControl({ act }: { act: () => void }) {
  const latest = useRef(act)
  useEffect(function begin() {
    latest.current()
  }, [])
  return null
}

function focusOn(box: Element | null) {
  const control = focusableOf(box)
  control?.focus()
  // Tab selects the text, as in any text box.
  if (control instanceof HTMLInputElement) control.select()
}

/** Forwards an event of the placeholder to the control. */
function sendOn(event: Event, box: Element | null) {
  const control = focusableOf(box)
  if (!control) return
  if (event.type !== 'input' && document.activeElement !== control) control.focus()
  if (event.type === 'click') control.click()
  else if (event.type === 'keydown') control.dispatchEvent(new KeyboardEvent('keydown', event))
  else if (control instanceof HTMLInputElement && event.target instanceof HTMLInputElement) enter(control, event.target)
}

/** Sets the value through the element's own setter, which React observes. */
function enter(control: HTMLInputElement, { value }: HTMLInputElement) {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  own?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
