import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const focus = (element: Element | null, options?: FocusOptions) => {
  if (element instanceof HTMLElement && element.isConnected) element.focus(options)
}

/**
 * Remembers the focused element when a dialog opens. The returned function focuses it again; call it after the dialog has
 * closed (Arco's dialogs do not return the focus).
 *
 * @example <Modal visible={open} afterClose={useReturnFocus(open)} />
 */
export function useReturnFocus(open: boolean): () => void {
  const before = useRef<Element | null>(null)

  // A layout effect: the dialog's own effects move the focus afterwards.
  useLayoutEffect(
    function rememberFocus() {
      if (open) before.current ??= document.activeElement
    },
    [open],
  )

  return () => {
    focus(before.current)
    before.current = null
  }
}

/**
 * Focuses the element that had the focus before this component was mounted, when it unmounts. For dialogs that are removed
 * together with their content; the page does not scroll.
 */
export function useReturnFocusOnUnmount(): void {
  const [before] = useState(() => document.activeElement)

  useEffect(() => () => focus(before, { preventScroll: true }), [before])
}
