import {
  approverSettings,
  ASSIGNEE,
  EVENT_KEYS,
  eventSettings,
  hasNoMembers,
  isNodeType,
  nodesOf,
  parseFlow,
  SERVICE_ACTION,
  serviceSettings,
  subFlowSettings,
  titleOf,
  type Assignee,
  type FlowNode,
} from '@sqos/workflow-model'

/** Something in a design that this server does not run, or that is missing. */
export interface DesignProblem {
  nodeId: string
  title: string
  /** Key of the text. */
  key: string
}

/** Services are called at whole addresses: a job has no session for the API of this server. */
const ADDRESS = /^https?:\/\/\S+$/

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
  const events = Object.values(EVENT_KEYS).map((key) => eventSettings(properties[key]))
  if (events.some(({ isOn, interfaceId }) => isOn && interfaceId === '')) keys.push('workflow.check.noInterface')
  if (type === 'service') return [...keys, ...serviceProblems(node)]
  if (type === 'subFlow') {
    const { flowId, assignee } = subFlowSettings(properties)
    if (flowId === '') keys.push('workflow.check.noFlow')
    return [...keys, ...peopleProblems(assignee)]
  }
  if (type !== 'approver') return keys
  const { assignee, rejectStep } = approverSettings(properties)
  keys.push(...peopleProblems(assignee))
  if (rejectStep === node.nodeId) keys.push('workflow.check.rejectSelf')
  return keys
}

/** What is missing in a service. */
function serviceProblems({ properties }: FlowNode): string[] {
  const { action, interfaceId, url, changes } = serviceSettings(properties)
  if (action === SERVICE_ACTION.dataInterface) return interfaceId === '' ? ['workflow.check.noInterface'] : []
  if (action === SERVICE_ACTION.webhook) return ADDRESS.test(url) ? [] : ['workflow.check.noAddress']
  return changes.length === 0 || changes.some(({ field }) => field === '') ? ['workflow.check.noChanges'] : []
}

/** What is missing in the choice of the people of a node. */
function peopleProblems(assignee: Assignee): string[] {
  const keys: string[] = []
  if (assignee.type === ASSIGNEE.service && !ADDRESS.test(assignee.getUserUrl)) keys.push('workflow.check.noAddress')
  const isNamed = assignee.type === ASSIGNEE.members || assignee.type === ASSIGNEE.candidates
  if (isNamed && hasNoMembers(assignee.members)) keys.push('workflow.check.noMembers')
  if (assignee.type === ASSIGNEE.formField && assignee.formField === '') keys.push('workflow.check.noField')
  if (assignee.type === ASSIGNEE.earlierNode && assignee.nodeId === '') keys.push('workflow.check.noNode')
  return keys
}
