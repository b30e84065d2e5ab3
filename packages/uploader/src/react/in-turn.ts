/**
 * Puts what has been added where it was chosen: before whatever was chosen later, however long each took. What has no turn (it was
 * there before, or is from before a reload) stays where it is.
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
