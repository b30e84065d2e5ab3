/** A calendar day in local time: its first and its last millisecond. */
export interface Day {
  start: number
  end: number
}

/** The last `count` days up to today, oldest first. Calendar days: some have 23 or 25 hours. */
export function lastDays(count: number, now: Date): Day[] {
  return Array.from({ length: count }, (_, index) => {
    const midnight = (offset: number) =>
      new Date(now.getFullYear(), now.getMonth(), now.getDate() - count + 1 + index + offset).getTime()
    return { start: midnight(0), end: midnight(1) - 1 }
  })
}
