interface Node<Self> {
  label: string
  children?: readonly Self[] | undefined
}

/** The nodes whose label contains a word in lower case, with their parents and children; all for an empty word. */
export function filterTree<One extends Node<One>>(nodes: readonly One[], word: string): readonly One[] {
  if (word === '') return nodes
  return nodes.flatMap((node) => {
    if (node.label.toLowerCase().includes(word)) return [node]
    const children = filterTree(node.children ?? [], word)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

/** The number of nodes. */
export const countTree = <One extends Node<One>>(nodes: readonly One[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + countTree<One>(children ?? []), 0)
