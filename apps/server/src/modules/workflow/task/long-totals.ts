/** From this number of rows on, a total is remembered. */
const LONG = 10_000
/** Milliseconds for which it is remembered. */
const REMEMBERED = 30_000
/** Number of totals that a server remembers. */
const KEPT = 500

/**
 * Remembers the totals of long lists for half a minute, as counting them takes longer than reading a page. Rows are always
 * read, and short lists always counted.
 */
export function createLongTotals(now: () => Date) {
  const known = new Map<string, { total: number; until: number }>()

  return {
    /** The remembered total of a list; undefined when it must be counted. */
    of(key: object): number | undefined {
      const text = JSON.stringify(key)
      const moment = now().getTime()
      const found = known.get(text)
      // A clock that was set back must not prolong a total.
      if (found && moment < found.until && found.until - moment <= REMEMBERED) return found.total
      known.delete(text)
      return undefined
    },
    /** Notes a counted total, if it is that of a long list. */
    note(key: object, total: number): void {
      if (total < LONG) return
      const [oldest] = known.keys()
      if (known.size >= KEPT && oldest !== undefined) known.delete(oldest)
      known.set(JSON.stringify(key), { total, until: now().getTime() + REMEMBERED })
    },
  }
}
