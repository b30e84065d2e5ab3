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

  return async function totalOf(key: object, count: () => Promise<number>): Promise<number> {
    const text = JSON.stringify(key)
    const moment = now().getTime()
    const found = known.get(text)
    // A clock that was set back must not prolong a total.
    if (found && moment < found.until && found.until - moment <= REMEMBERED) return found.total
    known.delete(text)
    const total = await count()
    if (total < LONG) return total
    const [oldest] = known.keys()
    if (known.size >= KEPT && oldest !== undefined) known.delete(oldest)
    known.set(text, { total, until: moment + REMEMBERED })
    return total
  }
}
