import type { FlowNode } from '../document/flow-node.ts'

/** A design with about this many nodes: lines of approvers with a block of conditions in every fourth place. */
export function longFlow(count: number): FlowNode {
  let made = 1
  const approver = (childNode?: FlowNode): FlowNode => ({
    nodeId: `n${(made += 1)}`,
    type: 'approver',
    properties: { title: `审批 ${made}`, assigneeType: 6, approvers: ['u1'] },
    ...(childNode && { childNode }),
  })
  const branch = (priority: number, isDefault: boolean): FlowNode => ({
    nodeId: `c${(made += 1)}`,
    type: 'condition',
    properties: {
      title: `条件 ${priority + 1}`,
      priority,
      isDefault,
      conditions: isDefault
        ? []
        : [{ field: 'days', fieldName: '天数', symbol: '>', filedValue: 3, logic: '&&', sqosKey: 'numInput' }],
    },
    childNode: approver(),
  })
  let line: FlowNode | undefined
  // Four approvers, of which one owns a block of two conditions with an approver each.
  for (let group = 0; group < count / 8; group += 1) {
    line = approver(approver(approver(line)))
    line = { ...approver(line), conditionType: 'condition', conditionNodes: [branch(0, false), branch(1, true)] }
  }
  return { nodeId: 'start', type: 'start', properties: { title: '流程发起' }, ...(line && { childNode: line }) }
}
