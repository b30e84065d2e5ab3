import { branchesOf, type FlowNode } from './flow-node.ts'
import { withoutFollowers } from './remove.ts'
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

function renamed(node: FlowNode, ids: ReadonlyMap<unknown, string>): FlowNode {
  const { properties, childNode } = node
  const [rejectStep, nodeId, prevId] = [properties['rejectStep'], properties['nodeId'], node.prevId].map((id) =>
    ids.get(id),
  )
  return {
    ...node,
    nodeId: ids.get(node.nodeId) ?? node.nodeId,
    ...(prevId !== undefined && { prevId }),
    properties: {
      ...properties,
      ...(rejectStep !== undefined && { rejectStep }),
      ...(nodeId !== undefined && { nodeId }),
    },
    ...(childNode && { childNode: renamed(childNode, ids) }),
    ...(node.conditionNodes && { conditionNodes: branchesOf(node).map((branch) => renamed(branch, ids)) }),
  }
}
