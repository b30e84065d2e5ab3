/**
 * Sorts new files by the order of choice, independent of the upload time. Files without a turn (stored earlier, or
 * before a reload) keep their position.
 */
export function inTurn<Value>(
  held: readonly Value[],
  added: readonly Value[],
  turnOf: (value: Value) => number | undefined,
): Value[] {
  const all = [...held]
  for (const value of added) {
    const turn = turnOf(value)
    const later = turn === undefined ? -1 : all.findIndex((other) => (turnOf(other) ?? -1) > turn)
    all.splice(later < 0 ? all.length : later, 0, value)
  }
  return all
}
