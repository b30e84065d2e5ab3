import { useStableCallback } from '@sqos/hooks'
import { useEffect } from 'react'
import { isRecord, numberOf } from '../document/json.ts'

/** Minutes between two refreshes. */
const [SHORTEST, LONGEST, USUAL] = [1, 1440, 5]

/** The period of a `refresh` object in ms; undefined without one. */
export function periodOf(refresh: unknown): number | undefined {
  if (!isRecord(refresh)) return undefined
  const { autoRefresh } = refresh
  if (autoRefresh !== true && autoRefresh !== 1 && autoRefresh !== '1') return undefined
  const minutes = numberOf(refresh['autoRefreshTime']) ?? USUAL
  return Math.min(LONGEST, Math.max(SHORTEST, minutes)) * 60_000
}

/** Calls back every `period` ms. A hidden page waits, and is refreshed when it is shown again and late. */
export function useRefresh(period: number | undefined, refresh: () => void) {
  const call = useStableCallback(refresh)

  useEffect(
    function startTimer() {
      if (period === undefined) return
      let last = Date.now()
      function check() {
        if (document.hidden || Date.now() - last < (period ?? 0)) return
        last = Date.now()
        call()
      }
      const timer = setInterval(check, Math.min(period, 15_000))
      document.addEventListener('visibilitychange', check)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', check)
      }
    },
    [period, call],
  )
}
