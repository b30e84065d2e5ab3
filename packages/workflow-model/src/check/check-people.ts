import { nodesBefore } from '../document/graph.ts'
import { approverSettings, type Assignee, assigneeOf } from '../settings/approver.ts'
import { ASSIGNEE, REJECT_TO } from '../settings/codes.ts'
import { scheduleSettings } from '../settings/schedule.ts'
import { type FieldPermission, formOperatesOf } from '../settings/form-operates.ts'
import { EVENT_KEYS, eventSettings, SERVICE_ACTION, serviceSettings } from '../settings/events.ts'
import { COPY_KEYS, hasNoMembers, type Members, membersOf } from '../settings/members.ts'
import { copySettings, subFlowSettings } from '../settings/other-nodes.ts'
import { hasField, type NodeCheck } from './flow-check.ts'

/** Checks an approver node: people, target of a rejection, permissions on fields. */
export function checkApprover(check: NodeCheck): void {
  const { node, error, warn } = check
  const settings = approverSettings(node.properties)
  checkAssignee(check, settings.assignee)
  checkKnown(check, membersOf(node.properties, COPY_KEYS))
  const { rejectStep } = settings
  const isNode = !Object.values<string>(REJECT_TO).includes(rejectStep)
  if (isNode && !isApproverBefore(check, rejectStep)) error('rejectTarget')
  for (const field of settings.formOperates) {
    if (field.required && !field.write && isUsed(check, field))
      warn('requiredReadOnly', { field: field.name || field.id })
  }
}

/** Checks a sub flow: the flow, who starts it, and whether flows start each other in a circle. */
export function checkSubFlow(check: NodeCheck): void {
  const { node, context, error } = check
  const { flowId } = subFlowSettings(node.properties)
  checkAssignee(check, assigneeOf(node.properties, 'initiator'))
  if (flowId === '') error('noSubFlow')
  else if (context.flowId !== undefined && startsFlow(check, flowId, context.flowId)) error('subFlowCycle')
}

/** Checks the events of a node: each that is on needs an interface. */
export function checkEvents({ node, error }: NodeCheck): void {
  const events = Object.values(EVENT_KEYS).map((key) => eventSettings(node.properties[key]))
  if (events.some(({ isOn, interfaceId }) => isOn && interfaceId === '')) error('noInterface')
}

/** Checks a service: what it calls, or the fields that it changes. */
export function checkService(check: NodeCheck): void {
  const { node, error, context } = check
  const { action, interfaceId, url, changes } = serviceSettings(node.properties)
  if (action === SERVICE_ACTION.dataInterface && interfaceId === '') error('noInterface')
  if (action === SERVICE_ACTION.webhook && !/^https?:\/\/\S+$/.test(url)) error('noAddress')
  if (action !== SERVICE_ACTION.record) return
  if (changes.length === 0 || changes.some(({ field }) => field === '')) error('noChanges')
  for (const { field } of changes) if (field !== '' && !hasField(context, field)) error('fieldRemoved', { field })
}

/** Checks a node that sends copies. */
export function checkCopy(check: NodeCheck): void {
  const { copyTo, isInitiatorCopy } = copySettings(check.node.properties)
  if (hasNoMembers(copyTo) && !isInitiatorCopy) check.error('noCopyTo')
  checkKnown(check, copyTo)
}

/** Checks the permissions of the start node. */
export function checkStart(check: NodeCheck): void {
  for (const field of formOperatesOf(check.node.properties['formOperates'], true)) {
    if (!field.required || field.write || !isUsed(check, field)) continue
    check.warn('requiredReadOnly', { field: field.name || field.id })
  }
  const { isOn, users } = scheduleSettings(check.node.properties)
  if (isOn && users.length === 0) check.error('scheduleUsers')
}

/** Warns of people, positions, roles … that no longer exist. */
function checkKnown({ context, warn }: NodeCheck, members: Members): void {
  const { isKnown } = context
  if (!isKnown) return
  const kinds: readonly (keyof Members)[] = ['users', 'positions', 'roles', 'organizations', 'groups']
  const count = kinds.flatMap((kind) => members[kind].filter((id) => !isKnown(kind, id))).length
  if (count > 0) warn('memberRemoved', { count })
}

function checkAssignee(check: NodeCheck, assignee: Assignee): void {
  const { error, context } = check
  const { type, members, formField, nodeId, getUserUrl } = assignee
  if (type === ASSIGNEE.members || type === ASSIGNEE.candidates) {
    if (hasNoMembers(members)) error('noMembers')
    else checkKnown(check, members)
  }
  if (type === ASSIGNEE.formField) {
    if (formField === '') error('noFormField')
    else if (!hasField(context, formField)) error('fieldRemoved', { field: formField })
  }
  if (type === ASSIGNEE.earlierNode) {
    if (nodeId === '') error('noEarlierNode')
    else if (!isApproverBefore(check, nodeId)) error('notEarlier')
  }
  if (type === ASSIGNEE.service && getUserUrl.trim() === '') error('noService')
}

const isApproverBefore = ({ graph, id }: NodeCheck, other: string) =>
  graph.nodes.get(other)?.node.type === 'approver' && nodesBefore(graph, id).includes(other)

/** Permissions of removed fields have no effect. */
const isUsed = ({ context }: NodeCheck, field: FieldPermission) => hasField(context, field.id)

function startsFlow({ context }: NodeCheck, from: string, target: string): boolean {
  const seen = new Set<string>()
  const open = [from]
  for (let flow = open.pop(); flow !== undefined; flow = open.pop()) {
    if (flow === target) return true
    if (seen.has(flow)) continue
    seen.add(flow)
    open.push(...(context.subFlowsOf?.(flow) ?? []))
  }
  return false
}
