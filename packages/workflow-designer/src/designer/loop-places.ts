import { blockOf, type FlowNode, type FlowPlace, insertNode, loopTargets, newNode, visitOf } from '@sqos/workflow-model'

const TRIAL = 'loop-trial'

/** Whether a loop can be added to a line: at the end of a branch of conditions, behind a node to which it can return. */
export function canLoopAt(root: FlowNode, place: FlowPlace): boolean {
  const { after, isBehindBlock } = place
  let visit = visitOf(root, after)
  if (!visit || visit.node.childNode || visit.node.type === 'loop') return false
  if (blockOf(visit.node) && !isBehindBlock) return false
  while (visit && visit.branch === undefined) visit = visit.parent && visitOf(root, visit.parent.nodeId)
  if (!visit?.parent || blockOf(visit.parent) !== 'condition') return false
  return loopTargets(insertNode(root, place, newNode('loop', TRIAL)), TRIAL).length > 0
}
