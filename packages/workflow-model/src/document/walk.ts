import { branchesOf, type FlowNode } from './flow-node.ts'

/** A node with its place in the document. */
export interface Visit {
  node: FlowNode
  /** The node above; undefined for the start node. */
  parent: FlowNode | undefined
  /** The number of the branch that the node begins; undefined if it is a `childNode`. */
  branch: number | undefined
}

/** Visits the nodes of a design in reading order: a node, its branches from left to right, then what follows them. */
export function* visitNodes(root: FlowNode): Generator<Visit, void> {
  const open: Visit[] = [{ node: root, parent: undefined, branch: undefined }]
  for (let next = open.pop(); next; next = open.pop()) {
    yield next
    const { node } = next
    if (node.childNode) open.push({ node: node.childNode, parent: node, branch: undefined })
    const branches = branchesOf(node)
    for (let branch = branches.length - 1; branch >= 0; branch -= 1) {
      const first = branches[branch]
      if (first) open.push({ node: first, parent: node, branch })
    }
  }
}

/** The nodes of a design in reading order. */
export const nodesOf = (root: FlowNode): readonly FlowNode[] => [...visitNodes(root)].map(({ node }) => node)

/** Finds a node with its place. */
export function visitOf(root: FlowNode, nodeId: string): Visit | undefined {
  for (const visit of visitNodes(root)) if (visit.node.nodeId === nodeId) return visit
  return undefined
}

/** Finds a node by its id. */
export const findNode = (root: FlowNode, nodeId: string): FlowNode | undefined => visitOf(root, nodeId)?.node

/**
 * Changes one node; other nodes keep their identity. Returns the same document if the node does not exist or does not
 * change.
 */
export function changeNode(root: FlowNode, nodeId: string, change: (node: FlowNode) => FlowNode): FlowNode {
  if (root.nodeId === nodeId) return change(root)
  const path = pathTo(root, nodeId)
  const target = path.at(-1)
  if (!target) return root
  let [changed, before] = [change(target.node), target.node]
  if (changed === before) return root
  for (let at = path.length - 2; at >= 0; at -= 1) {
    const owner = path[at]?.node
    if (!owner) return root
    changed = withPart(owner, before, changed)
    before = owner
  }
  return changed
}

/** Changes properties of one node. */
export const changeProperties = (root: FlowNode, nodeId: string, changed: FlowNode['properties']): FlowNode =>
  changeNode(root, nodeId, (node) => ({ ...node, properties: { ...node.properties, ...changed } }))

/** The visits from the start node to a node; empty if it does not exist. */
export function pathTo(root: FlowNode, nodeId: string): readonly Visit[] {
  const above = new Map<FlowNode, Visit>()
  for (const visit of visitNodes(root)) {
    above.set(visit.node, visit)
    if (visit.node.nodeId !== nodeId) continue
    const path: Visit[] = []
    for (let at: Visit | undefined = visit; at; at = at.parent && above.get(at.parent)) path.unshift(at)
    return path
  }
  return []
}

function withPart(owner: FlowNode, before: FlowNode, after: FlowNode): FlowNode {
  if (owner.childNode === before) return { ...owner, childNode: after }
  return { ...owner, conditionNodes: branchesOf(owner).map((branch) => (branch === before ? after : branch)) }
}
