/** Properties of every tree node from the server. */
export interface TreeNode<Node> {
  id: string
  children?: readonly Node[] | undefined
}

/** The first node in depth-first order that matches. */
export function findNode<Node extends TreeNode<Node>>(
  nodes: readonly Node[],
  passes: (node: Node) => boolean,
): Node | undefined {
  for (const node of nodes) {
    const found = passes(node) ? node : findNode(node.children ?? [], passes)
    if (found) return found
  }
  return undefined
}

/** Ids of all nodes that have children. */
export function parentIds<Node extends TreeNode<Node>>(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => (node.children?.length ? [node.id, ...parentIds(node.children)] : []))
}
