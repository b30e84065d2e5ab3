import type { FlowNode } from './flow-node.ts'
import { END, type FlowGraph, flowGraph, type GraphNode } from './graph.ts'

/** Kinds of nodes to which a loop returns: those at which a task stops. */
const TARGETS: ReadonlySet<string> = new Set(['approver', 'subFlow', 'service'])

/**
 * The nodes to which a loop may return, in reading order: earlier ones that every task passes on its way to the loop. None
 * outside of a block around the loop that can take several branches, because its other branches go on.
 */
export const loopTargets = (root: FlowNode, loopId: string): readonly string[] => targetsIn(flowGraph(root), loopId)

/** `loopTargets` for a graph. */
export function targetsIn(graph: FlowGraph, loopId: string): readonly string[] {
  const loop = graph.nodes.get(loopId)
  if (!loop) return []
  const isInBranch = (id: string) => graph.nodes.get(id)?.block?.kind === 'condition'
  // The innermost block around the loop that does not take one of its branches.
  const outer = loop.within.findLastIndex((owner) => !isInBranch(owner)) + 1
  const isBefore = ({ id, node, within }: GraphNode) =>
    TARGETS.has(node.type) &&
    id !== loopId &&
    within.length >= outer &&
    within.every((owner, at) => owner === loop.within[at]) &&
    isInFront(graph, { id, within }, loop)
  return [...graph.nodes.values()].filter(isBefore).map(({ id }) => id)
}

/** Whether a node of the line of the loop, or of a line around it, is in front of the loop. */
function isInFront(graph: FlowGraph, { id, within }: Pick<GraphNode, 'id' | 'within'>, loop: GraphNode): boolean {
  // The owner of the block in which the loop is, or the loop itself when both are in one line.
  const last = loop.within[within.length] ?? loop.id
  for (let at = graph.nodes.get(id)?.node; at; at = at.childNode ?? undefined) if (at.nodeId === last) return true
  return false
}

/** Whether a task can come from a node to the end without passing a loop. */
export function canEnd(graph: FlowGraph, from: string): boolean {
  const seen = new Set<string>()
  const open = [from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === END) return true
    const found = graph.nodes.get(id)
    if (!found || seen.has(id) || found.node.type === 'loop') continue
    seen.add(id)
    open.push(...waysFrom(graph, found))
  }
  return false
}

/** Where a flow can go on: a block with a default branch is never skipped. */
function waysFrom({ nodes }: FlowGraph, { block, next }: GraphNode): readonly string[] {
  if (!block) return [next]
  const isDefault = (id: string) => nodes.get(id)?.node.properties['isDefault'] === true
  const isNeverSkipped = block.kind === 'interflow' || block.kind === 'choose' || block.branches.some(isDefault)
  return isNeverSkipped ? block.branches : [...block.branches, next]
}
