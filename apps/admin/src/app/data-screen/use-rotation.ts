import { useEffect, useState } from 'react'

/** Which page of several is shown; the next one after its time, unless it is paused. */
export function useRotation(pages: readonly { seconds: number }[]) {
  const [index, setIndex] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const shown = index < pages.length ? index : 0
  const seconds = pages[shown]?.seconds ?? 30
  const count = pages.length

  useEffect(
    function startTimer() {
      if (isPaused || count < 2) return
      const timer = setTimeout(() => setIndex((shown + 1) % count), seconds * 1000)
      return () => clearTimeout(timer)
    },
    [shown, seconds, count, isPaused],
  )

  return {
    index: shown,
    isPaused,
    togglePause: () => setPaused((paused) => !paused),
    move: (step: number) => setIndex((shown + step + count) % Math.max(1, count)),
  }
}
