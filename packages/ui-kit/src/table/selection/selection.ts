/** What the tick in the header says about the rows that are shown. */
export type ShownSelection = 'none' | 'some' | 'all'

/** Whether the shown rows are ticked. */
export function shownSelection(selected: ReadonlySet<string>, shown: readonly string[]): ShownSelection {
  const count = shown.filter((key) => selected.has(key)).length
  if (count === 0) return 'none'
  return count === shown.length ? 'all' : 'some'
}

/** Ticks or clears keys; keys that are not named keep their state and their order. */
export function withKeys(selected: readonly string[], keys: readonly string[], ticked: boolean): string[] {
  if (!ticked) {
    const dropped = new Set(keys)
    return selected.filter((key) => !dropped.has(key))
  }
  return [...new Set([...selected, ...keys])]
}

/** The shown keys from one row to another, in either order; only the last when the first is gone. */
export function keyRange(shown: readonly string[], from: string | undefined, to: string): string[] {
  const start = from === undefined ? -1 : shown.indexOf(from)
  const end = shown.indexOf(to)
  if (end < 0) return []
  return start < 0 ? [to] : shown.slice(Math.min(start, end), Math.max(start, end) + 1)
}
