/** A cyclic path of dependencies: `['a', 'b', 'a']`. */
export type Cycle = readonly string[]

/**
 * Sorts formulas by dependency and finds every field in a cycle. `dependencies` maps the field of each formula to the
 * calculated fields that it uses.
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
  // The remaining fields are in a cycle or depend on one. Fields of a cycle become 0, then the others continue.
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

/** Follows the dependencies until a field repeats. Every given field depends on another given one. */
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
