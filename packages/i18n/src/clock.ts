/** Interval of the clock in ms; the shortest unit of a relative time is the minute. */
const TICK = 30_000

const listeners = new Set<() => void>()
let time = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

function tick() {
  time = Date.now()
  for (const listener of listeners) listener()
}

/** The current time in ms, in steps of half a minute while it has listeners: one timer for all relative times. */
export const clock = {
  now: () => {
    // Without listeners nothing moves the time, and the first rendering would show an old one.
    if (listeners.size === 0 && Date.now() - time > TICK) time = Date.now()
    return time
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    if (listeners.size === 1) {
      time = Date.now()
      timer = setInterval(tick, TICK)
    }
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) clearInterval(timer)
    }
  },
}
