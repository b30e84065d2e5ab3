/** State of the checkbox in the header. */
export type ShownSelection = 'none' | 'some' | 'all'

/** Whether none, some or all of the shown rows are selected. */
export function shownSelection(selected: ReadonlySet<string>, shown: readonly string[]): ShownSelection {
  const count = shown.filter((key) => selected.has(key)).length
  if (count === 0) return 'none'
  return count === shown.length ? 'all' : 'some'
}

/** Selects or clears keys; other keys keep their state and order. */
export function withKeys(selected: readonly string[], keys: readonly string[], ticked: boolean): string[] {
  if (!ticked) {
    const dropped = new Set(keys)
    return selected.filter((key) => !dropped.has(key))
  }
  return [...new Set([...selected, ...keys])]
}

/** The shown keys between two rows, in either order; only the last one if the first was removed. */
export function keyRange(shown: readonly string[], from: string | undefined, to: string): string[] {
  const start = from === undefined ? -1 : shown.indexOf(from)
  const end = shown.indexOf(to)
  if (end < 0) return []
  return start < 0 ? [to] : shown.slice(Math.min(start, end), Math.max(start, end) + 1)
}
