import type { JsonRecord } from '../json.ts'

/**
 * The kinds of nodes that this product runs; `service` and `loop` are additions of it. A document may have others; they are kept and
 * reported.
 */
export const NODE_TYPES = [
  'start',
  'approver',
  'copy',
  'timer',
  'subFlow',
  'service',
  'loop',
  'condition',
  'branch',
  'empty',
] as const

/** A kind of node. */
export type NodeType = (typeof NODE_TYPES)[number]

/** Whether the product runs nodes of this kind. */
export const isNodeType = (type: string): type is NodeType => NODE_TYPES.some((known) => known === type)

/**
 * The kind of a block of branches. `condition`: the first branch that is true. `interflow`: all branches. `inclusive`:
 * each branch that is true. `choose`: the branches that the approver in front of the block chooses. The last two are
 * additions of this product.
 */
export type BlockKind = 'condition' | 'interflow' | 'inclusive' | 'choose'

const STORED_KINDS: readonly BlockKind[] = ['interflow', 'inclusive', 'choose']

/**
 * A node of `flowTemplateJson`, with all keys of the stored document, also unknown ones.
 *
 * A node is followed by its block of branches (`conditionNodes`), if it has one, and then by `childNode`. After the
 * last node of a branch the flow goes on behind the block.
 */
export interface FlowNode {
  readonly nodeId: string
  /** The id of the node above: of the owner of the block for the first node of a branch. */
  readonly prevId?: unknown
  readonly type: string
  /** The text of the card in clients of the family. */
  readonly content?: unknown
  readonly properties: JsonRecord
  readonly childNode?: FlowNode | null
  readonly conditionNodes?: readonly FlowNode[] | null
  readonly conditionType?: unknown
  /** Whether the node is the first of a parallel branch. */
  readonly isInterflow?: unknown
  readonly [key: string]: unknown
}

/** The branches of a node; empty if it has no block. */
export const branchesOf = (node: FlowNode): readonly FlowNode[] => node.conditionNodes ?? []

/** The kind of a node's block; undefined if it has none. */
export function blockOf(node: FlowNode): BlockKind | undefined {
  const [first] = branchesOf(node)
  if (!first) return undefined
  const stored = STORED_KINDS.find((kind) => kind === node.conditionType)
  if (stored) return stored
  return node.conditionType !== 'condition' && first.isInterflow === true ? 'interflow' : 'condition'
}

/** The title of a node; empty if it has none. */
export const titleOf = (node: FlowNode): string => {
  const { title } = node.properties
  return typeof title === 'string' ? title : ''
}
