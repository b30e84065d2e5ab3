import { useStableCallback } from '@sqos/hooks'
import { useEffect } from 'react'

/** Actions by key. */
export type EmailKeys = Readonly<Record<string, (() => void) | undefined>>

/** Acts on single keys anywhere on the page, except where somebody types or a dialog is open. Returns the listener for frames. */
export function useEmailKeys(keys: EmailKeys): (event: KeyboardEvent) => void {
  const act = useStableCallback((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return
    if (isTyping(event.target) || document.querySelector('[role=dialog][aria-modal=true]')) return
    const action = keys[event.key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(
    function listen() {
      document.addEventListener('keydown', act)
      return () => document.removeEventListener('keydown', act)
    },
    [act],
  )
  return act
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.role === 'combobox')
