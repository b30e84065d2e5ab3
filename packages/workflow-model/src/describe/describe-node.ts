import type { TranslateText } from '@sqos/contract/texts'
import { expressionToText } from '@sqos/formula'
import { type FlowNode, titleOf } from '../document/flow-node.ts'
import { textOf } from '../json.ts'
import { approverSettings, type Assignee, assigneeOf } from '../settings/approver.ts'
import { ASSIGNEE, COUNTERSIGN } from '../settings/codes.ts'
import { type ConditionRow, conditionGroups, conditionSettings } from '../settings/conditions.ts'
import { SERVICE_ACTION, serviceSettings } from '../settings/events.ts'
import { hasNoMembers, type Members } from '../settings/members.ts'
import { copySettings, loopSettings, subFlowSettings, timerSettings } from '../settings/other-nodes.ts'
import { startSettings } from '../settings/start.ts'

/** The name of a user, position, role … or of a flow (`flows`); undefined while it is unknown. */
export type NameOf = (kind: keyof Members | 'flows', id: string) => string | undefined

/** What texts about a node need. `t` needs `workflowModelCatalogue`. */
export interface Wording {
  t: TranslateText
  nameOf: NameOf
  /** The document, for the titles of other nodes. */
  titleOfNode?: ((nodeId: string) => string | undefined) | undefined
  /** Whether the approver in front chooses a branch. */
  isChosen?: ((nodeId: string) => boolean) | undefined
}

const NS = { ns: 'workflowModel' }
const KINDS: readonly (keyof Members)[] = ['users', 'positions', 'roles', 'organizations', 'groups']

/** Says what a node does in one line, such as the text of its card. Empty if its settings are missing. */
export function describeNode(node: FlowNode, wording: Wording): string {
  const { t } = wording
  const { properties } = node
  switch (node.type) {
    case 'start': {
      const { initiators } = startSettings(properties)
      return hasNoMembers(initiators) ? t('summary.everybody', NS) : describeMembers(initiators, wording)
    }
    case 'approver':
      return describeApprover(node, wording)
    case 'copy':
      return describeMembers(copySettings(properties).copyTo, wording)
    case 'timer':
      return describeTimer(node, wording)
    case 'subFlow': {
      const { flowId, isAsync } = subFlowSettings(properties)
      const people = describeAssignee(assigneeOf(properties, 'initiator'), wording)
      const flow = flowId === '' ? '' : (wording.nameOf('flows', flowId) ?? flowId)
      return [flow, people, t(isAsync ? 'summary.async' : 'summary.sync', NS)].filter((part) => part !== '').join(' · ')
    }
    case 'service':
      return describeService(node, wording)
    case 'loop': {
      const { nodeId, maxRounds: count } = loopSettings(properties)
      const title = wording.titleOfNode?.(nodeId) ?? nodeId
      return nodeId === '' ? '' : t('summary.loop', { ...NS, title, count })
    }
    case 'condition': {
      if (wording.isChosen?.(node.nodeId)) return t('summary.chosen', NS)
      const { isDefault, rows, formula } = conditionSettings(properties)
      if (isDefault) return t('summary.default', NS)
      const parts = [describeConditions(rows, wording), expressionToText(formula)].filter((part) => part !== '')
      return parts.join(` ${t('summary.and', NS)} `)
    }
    default:
      return ''
  }
}

/** Says what a service does; empty if that is not set. */
function describeService(node: FlowNode, { t }: Wording): string {
  const { action, interfaceId, interfaceName, url, changes } = serviceSettings(node.properties)
  if (action === SERVICE_ACTION.dataInterface) return interfaceName || interfaceId
  if (action === SERVICE_ACTION.webhook) return url
  return changes.length === 0 ? '' : t('summary.changes', { ...NS, count: changes.length })
}

