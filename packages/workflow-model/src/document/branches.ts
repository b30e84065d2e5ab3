import { flagOf } from '../json.ts'
import { conditionSettings, hasConditions as decides } from '../settings/conditions.ts'
import { branchesOf, type FlowNode } from './flow-node.ts'
import { changeNode, visitOf } from './walk.ts'

const isDefault = (branch: FlowNode) => flagOf(branch.properties['isDefault'], false)
const hasConditions = (branch: FlowNode) => decides(conditionSettings(branch.properties))

/**
 * Numbers conditional branches from the left. A default branch stays the last; without one the last branch becomes the
 * default as soon as another has conditions and it has none.
 */
export function numbered(branches: readonly FlowNode[]): readonly FlowNode[] {
  const ordered = [...branches.filter((one) => !isDefault(one)), ...branches.filter(isDefault)]
  const last = ordered.at(-1)
  const needsDefault =
    last !== undefined && !ordered.some(isDefault) && !hasConditions(last) && ordered.some(hasConditions)
  return ordered.map((branch, priority) => {
    if (branch.type !== 'condition') return branch
    const properties = { ...branch.properties, priority, ...(needsDefault && branch === last && { isDefault: true }) }
    const isSame = branch.properties['priority'] === priority && !(needsDefault && branch === last)
    return isSame ? branch : { ...branch, properties }
  })
}

/** Numbers the branches beside a branch whose conditions changed: the last one may become the default. */
export function withDefaultBranch(root: FlowNode, branchId: string): FlowNode {
  const visit = visitOf(root, branchId)
  if (!visit?.parent || visit.branch === undefined || visit.node.type !== 'condition') return root
  const before = branchesOf(visit.parent)
  const after = numbered(before)
  if (after.every((branch, index) => branch === before[index])) return root
  return changeNode(root, visit.parent.nodeId, (owner) => ({ ...owner, conditionNodes: after }))
}
