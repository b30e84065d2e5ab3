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
  /** What has been stored; a new one makes the typed text old. */
  value: unknown
  /** Text that somebody typed and left, and in which of the inputs. */
  onTyped: (text: string, place: number) => void
  /** Somebody begins to type. Arco loses the first character when the popup opens only then. */
  onStart?: (() => void) | undefined
  /** The focus went to another control of the page: the popup is in the way there. */
  onLeave?: (() => void) | undefined
  children: ReactNode
}

/** What stands around a picker looks like this. */
export const typedTextClass = styles.picker

/** Arco's pickers forget what was typed unless Enter follows. Around one, this tells it when the focus leaves. */
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
    // Arco may take the same text in the same event: what it stored is to be known first.
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
