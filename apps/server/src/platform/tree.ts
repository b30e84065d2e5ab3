/** A row with the id of its parent. */
interface Row {
  id: string
  parentId: string
}

/** Properties of every tree node in this API family. */
export interface TreeFacts {
  hasChildren: boolean
  isLeaf: boolean
  /** Number of children. */
  num: number
}

type Node<Shape> = Shape & TreeFacts & { children?: Node<Shape>[] }

/**
 * Builds the tree of `rows` in their order. Rows whose parent is missing become roots; rows in a cycle are left out, so
 * that invalid data cannot hang the server.
 */
export function buildTree<Source extends Row, Shape>(
  rows: readonly Source[],
  shape: (row: Source) => Shape,
): Node<Shape>[] {
  const ids = new Set(rows.map((row) => row.id))
  const byParent = Map.groupBy(rows, (row) => (ids.has(row.parentId) ? row.parentId : ''))

  const nodesBelow = (parentId: string): Node<Shape>[] =>
    (byParent.get(parentId) ?? []).map((row) => {
      const children = nodesBelow(row.id)
      const facts = { hasChildren: children.length > 0, isLeaf: children.length === 0, num: children.length }
      return { ...shape(row), ...facts, ...(children.length > 0 && { children }) }
    })

  return nodesBelow('')
}

/** The matching rows with all their ancestors: the result of a search in a tree. */
export function matchesWithAncestors<Source extends Row>(
  rows: readonly Source[],
  matches: (row: Source) => boolean,
): Source[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const kept = new Set<string>()
  for (const row of rows.filter(matches)) {
    for (let at: Source | undefined = row; at && !kept.has(at.id); at = byId.get(at.parentId)) kept.add(at.id)
  }
  return rows.filter((row) => kept.has(row.id))
}

/** `id` and all its descendants. */
export function subtreeIds(rows: readonly Row[], id: string): Set<string> {
  const byParent = Map.groupBy(rows, (row) => row.parentId)
  const ids = new Set([id])
  // A Set also iterates over elements added during the iteration.
  for (const at of ids) for (const child of byParent.get(at) ?? []) ids.add(child.id)
  return ids
}
