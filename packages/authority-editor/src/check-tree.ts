/** A node of a tree whose leaves can be ticked. */
export interface CheckSource {
  id: string
  fullName: string
  enCode: string
  /** A second line, such as the conditions of a data scheme. */
  hint?: string | undefined
  children?: readonly CheckSource[] | undefined
}

/** A node in the flat list, in the order of the screen. */
export interface CheckNode {
  id: string
  label: string
  code: string
  hint?: string | undefined
  /** 0 at the top. */
  depth: number
  /** Index of the parent; -1 at the top. */
  parent: number
  /** Index after the last descendant. */
  end: number
  /** Position among its siblings, from 1, and their number. */
  position: number
  siblings: number
}

/** State of a checkbox; `some` is half ticked. */
export type CheckState = 'on' | 'off' | 'some'

/** Flattens a tree: the descendants of a node follow it, up to `end`. */
export function flattenTree(sources: readonly CheckSource[]): CheckNode[] {
  const nodes: CheckNode[] = []
  function add(list: readonly CheckSource[], { depth, parent }: { depth: number; parent: number }) {
    for (const [index, { id, fullName, enCode, hint, children = [] }] of list.entries()) {
      const at = nodes.length
      const node = { id, label: fullName, code: enCode, hint, depth, parent, end: 0 }
      nodes.push({ ...node, position: index + 1, siblings: list.length })
      add(children, { depth: depth + 1, parent: at })
      const own = nodes[at]
      if (own) own.end = nodes.length
    }
  }
  add(sources, { depth: 0, parent: -1 })
  return nodes
}

/** True for a node without children. */
export const isEnd = (nodes: readonly CheckNode[], index: number): boolean => nodes[index]?.end === index + 1

/** Ids of the leaves at or below a node. */
export function endsBelow(nodes: readonly CheckNode[], index: number): string[] {
  const ids: string[] = []
  const end = nodes[index]?.end ?? index
  for (let at = index; at < end; at += 1) {
    const node = nodes[at]
    if (node && node.end === at + 1) ids.push(node.id)
  }
  return ids
}

/** State of each checkbox: on when all leaves below are ticked, half on when some are. */
export function checkStates(nodes: readonly CheckNode[], ticked: ReadonlySet<string>): CheckState[] {
  const ends = new Int32Array(nodes.length)
  const on = new Int32Array(nodes.length)
  // Backwards: children come after their parent.
  for (let at = nodes.length - 1; at >= 0; at -= 1) {
    const node = nodes[at]
    if (!node) continue
    if (node.end === at + 1) {
      ends[at] = 1
      on[at] = ticked.has(node.id) ? 1 : 0
    }
    if (node.parent < 0) continue
    ends[node.parent] = (ends[node.parent] ?? 0) + (ends[at] ?? 0)
    on[node.parent] = (on[node.parent] ?? 0) + (on[at] ?? 0)
  }
  return nodes.map((_, at) => (on[at] === 0 ? 'off' : on[at] === ends[at] ? 'on' : 'some'))
}

/** Indices of the visible nodes: matches of the text with their ancestors and descendants; without a text, all outside closed branches. */
export function shownNodes(
  nodes: readonly CheckNode[],
  { text, closed }: { text: string; closed: ReadonlySet<string> },
): number[] {
  const wanted = text.trim().toLowerCase()
  const shown: number[] = []
  if (wanted === '') {
    for (let at = 0; at < nodes.length;) {
      const node = nodes[at]
      shown.push(at)
      at = node && closed.has(node.id) ? node.end : at + 1
    }
    return shown
  }
  const kept = new Uint8Array(nodes.length)
  for (const [at, node] of nodes.entries()) {
    if (!node.label.toLowerCase().includes(wanted) && !node.code.toLowerCase().includes(wanted)) continue
    kept.fill(1, at, node.end)
    for (let above = node.parent; above >= 0 && kept[above] === 0; above = nodes[above]?.parent ?? -1) kept[above] = 1
  }
  for (let at = 0; at < nodes.length; at += 1) if (kept[at] === 1) shown.push(at)
  return shown
}

/** Keeps the items of ticked menu entries and their ancestors, in a tree of menu entries and items. */
export function keepUnder(sources: readonly CheckSource[], menuIds: ReadonlySet<string>): CheckSource[] {
  return sources.flatMap((source) => {
    if (!source.children) return []
    const below = keepUnder(source.children, menuIds)
    const own = menuIds.has(source.id) ? source.children.filter(({ children }) => !children) : []
    const children = [...own, ...below]
    return children.length > 0 ? [{ ...source, children }] : []
  })
}
