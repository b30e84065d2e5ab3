import { useEffect, useState } from 'react'

/** True after `wanted` was true for `delay` ms, so that short states do not flicker. */
export function useDelayed(wanted: boolean, delay: number): boolean {
  const [late, setLate] = useState(false)

  useEffect(
    function waitBeforeShowing() {
      if (!wanted) return
      const timer = setTimeout(() => setLate(true), delay)
      return () => {
        clearTimeout(timer)
        setLate(false)
      }
    },
    [wanted, delay],
  )
  return wanted && late
}
