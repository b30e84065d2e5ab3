/** Number of results that a server keeps. */
const KEPT = 200

/**
 * Keeps the latest results of a pure function of a text, such as a parsed document. The key is the text itself, so that
 * nothing has to be told of a change. A failure is not kept.
 */
export function kept<Result>(make: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = make(text)
    const [oldest] = results.keys()
    if (results.size >= KEPT && oldest !== undefined) results.delete(oldest)
    results.set(text, result)
    return result
  }
}
