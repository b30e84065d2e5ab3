import type { FlowNode } from './flow-node.ts'
import { withoutFollowers } from './remove.ts'
import { renamed } from './rename.ts'
import { visitNodes, visitOf } from './walk.ts'

/** What a copy of a node has: the branch from its first node on, or the node alone. */
export function copyOf(root: FlowNode, nodeId: string): FlowNode | undefined {
  const visit = visitOf(root, nodeId)
  if (!visit?.parent) return undefined
  return visit.branch === undefined ? withoutFollowers(visit.node) : visit.node
}

/** The same nodes with new ids, also where they refer to each other. */
export function withNewIds(node: FlowNode, createId: () => string): FlowNode {
  const ids = new Map<unknown, string>()
  for (const visit of visitNodes(node)) ids.set(visit.node.nodeId, createId())
  return renamed(node, ids)
}
