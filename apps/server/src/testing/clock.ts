/** A clock that only the test moves. */
export interface Clock {
  now: () => Date
  set: (moment: Date | string) => void
  /** Moves forward by milliseconds. */
  advance: (milliseconds: number) => void
}

/** A clock that starts at `start`. */
export function createClock(start: Date | string): Clock {
  let current = new Date(start).getTime()
  return {
    now: () => new Date(current),
    set: (moment) => {
      current = new Date(moment).getTime()
    },
    advance: (milliseconds) => {
      current += milliseconds
    },
  }
}
