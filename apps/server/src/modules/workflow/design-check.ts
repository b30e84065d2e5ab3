import {
  approverSettings,
  ASSIGNEE,
  hasNoMembers,
  isNodeType,
  nodesOf,
  parseFlow,
  subFlowSettings,
  TIMEOUT,
  titleOf,
  type Assignee,
  type FlowNode,
} from '@sqos/workflow-model'
import { isRecord } from '@sqos/form-model'

/** Something in a design that this server does not run, or that is missing. */
export interface DesignProblem {
  nodeId: string
  title: string
  /** Key of the text. */
  key: string
}

/** Hooks of nodes that call data interfaces. */
const HOOKS = [
  'initFuncConfig',
  'endFuncConfig',
  'flowRecallFuncConfig',
  'approveFuncConfig',
  'rejectFuncConfig',
  'recallFuncConfig',
]

/** What prevents the release of a design: nothing is ignored in silence. */
export function designProblems(flowTemplateJson: string | null | undefined): readonly DesignProblem[] {
  const { root, problems } = parseFlow(flowTemplateJson)
  if (problems.some(({ level }) => level === 'error'))
    return [{ nodeId: root.nodeId, title: titleOf(root), key: 'workflow.notDesigned' }]
  const nodes = nodesOf(root)
  const found = nodes.flatMap((node) =>
    problemsOf(node).map((key) => ({ nodeId: node.nodeId, title: titleOf(node), key })),
  )
  if (nodes.some(({ type }) => type === 'approver' || type === 'subFlow')) return found
  return [...found, { nodeId: root.nodeId, title: titleOf(root), key: 'workflow.check.noApproverNode' }]
}

function problemsOf(node: FlowNode): string[] {
  const { properties, type } = node
  const keys: string[] = []
  if (!isNodeType(type)) keys.push('workflow.check.kind')
  if (HOOKS.some((name) => isOn(properties[name]))) keys.push('workflow.check.hook')
  if (type === 'subFlow') {
    const { flowId, assignee } = subFlowSettings(properties)
    if (flowId === '') keys.push('workflow.check.noFlow')
    return [...keys, ...peopleProblems(assignee)]
  }
  if (type !== 'approver') return keys
  const { assignee, rejectStep, timeLimit } = approverSettings(properties)
  if (timeLimit.isOn && timeLimit.handler === TIMEOUT.superior) keys.push('workflow.check.superior')
  keys.push(...peopleProblems(assignee))
  if (rejectStep === node.nodeId) keys.push('workflow.check.rejectSelf')
  return keys
}

/** What is missing, or not run, in the choice of the people of a node. */
function peopleProblems(assignee: Assignee): string[] {
  const keys: string[] = []
  if (assignee.type === ASSIGNEE.service) keys.push('workflow.check.service')
  if (assignee.extraRule !== 1) keys.push('workflow.check.extraRule')
  const isNamed = assignee.type === ASSIGNEE.members || assignee.type === ASSIGNEE.candidates
  if (isNamed && hasNoMembers(assignee.members)) keys.push('workflow.check.noMembers')
  if (assignee.type === ASSIGNEE.formField && assignee.formField === '') keys.push('workflow.check.noField')
  if (assignee.type === ASSIGNEE.earlierNode && assignee.nodeId === '') keys.push('workflow.check.noNode')
  return keys
}

const isOn = (config: unknown) => isRecord(config) && config['on'] === true
