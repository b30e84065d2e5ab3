import { numbered } from './branches.ts'
import { type BlockKind, blockOf, branchesOf, type FlowNode } from './flow-node.ts'
import { emptyNode } from './new-nodes.ts'
import { changeNode, visitOf } from './walk.ts'

/** A line of the picture: below a card, or behind the block of branches below it. */
export interface FlowPlace {
  after: string
  /** Behind the block of the node. Without a block both are the same line. */
  isBehindBlock: boolean
}

/** Inserts a node into a line. Returns the same document if the line does not exist. */
export const insertNode = (root: FlowNode, { after, isBehindBlock }: FlowPlace, node: FlowNode): FlowNode =>
  changeNode(root, after, (owner) => {
    if (blockOf(owner) && !isBehindBlock) {
      const inserted = under(owner, { ...node, ...blockParts(owner, node.nodeId), ...childPart(owner, node.nodeId) })
      return { ...withoutBlock(owner), childNode: inserted }
    }
    return { ...owner, childNode: under(owner, { ...node, ...childPart(owner, node.nodeId) }) }
  })

/** A block to insert. */
export interface NewBlock {
  kind: BlockKind
  /** At least two first nodes of branches. */
  branches: readonly FlowNode[]
  /** The id of the invisible node that is needed if another block precedes or follows. */
  emptyId: string
}

/** Inserts a block of branches into a line; what followed goes on behind the block. */
export const insertBlock = (root: FlowNode, { after, isBehindBlock }: FlowPlace, block: NewBlock): FlowNode =>
  changeNode(root, after, (owner) => {
    if (!blockOf(owner)) return withBlock(owner, block)
    const empty = emptyNode(block.emptyId)
    if (isBehindBlock) {
      return { ...owner, childNode: under(owner, withBlock({ ...empty, ...childPart(owner, empty.nodeId) }, block)) }
    }
    const moved = { ...empty, ...blockParts(owner, empty.nodeId), ...childPart(owner, empty.nodeId) }
    return { ...withBlock(withoutBlock(owner), block), childNode: under(owner, moved) }
  })

/** Adds a branch to a block, before the default branch. */
export const addBranch = (root: FlowNode, ownerId: string, branch: FlowNode): FlowNode =>
  changeNode(root, ownerId, (owner) =>
    blockOf(owner) ? { ...owner, conditionNodes: numbered([...branchesOf(owner), under(owner, branch)]) } : owner,
  )

/** Moves a branch past its neighbour. A default branch stays the last. */
export function moveBranch(root: FlowNode, branchId: string, direction: 'left' | 'right'): FlowNode {
  const visit = visitOf(root, branchId)
  if (!visit?.parent || visit.branch === undefined) return root
  const branches = branchesOf(visit.parent)
  const [moved, other] = [visit.node, branches[direction === 'left' ? visit.branch - 1 : visit.branch + 1]]
  if (!other || [moved, other].some((one) => one.properties['isDefault'] === true)) return root
  const swapped = branches.map((branch) => (branch === moved ? other : branch === other ? moved : branch))
  return changeNode(root, visit.parent.nodeId, (owner) => ({ ...owner, conditionNodes: numbered(swapped) }))
}

/** A node as the child of another one. */
export const under = (owner: FlowNode, node: FlowNode): FlowNode => ({ ...node, prevId: owner.nodeId })

/** A node without its block. */
export function withoutBlock(node: FlowNode): FlowNode {
  const { conditionNodes: _branches, conditionType: _kind, ...rest } = node
  return rest
}

/** The block of a node, as parts of its new owner. */
export const blockParts = (owner: FlowNode, newOwner: string): Partial<FlowNode> =>
  blockOf(owner)
    ? {
        conditionType: blockOf(owner),
        conditionNodes: branchesOf(owner).map((branch) => ({ ...branch, prevId: newOwner })),
      }
    : {}

const childPart = (owner: FlowNode, newOwner: string): Partial<FlowNode> =>
  owner.childNode ? { childNode: { ...owner.childNode, prevId: newOwner } } : {}

const withBlock = (owner: FlowNode, { kind, branches }: NewBlock): FlowNode => ({
  ...owner,
  conditionType: kind,
  conditionNodes: numbered(branches.map((branch) => under(owner, branch))),
})
