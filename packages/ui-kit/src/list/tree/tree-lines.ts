/** A node as a line of a list; `depth` is 0 at the top. */
export interface TreeLine {
  id: string
  name: string
  depth: number
}

interface NamedNode<Node> {
  id: string
  fullName: string
  children?: readonly Node[] | undefined
}

/** All nodes of a tree from top to bottom, each with its depth. */
export function treeLines<Node extends NamedNode<Node>>(nodes: readonly Node[], depth = 0): TreeLine[] {
  return nodes.flatMap(({ id, fullName, children }) => [
    { id, name: fullName, depth },
    ...treeLines(children ?? [], depth + 1),
  ])
}
