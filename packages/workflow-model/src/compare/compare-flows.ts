import type { FlowNode } from '../document/flow-node.ts'
import { type Visit, visitNodes } from '../document/walk.ts'

/** How a node differs between two versions. */
export type ChangeKind = 'added' | 'removed' | 'changed' | 'moved'

/** A node that differs between two versions. */
export interface NodeChange {
  nodeId: string
  kind: ChangeKind
  /** The node of the older version; undefined for an added one. */
  before: FlowNode | undefined
  /** The node of the newer version; undefined for a removed one. */
  after: FlowNode | undefined
  /** Names of the properties that differ; empty for added and removed nodes. */
  settings: readonly string[]
}

/**
 * The nodes that differ between two versions of a design, in the reading order of the newer one; removed nodes come last. A node is
 * moved when the nearest node above that both versions have is another one.
 */
export function compareFlows(before: FlowNode, after: FlowNode): readonly NodeChange[] {
  const [former, present] = [placesOf(before), placesOf(after)]
  const isCommon = (id: string) => former.has(id) && present.has(id)
  const aboveOf = (places: ReadonlyMap<string, Visit>, id: string): string | undefined => {
    let above = places.get(id)?.parent
    while (above && !isCommon(above.nodeId)) above = places.get(above.nodeId)?.parent
    return above?.nodeId
  }
  const changes: NodeChange[] = []
  for (const [nodeId, { node }] of present) {
    const known = former.get(nodeId)?.node
    if (!known) changes.push({ nodeId, kind: 'added', before: undefined, after: node, settings: [] })
    else {
      const settings = changedSettings(known, node)
      const isMoved = aboveOf(former, nodeId) !== aboveOf(present, nodeId)
      if (settings.length > 0 || isMoved)
        changes.push({ nodeId, kind: isMoved ? 'moved' : 'changed', before: known, after: node, settings })
    }
  }
  for (const [nodeId, { node }] of former)
    if (!present.has(nodeId)) changes.push({ nodeId, kind: 'removed', before: node, after: undefined, settings: [] })
  return changes
}

const placesOf = (root: FlowNode): ReadonlyMap<string, Visit> =>
  new Map([...visitNodes(root)].map((visit) => [visit.node.nodeId, visit]))

/** Properties that differ, and `type`. Keys that are set to nothing are like missing ones. */
function changedSettings(before: FlowNode, after: FlowNode): string[] {
  const names = new Set([...Object.keys(before.properties), ...Object.keys(after.properties)])
  const changed = [...names].filter(
    (name) => textOfValue(before.properties[name]) !== textOfValue(after.properties[name]),
  )
  return before.type === after.type ? changed : ['type', ...changed]
}

/** A text that is equal for equal values, whatever the order of their keys. */
const textOfValue = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  )
