import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './TypedText.module.css'

interface TypedTextProps {
  /** What has been stored; a new one makes the typed text old. */
  value: unknown
  /** Text that somebody typed and left, and in which of the inputs. */
  onTyped: (text: string, place: number) => void
  children: ReactNode
}

/** Arco's pickers forget what was typed unless Enter follows. Around one, this tells it when the focus leaves. */
export function TypedText({ value, onTyped, children }: TypedTextProps) {
  const typed = useRef(new Map<HTMLInputElement, string>())
  const known = useRef(value)

  useEffect(function forgetWhatWasTyped() {
    if (known.current !== value) typed.current.clear()
    known.current = value
  })

  function note({ target }: FormEvent) {
    if (target instanceof HTMLInputElement) typed.current.set(target, target.value)
  }

  function tell({ target, currentTarget }: FormEvent) {
    if (!(target instanceof HTMLInputElement)) return
    const text = typed.current.get(target)
    typed.current.delete(target)
    if (text !== undefined) onTyped(text, [...currentTarget.querySelectorAll('input')].indexOf(target))
  }

  return (
    <div className={styles.picker} onInput={note} onBlur={tell}>
      {children}
    </div>
  )
}
