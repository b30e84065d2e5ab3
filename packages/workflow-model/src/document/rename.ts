import { branchesOf, type FlowNode } from './flow-node.ts'

/** The same nodes with other ids, also where they refer to each other. */
export function renamed(node: FlowNode, ids: ReadonlyMap<unknown, string>): FlowNode {
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
