import { useText } from '@sqos/i18n/react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { useDesignerStore } from '../store/use-designer.ts'
import styles from './Canvas.module.css'

/** The title of a component as an input. Enter and blur take the text, Escape keeps the title; the focus returns. */
export function TitleEditor({ label }: { label: string }) {
  const { t } = useText(NAMESPACE)
  const store = useDesignerStore()
  const ref = useRef<HTMLInputElement>(null)
  const before = useRef<Element>(null)

  useLayoutEffect(function focus() {
    before.current ??= document.activeElement
    ref.current?.focus()
    ref.current?.select()
  }, [])

  function end(title?: string) {
    store.endRename(title)
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // The keys of the canvas belong to the text now; an input method confirms its text with Enter.
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      end(event.currentTarget.value)
    }
    if (event.key === 'Escape') end()
  }

  return (
    <input
      ref={ref}
      className={styles.titleEditor}
      aria-label={t('canvas.title')}
      defaultValue={label}
      maxLength={100}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onBlur={({ currentTarget }) => store.endRename(currentTarget.value)}
    />
  )
}
