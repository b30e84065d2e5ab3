import { useEffect, useRef } from 'react'

/**
 * Tells whether a dialog covers the page, until the key that closed the dialog has reached the whole document: Escape in
 * a dialog must not also leave the page.
 */
export function useCovered(hasDialog: boolean): () => boolean {
  const isCovered = useRef(false)
  useEffect(
    function coverUntilTheKeyHasPassed() {
      if (!hasDialog) return undefined
      isCovered.current = true
      return () => void setTimeout(() => (isCovered.current = false))
    },
    [hasDialog],
  )
  return () => isCovered.current
}
