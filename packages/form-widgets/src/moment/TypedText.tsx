import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react'
import styles from './TypedText.module.css'

interface TypedTextProps {
  /** The stored value; a new one discards the typed text. */
  value: unknown
  /** Called with the typed text and the index of the input on blur. */
  onTyped: (text: string, place: number) => void
  /** Called before the first key: Arco loses the character if the popup opens later. */
  onStart?: (() => void) | undefined
  /** Called when the focus moves to another control, to close the popup. */
  onLeave?: (() => void) | undefined
  children: ReactNode
}

/** The wrapper of a picker. */
export const typedTextClass = styles.picker

/** Accepts typed text of Arco's pickers on blur; Arco discards it without Enter. */
export function TypedText({ value, onTyped, onStart, onLeave, children }: TypedTextProps) {
  const typed = useRef(new Map<HTMLInputElement, string>())
  const known = useRef(value)
  const latest = useRef(onTyped)

  useEffect(function forgetWhatWasTyped() {
    if (known.current !== value) typed.current.clear()
    known.current = value
    latest.current = onTyped
  })

  function note({ target }: FormEvent) {
    if (target instanceof HTMLInputElement) typed.current.set(target, target.value)
  }

  function tell({ target, currentTarget }: SyntheticEvent) {
    if (!(target instanceof HTMLInputElement)) return
    const text = typed.current.get(target)
    const place = [...currentTarget.querySelectorAll('input')].indexOf(target)
    typed.current.delete(target)
    // Arco may accept the same text in this event; its stored value must be known first.
    if (text !== undefined) setTimeout(() => latest.current(text, place))
  }

  function leave(event: FocusEvent) {
    tell(event)
    const { relatedTarget, currentTarget } = event
    const isElsewhere = relatedTarget instanceof Element && !relatedTarget.closest('[class*="-trigger"]')
    if (isElsewhere && !currentTarget.contains(relatedTarget)) onLeave?.()
  }

  function press(event: KeyboardEvent) {
    const { key, target, ctrlKey, metaKey } = event
    if (key === 'Enter') tell(event)
    else if (key.length === 1 && !ctrlKey && !metaKey && target instanceof HTMLInputElement) onStart?.()
  }

  return (
    <div className={styles.picker} onInput={note} onBlur={leave} onKeyDownCapture={press}>
      {children}
    </div>
  )
}
