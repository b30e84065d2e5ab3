import { useImperativeHandle, useRef } from 'react'
import styles from './CodeEditor.module.css'
import type { CodeEditorProps } from './types.ts'

/** Text area shown when the code of the editor cannot be loaded. */
export function PlainEditor(props: CodeEditorProps) {
  const { label, height, placeholder, maxLength, readOnly, isInvalid, handle, id, value = '', onChange, onBlur } = props
  const area = useRef<HTMLTextAreaElement>(null)

  useImperativeHandle(handle, () => ({
    insert(text) {
      const element = area.current
      if (!element) return
      element.focus()
      const { selectionStart, selectionEnd } = element
      onChange?.(value.slice(0, selectionStart) + text + value.slice(selectionEnd))
    },
  }))

  return (
    <textarea
      ref={area}
      id={id}
      className={styles.plain}
      style={{ blockSize: height ?? '100%' }}
      aria-label={label}
      aria-invalid={isInvalid}
      placeholder={placeholder}
      maxLength={maxLength}
      readOnly={readOnly}
      spellCheck={false}
      autoCapitalize="off"
      value={value}
      onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
