/** The nodes that each node leads to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** A graph of pairs: from, to. */
export function graphOf(edges: Iterable<readonly [string, string]>): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [from, to] of edges) {
    graph.set(from, (graph.get(from) ?? new Set()).add(to))
    if (!graph.has(to)) graph.set(to, new Set())
  }
  return graph
}

/** The strongly connected components of a graph, sources first (Tarjan, without recursion). */
export function componentsOf(graph: Graph): readonly (readonly string[])[] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const held: string[] = []
  const isHeld = new Set<string>()
  const found: string[][] = []

  for (const root of graph.keys()) {
    if (order.has(root)) continue
    const path = [enter(root)]
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const next = step.rest.next()
      if (!next.done) {
        if (!order.has(next.value)) path.push(enter(next.value))
        else if (isHeld.has(next.value)) lower(step.node, order.get(next.value))
        continue
      }
      path.pop()
      const above = path.at(-1)
      if (above) lower(above.node, low.get(step.node))
      if (low.get(step.node) === order.get(step.node)) found.push(take(step.node))
    }
  }
  return found.toReversed()

  function enter(node: string) {
    order.set(node, order.size)
    low.set(node, order.size - 1)
    held.push(node)
    isHeld.add(node)
    return { node, rest: (graph.get(node) ?? new Set<string>()).values() }
  }

  function lower(node: string, to = 0) {
    low.set(node, Math.min(low.get(node) ?? 0, to))
  }

  function take(node: string): string[] {
    const component = held.splice(held.indexOf(node))
    for (const one of component) isHeld.delete(one)
    return component
  }
}

/** Node → number of its component, for nodes that lead back to themselves. */
export function circlesOf(graph: Graph): ReadonlyMap<string, number> {
  const circles = new Map<string, number>()
  for (const [index, component] of componentsOf(graph).entries()) {
    const [first = ''] = component
    if (component.length === 1 && !graph.get(first)?.has(first)) continue
    for (const node of component) circles.set(node, index)
  }
  return circles
}
