import { type RefObject, useImperativeHandle, useRef } from 'react'
import styles from './CodeField.module.css'
import { type CodeLanguage, highlight } from './highlight.ts'

/** What can be done with a code field from outside. */
export interface CodeFieldHandle {
  /** Puts a text where the cursor is, and the cursor behind it. */
  insert: (text: string) => void
}

export interface CodeFieldProps {
  language: CodeLanguage
  /** px. */
  height: number
  /** Its name, where no label of a form item gives it one. */
  label?: string | undefined
  placeholder?: string | undefined
  maxLength?: number | undefined
  handle?: RefObject<CodeFieldHandle | null> | undefined
  /** By the form item. */
  id?: string | undefined
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
  onBlur?: (() => void) | undefined
}

/** A text area that colours what is written in it. Tab leaves it, as every field. */
export function CodeField(props: CodeFieldProps) {
  const { language, height, label, placeholder, maxLength, handle, id, value = '', onChange, onBlur } = props
  const input = useRef<HTMLTextAreaElement>(null)
  const code = useRef<HTMLPreElement>(null)
  const wasVisited = useRef(false)

  useImperativeHandle(handle, () => ({
    insert(text) {
      const area = input.current
      if (!area) return
      const cursor = { start: area.selectionStart, end: area.selectionEnd }
      // Before the first visit the cursor is nowhere: what is put in goes to the end.
      const { start, end } = wasVisited.current ? cursor : { start: value.length, end: value.length }
      wasVisited.current = true
      onChange?.(`${value.slice(0, start)}${text}${value.slice(end)}`)
      // After the new text is in.
      requestAnimationFrame(() => {
        area.focus()
        area.setSelectionRange(start + text.length, start + text.length)
      })
    },
  }))

  return (
    <div className={styles.field} style={{ blockSize: height }}>
      <pre ref={code} className={styles.code} aria-hidden="true">
        {highlight(value, language).map(({ kind, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name
          <span key={index} data-kind={kind}>
            {text}
          </span>
        ))}
        {'\n'}
      </pre>
      <textarea
        ref={input}
        id={id}
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        spellCheck={false}
        autoCapitalize="off"
        value={value}
        onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
        onFocus={() => (wasVisited.current = true)}
        onBlur={onBlur}
        onScroll={({ currentTarget }) => code.current?.scrollTo(currentTarget.scrollLeft, currentTarget.scrollTop)}
      />
    </div>
  )
}