/** Says who approves, and how several decide. */
function describeApprover(node: FlowNode, wording: Wording): string {
  const { assignee, counterSign, countersignRatio } = approverSettings(node.properties)
  const people = describeAssignee(assignee, wording)
  if (people === '' || counterSign === COUNTERSIGN.any) return people
  const way =
    counterSign === COUNTERSIGN.inTurn
      ? wording.t('summary.inTurn', NS)
      : wording.t('summary.share', { ...NS, ratio: countersignRatio })
  return `${people} · ${way}`
}

/** Says where people come from; empty if that is not set. */
export function describeAssignee(assignee: Assignee, wording: Wording): string {
  const { t } = wording
  switch (assignee.type) {
    case ASSIGNEE.members:
      return describeMembers(assignee.members, wording)
    case ASSIGNEE.candidates: {
      const people = describeMembers(assignee.members, wording)
      return people === '' ? '' : t('summary.candidates', { ...NS, people })
    }
    case ASSIGNEE.superior:
      return assignee.managerLevel === 1
        ? t('summary.superior', NS)
        : t('summary.superiorOfLevel', { ...NS, level: assignee.managerLevel })
    case ASSIGNEE.departmentManager:
      return t('summary.departmentManager', NS)
    case ASSIGNEE.initiator:
      return t('summary.initiator', NS)
    case ASSIGNEE.formField:
      return assignee.formField === '' ? '' : t('summary.formField', { ...NS, field: assignee.formField })
    case ASSIGNEE.earlierNode: {
      const title = wording.titleOfNode?.(assignee.nodeId) ?? assignee.nodeId
      return assignee.nodeId === '' ? '' : t('summary.earlierNode', { ...NS, title })
    }
    case ASSIGNEE.service:
      return assignee.getUserUrl === '' ? '' : t('summary.service', NS)
    default:
      return ''
  }
}

/** Names members; counts those whose names are unknown. */
export function describeMembers(members: Members, { t, nameOf }: Wording): string {
  const named: string[] = []
  const counts: string[] = []
  for (const kind of KINDS) {
    const names = members[kind].map((id) => nameOf(kind, id))
    named.push(...names.filter((name) => name !== undefined))
    const count = names.filter((name) => name === undefined).length
    if (count > 0) counts.push(t(`summary.count.${kind}`, { ...NS, count }))
  }
  return [...named, ...counts].join(t('summary.separator', NS))
}

/** Says when a branch is taken. */
export function describeConditions(rows: readonly ConditionRow[], { t }: Wording): string {
  const and = ` ${t('summary.and', NS)} `
  const or = ` ${t('summary.or', NS)} `
  const groups = conditionGroups(rows)
  return groups
    .map((group) => {
      const text = group.map((row) => describeRow(row, t)).join(and)
      return groups.length > 1 && group.length > 1 ? `(${text})` : text
    })
    .join(or)
}

function describeRow({ fieldName, field, symbol, filedValue, filedLabel }: ConditionRow, t: TranslateText): string {
  const value =
    filedLabel || (Array.isArray(filedValue) ? filedValue.map((part) => textOf(part)).join('/') : textOf(filedValue))
  const name = symbol === '' ? '' : t(`symbol.${SYMBOL_KEYS[symbol]}`, NS)
  return `${fieldName || field} ${name} ${value}`.trim()
}

/** The key of the text of each comparison: `symbol.atLeast`. */
export const SYMBOL_KEYS = {
  '>=': 'atLeast',
  '>': 'more',
  '==': 'equal',
  '<=': 'atMost',
  '<': 'less',
  '<>': 'notEqual',
  like: 'contains',
  notLike: 'lacks',
} as const

function describeTimer(node: FlowNode, { t }: Wording): string {
  const timer = timerSettings(node.properties)
  const parts = (['day', 'hour', 'minute', 'second'] as const).filter((unit) => timer[unit] > 0)
  const time = parts.map((unit) => t(`summary.time.${unit}`, { ...NS, count: timer[unit] })).join(' ')
  return time === '' ? '' : t('summary.after', { ...NS, time })
}

/** The title of a node; the name of its kind if it has none. */
export const nameOfNode = (node: FlowNode, t: TranslateText): string =>
  titleOf(node) || t(`kind.${node.type}`, { ...NS, defaultValue: node.type })
