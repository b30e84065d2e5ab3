import { useLayoutEffect, useRef } from 'react'

/** Remembers what had the focus when a dialog opened; the returned function gives it back (Arco does not). */
export function useReturnFocus(open: boolean): () => void {
  const before = useRef<Element | null>(null)

  // Before the dialog's own effects move the focus.
  useLayoutEffect(
    function rememberFocus() {
      if (open) before.current ??= document.activeElement
    },
    [open],
  )

  return () => {
    const element = before.current
    before.current = null
    if (element instanceof HTMLElement && element.isConnected) element.focus()
  }
}
