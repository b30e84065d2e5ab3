import { numbered } from './branches.ts'
import { blockOf, branchesOf, type FlowNode } from './flow-node.ts'
import { blockParts, type FlowPlace, insertNode, under, withoutBlock } from './insert.ts'
import { emptyNode } from './new-nodes.ts'
import { changeNode, findNode, visitOf } from './walk.ts'

/**
 * Removes a node; what follows it stays. The first node of a branch is removed with its branch, apart from a parallel
 * branch that goes on with an approver. With the second last branch its block is dissolved. The start node stays.
 */
export function removeNode(root: FlowNode, nodeId: string): FlowNode {
  const visit = visitOf(root, nodeId)
  if (!visit?.parent) return root
  const { node, parent, branch } = visit
  if (branch === undefined) {
    if (node.type === 'empty' && blockOf(node) && blockOf(parent)) return root
    const emptyId = freeId(root, nodeId)
    return changeNode(root, parent.nodeId, (owner) => withoutChild(owner, node, emptyId))
  }
  const next = node.childNode
  if (node.type !== 'condition' && next?.type === 'approver' && !blockOf(node)) {
    const promoted = { ...under(parent, next), isInterflow: true }
    return changeNode(root, parent.nodeId, (owner) => ({
      ...owner,
      conditionNodes: branchesOf(owner).map((one) => (one === node ? promoted : one)),
    }))
  }
  return removeBranch(root, nodeId)
}

/** Removes a whole branch. */
export function removeBranch(root: FlowNode, branchId: string): FlowNode {
  const visit = visitOf(root, branchId)
  if (!visit?.parent || visit.branch === undefined) return root
  const { node, parent } = visit
  const rest = branchesOf(parent).filter((one) => one !== node)
  if (rest.length > 1) {
    return changeNode(root, parent.nodeId, (owner) => ({ ...owner, conditionNodes: numbered(rest) }))
  }
  const dissolved = changeNode(root, parent.nodeId, (owner) => dissolve(owner, rest[0]))
  return withoutEmpty(dissolved, parent.nodeId)
}

/** Moves a node into another line. Returns the same document for the first node of a branch and for its own lines. */
export function moveNode(root: FlowNode, nodeId: string, place: FlowPlace): FlowNode {
  const visit = visitOf(root, nodeId)
  if (!visit?.parent || visit.branch !== undefined || place.after === nodeId || visit.node.type === 'empty') return root
  const isOwnLine = visit.parent.nodeId === place.after && place.isBehindBlock === (blockOf(visit.parent) !== undefined)
  if (isOwnLine) return root
  const removed = removeNode(root, nodeId)
  if (!findNode(removed, place.after)) return root
  return insertNode(removed, place, withoutFollowers(visit.node))
}

/** A node alone, without its block and without what follows. */
export function withoutFollowers(node: FlowNode): FlowNode {
  const { childNode: _child, ...rest } = withoutBlock(node)
  return rest
}

function withoutChild(owner: FlowNode, node: FlowNode, emptyId: string): FlowNode {
  if (!blockOf(node)) return withChild(owner, node.childNode)
  // The block of the node needs an owner: the node above, or an invisible one if that owns a block itself.
  if (blockOf(owner)) {
    const empty = { ...emptyNode(emptyId), ...blockParts(node, emptyId) }
    return { ...owner, childNode: under(owner, withChild(empty, node.childNode)) }
  }
  return { ...withChild(owner, node.childNode), ...blockParts(node, owner.nodeId) }
}

/** Puts the nodes of the last branch in place of its block. */
function dissolve(owner: FlowNode, last: FlowNode | undefined): FlowNode {
  const alone = withoutBlock(owner)
  if (!last) return alone
  if (last.type === 'condition') {
    const merged = { ...alone, ...blockParts(last, owner.nodeId) }
    return withChild(merged, followedBy(last.childNode, owner.childNode))
  }
  const { isInterflow: _first, ...node } = last
  return withChild(alone, followedBy(node, owner.childNode))
}

/** A line of nodes, followed by another line. */
function followedBy(
  first: FlowNode | null | undefined,
  rest: FlowNode | null | undefined,
): FlowNode | null | undefined {
  if (!first || !rest) return first ?? rest
  return withChild(first, followedBy(first.childNode, rest))
}

function withChild(owner: FlowNode, child: FlowNode | null | undefined): FlowNode {
  if (child) return { ...owner, childNode: under(owner, child) }
  const { childNode: _none, ...rest } = owner
  return rest
}

/** Removes an invisible node that has lost its block. */
function withoutEmpty(root: FlowNode, nodeId: string): FlowNode {
  const node = findNode(root, nodeId)
  return node?.type === 'empty' && !blockOf(node) ? removeNode(root, nodeId) : root
}

/** An id for the invisible node that keeps the block of a removed one. */
function freeId(root: FlowNode, nodeId: string): string {
  let id = `${nodeId}-block`
  while (findNode(root, id)) id += '-block'
  return id
}
