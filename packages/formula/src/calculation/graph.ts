/** A way that leads back to its beginning: `['a', 'b', 'a']`. */
export type Cycle = readonly string[]

/**
 * Puts formulas in the order in which they can be calculated and finds every field that waits for itself.
 * `dependencies` gives, for each formula's field, the formulas' fields that it counts with.
 */
export function orderFormulas(dependencies: ReadonlyMap<string, ReadonlySet<string>>): {
  order: string[]
  cycles: Cycle[]
} {
  const waitingFor = new Map([...dependencies].map(([field, needed]) => [field, new Set(needed)]))
  const dependents = invert(dependencies)
  const order: string[] = []
  const cycles: Cycle[] = []

  const settle = (field: string, ready: string[]) => {
    waitingFor.delete(field)
    for (const dependent of dependents.get(field) ?? []) {
      const needed = waitingFor.get(dependent)
      if (needed?.delete(field) && needed.size === 0) ready.push(dependent)
    }
  }
  const settleAll = (ready: string[]) => {
    for (let field = ready.pop(); field !== undefined; field = ready.pop()) {
      order.push(field)
      settle(field, ready)
    }
  }

  settleAll([...waitingFor].flatMap(([field, needed]) => (needed.size === 0 ? [field] : [])))
  // Whoever still waits is on a cycle or behind one. The members of a cycle are settled as 0 and the rest goes on.
  for (let first = waitingFor.keys().next(); !first.done; first = waitingFor.keys().next()) {
    const cycle = walkRound(first.value, waitingFor)
    cycles.push(cycle)
    const ready: string[] = []
    for (const field of new Set(cycle)) settle(field, ready)
    settleAll(ready.filter((field) => waitingFor.has(field)))
  }
  return { order, cycles }
}

function invert(dependencies: ReadonlyMap<string, ReadonlySet<string>>): Map<string, string[]> {
  const dependents = new Map<string, string[]>()
  for (const [field, needed] of dependencies) {
    for (const one of needed) {
      const known = dependents.get(one)
      if (known) known.push(field)
      else dependents.set(one, [field])
    }
  }
  return dependents
}

/** Follows the dependencies until a field repeats. Every field given here depends on another one given here. */
function walkRound(start: string, waitingFor: ReadonlyMap<string, ReadonlySet<string>>): Cycle {
  const path: string[] = []
  const placeOnPath = new Map<string, number>()
  let field = start
  while (!placeOnPath.has(field)) {
    placeOnPath.set(field, path.length)
    path.push(field)
    field = waitingFor.get(field)?.values().next().value ?? start
  }
  return [...path.slice(placeOnPath.get(field)), field]
}
