import { readActiveAt, readIdleMinutes, writeActiveAt } from './idle-time.ts'

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const

/** ms between two notes that somebody is there, and between two looks whether somebody was. */
const NOTE_EVERY = 5000
const LOOK_EVERY = 5000

interface Watch {
  /** Nobody was there for the time that was chosen. */
  onIdle: () => void
  /** True when the person has just arrived: what was before is not theirs. */
  isNew: boolean
  now?: (() => number) | undefined
}

/**
 * Calls `onIdle` when in none of this browser's tabs anybody did anything for the chosen time, also when that time
 * passed while the page was closed or the machine asleep. The answer ends the watch.
 */
export function watchIdleness({ onIdle, isNew, now = Date.now }: Watch): () => void {
  let activeAt = isNew ? now() : (readActiveAt() ?? now())
  if (isNew) writeActiveAt(activeAt)

  function note() {
    // The first key after a long sleep must not wake what has to be locked.
    if (isOver() || now() - activeAt < NOTE_EVERY) return
    activeAt = now()
    writeActiveAt(activeAt)
  }

  function isOver() {
    const minutes = readIdleMinutes()
    // A clock that was put back is no reason to stay open for ever.
    const last = Math.min(Math.max(activeAt, readActiveAt() ?? 0), now())
    return minutes > 0 && now() - last >= minutes * 60_000
  }

  function look() {
    if (!isOver()) return
    activeAt = now()
    writeActiveAt(activeAt)
    onIdle()
  }

  look()
  const timer = setInterval(look, LOOK_EVERY)
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, note, { capture: true, passive: true })
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, note, { capture: true })
    document.removeEventListener('visibilitychange', look)
  }
}
