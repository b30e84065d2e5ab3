import { numberOf } from '../json.ts'
import { type BlockKind, blockOf, branchesOf, type FlowNode } from './flow-node.ts'

/** The place behind the last node. */
export const END = 'end'

/** A node of the graph. */
export interface GraphNode {
  id: string
  node: FlowNode
  /**
   * The branches that follow the node, in the order in which their conditions are tried: by priority, the default
   * branch last. Undefined if the node has no block.
   */
  block: { kind: BlockKind; branches: readonly string[] } | undefined
  /** The node that follows after the block, or directly if the node has no block: its id, or `END`. */
  next: string
  /** The owners of the blocks around the node, the innermost last. */
  within: readonly string[]
}

/** A design as a graph. */
export interface FlowGraph {
  start: string
  /** By id, in reading order. */
  nodes: ReadonlyMap<string, GraphNode>
}

/** Resolves where each node of a design continues. */
export function flowGraph(root: FlowNode): FlowGraph {
  const nodes = new Map<string, GraphNode>()
  add(root, END, [])
  return { start: root.nodeId, nodes }

  /** Adds a chain of nodes; `after` follows its last node. */
  function add(first: FlowNode, after: string, within: readonly string[]) {
    for (let node: FlowNode | null | undefined = first; node; node = node.childNode) {
      const kind = blockOf(node)
      const next = node.childNode?.nodeId ?? after
      const block = kind && { kind, branches: inOrder(kind, branchesOf(node)).map(({ nodeId }) => nodeId) }
      nodes.set(node.nodeId, { id: node.nodeId, node, block, next, within })
      for (const branch of branchesOf(node)) add(branch, next, [...within, node.nodeId])
    }
  }
}

/** All ids that can follow a node directly: the branches of its block, or the next node. */
export function successorsOf({ block, next }: GraphNode): readonly string[] {
  if (!block) return [next]
  // Without a true branch and without a default branch the flow skips a block with conditions.
  return block.kind === 'interflow' || block.kind === 'choose' ? block.branches : [...block.branches, next]
}

/** The ids of all nodes from which a node can be reached, in reading order. */
export function nodesBefore(graph: FlowGraph, nodeId: string): readonly string[] {
  const before = new Map<string, string[]>()
  for (const node of graph.nodes.values()) {
    for (const next of successorsOf(node)) before.set(next, [...(before.get(next) ?? []), node.id])
  }
  const found = new Set<string>()
  const open = [nodeId]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const one of before.get(id) ?? []) {
      if (found.has(one)) continue
      found.add(one)
      open.push(one)
    }
  }
  return [...graph.nodes.keys()].filter((id) => found.has(id))
}

function inOrder(kind: BlockKind, branches: readonly FlowNode[]): readonly FlowNode[] {
  if (kind === 'interflow') return branches
  const rank = (node: FlowNode, index: number) =>
    node.properties['isDefault'] === true ? Number.MAX_SAFE_INTEGER : numberOf(node.properties['priority'], index)
  return branches
    .map((node, index) => ({ node, rank: rank(node, index) }))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ node }) => node)
}
