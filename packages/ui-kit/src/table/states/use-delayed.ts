import { useEffect, useState } from 'react'

/** True once `wanted` has held for `delay` ms, so that what comes quickly does not flash. */
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
