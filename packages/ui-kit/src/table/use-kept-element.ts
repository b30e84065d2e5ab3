import { useCallback, useState } from 'react'

/**
 * An element as state, and the ref that finds it. A page that is hidden detaches its refs and attaches them again: that is no
 * other element, and nothing is drawn anew for it.
 */
export function useKeptElement<Kind extends HTMLElement>() {
  const [element, setElement] = useState<Kind | null>(null)
  const ref = useCallback((attached: Kind | null) => {
    if (attached) setElement(attached)
  }, [])
  return [element, ref] as const
}
