import { readActiveAt, readIdleMinutes, writeActiveAt } from './idle-time.ts'

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const

/** Milliseconds between two writes of the last input, and between two checks. */
const NOTE_EVERY = 5000
const LOOK_EVERY = 5000

interface Watch {
  /** Called when no tab had input for the idle time. */
  onIdle: () => void
  /** True when the user has just signed in: earlier idle time is ignored. */
  isNew: boolean
  now?: (() => number) | undefined
}

/**
 * Calls `onIdle` when no tab of this browser had input for the idle time, also when the time passed while the page was
 * closed or the machine asleep. The returned function ends the watch.
 */
export function watchIdleness({ onIdle, isNew, now = Date.now }: Watch): () => void {
  let activeAt = isNew ? now() : (readActiveAt() ?? now())
  if (isNew) writeActiveAt(activeAt)

  function note() {
    // The first key after a long sleep must not prevent the lock.
    if (isOver() || now() - activeAt < NOTE_EVERY) return
    activeAt = now()
    writeActiveAt(activeAt)
  }

  function isOver() {
    const minutes = readIdleMinutes()
    // A clock that was set back must not prevent the lock.
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
  for (const sign of ACTIVITY_EVENTS) window.addEventListener(sign, note, { capture: true, passive: true })
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    for (const sign of ACTIVITY_EVENTS) window.removeEventListener(sign, note, { capture: true })
    document.removeEventListener('visibilitychange', look)
  }
}
