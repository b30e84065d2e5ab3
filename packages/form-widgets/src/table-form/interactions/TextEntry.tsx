import { type FormEvent, useLayoutEffect, useRef } from 'react'
import styles from './Entry.module.css'
import { useGrid } from '../grid/grid-context.ts'

interface TextEntryProps {
  text: string
  name: string
  isMultiline: boolean
  isInvalid: boolean
  describedBy: string | undefined
}

/**
 * The text of the active cell in an input with all text selected, so that typing replaces it. Input methods need the
 * input before the first key. Typing does not render.
 */
export function TextEntry({ text, name, isMultiline, isInvalid, describedBy }: TextEntryProps) {
  const { cursor } = useGrid()
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)

  useLayoutEffect(
    function showText() {
      const element = input.current
      if (!element || cursor.isTyping) return
      element.value = text
      delete element.dataset['typing']
      element.focus()
      element.select()
    },
    [text, cursor],
  )

  function note({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
    cursor.enter({ text: currentTarget.value })
    if (cursor.isTyping) return
    cursor.startTyping()
    currentTarget.dataset['typing'] = ''
  }

  const shared = {
    ref: input,
    className: styles.entry,
    defaultValue: text,
    'aria-label': name,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
    autoComplete: 'off',
    spellCheck: false,
    onInput: note,
  }
  return isMultiline ? <textarea {...shared} rows={1} /> : <input {...shared} type="text" />
}
