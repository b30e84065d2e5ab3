import { useEffect, useState } from 'react'

/** Gives the focus back to what had it before this dialog came, when it goes as a whole. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)

  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    [before],
  )
}
