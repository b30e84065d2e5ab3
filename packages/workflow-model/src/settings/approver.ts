import { flagOf, isRecord, type JsonRecord, numberOf, textOf } from '../json.ts'
import {
  AGREE_RULE,
  type AgreeRule,
  ASSIGNEE,
  type AssigneeType,
  codeOf,
  COUNTERSIGN,
  type CounterSign,
  REJECT_TO,
  REJECT_TYPE,
  type RejectType,
  TIMEOUT,
  type TimeoutHandler,
} from './codes.ts'
import { type FieldPermission, formOperatesOf } from './form-operates.ts'
import { APPROVER_KEYS, COPY_KEYS, INITIATOR_KEYS, type Members, membersOf } from './members.ts'

const FIELD_TYPES = [1, 2, 3, 4] as const

/** Where the people of a node come from. */
export interface Assignee {
  type: AssigneeType
  /** For `members` and `candidates`. */
  members: Members
  /** For `superior`: 1 for the direct superior. */
  managerLevel: number
  /** For `departmentManager`: 1 for the own department, 2 for the one above. */
  departmentLevel: number
  /** For `superior` and `departmentManager`: those of each level up to it, an addition of this product. */
  isEachLevel: boolean
  /** For `formField`. */
  formField: string
  /** For `formField`: the field has 1 users, 2 departments, 3 positions, 4 roles; 3 and 4 are additions of this product. */
  formFieldType: (typeof FIELD_TYPES)[number]
  /** For `earlierNode`. */
  nodeId: string
  /** For `service`. */
  getUserUrl: string
  /** Restricts the people: 1 no rule, 2 same department, 3 same position, 4 superiors, 5 subordinates, 6 same company. */
  extraRule: number
}

/** The time limit of a node. */
export interface TimeLimit {
  isOn: boolean
  quantity: number
  unit: 'day' | 'hour' | 'minute'
  handler: TimeoutHandler
}

/** Settings of an approver node, with defaults for missing keys. */
export interface ApproverSettings {
  title: string
  assignee: Assignee
  counterSign: CounterSign
  /** Per cent of the approvers who must agree, for `share`. */
  countersignRatio: number
  /** Whether one rejection ends the node, whatever the share. */
  hasVeto: boolean
  /** A value of `REJECT_TO`, or the id of an earlier node. */
  rejectStep: string
  rejectType: RejectType
  /** Per cent. */
  progress: number
  /** Without an approver: true applies the rule of the start node, false refuses the submission. */
  noApproverHandler: boolean
  /** Empty without automatic agreement. */
  agreeRules: readonly AgreeRule[]
  copyTo: Members
  isInitiatorCopy: boolean
  isCustomCopy: boolean
  hasSign: boolean
  hasOpinion: boolean
  hasFreeApprover: boolean
  timeLimit: TimeLimit
  buttons: Buttons<ApproverButton>
  /** The print template that is chosen first; empty: that of the form. */
  printId: string
  formOperates: readonly FieldPermission[]
  description: string
}

/** A button of a node. */
export interface NodeButton {
  isShown: boolean
  text: string
}

/** Buttons by name. */
export type Buttons<Name extends string> = Readonly<Record<Name, NodeButton>>

const APPROVER_BUTTONS = {
  save: { isShown: false, text: '暂 存' },
  audit: { isShown: true, text: '通 过' },
  reject: { isShown: true, text: '拒 绝' },
  revoke: { isShown: true, text: '撤 回' },
  transfer: { isShown: true, text: '转 审' },
  print: { isShown: false, text: '打 印' },
} as const

/** A button of an approver node: `has{Name}Btn` and `{name}BtnText` of the properties. */
export type ApproverButton = keyof typeof APPROVER_BUTTONS

/** Reads the settings of an approver node. */
export function approverSettings(properties: JsonRecord): ApproverSettings {
  const rules = properties['agreeRules']
  const agreeRules = Array.isArray(rules) ? rules : []
  return {
    title: textOf(properties['title'], '审批节点'),
    assignee: assigneeOf(properties, 'approver'),
    counterSign: codeOf(COUNTERSIGN, properties['counterSign'], COUNTERSIGN.any),
    countersignRatio: Math.min(100, Math.max(1, numberOf(properties['countersignRatio'], 100))),
    hasVeto: flagOf(properties['hasVeto'], false),
    rejectStep: textOf(properties['rejectStep'], REJECT_TO.start) || REJECT_TO.start,
    rejectType: codeOf(REJECT_TYPE, properties['rejectType'], REJECT_TYPE.again),
    progress: Math.min(100, Math.max(0, numberOf(properties['progress'], 50))),
    noApproverHandler: flagOf(properties['noApproverHandler'], true),
    agreeRules: flagOf(properties['hasAgreeRule'], false)
      ? Object.values(AGREE_RULE).filter((rule) => agreeRules.some((one) => numberOf(one, 0) === rule))
      : [],
    copyTo: membersOf(properties, COPY_KEYS),
    isInitiatorCopy: flagOf(properties['isInitiatorCopy'], false),
    isCustomCopy: flagOf(properties['isCustomCopy'], false),
    hasSign: flagOf(properties['hasSign'], false),
    hasOpinion: flagOf(properties['hasOpinion'], true),
    hasFreeApprover: flagOf(properties['hasFreeApprover'], false),
    timeLimit: timeLimitOf(properties['timeoutConfig']),
    buttons: buttonsOf(properties, APPROVER_BUTTONS),
    printId: textOf(properties['printId']),
    formOperates: formOperatesOf(properties['formOperates'], false),
    description: textOf(properties['description']),
  }
}

/** Reads where the people of a node come from: approvers, or the initiators of a sub flow. */
export function assigneeOf(properties: JsonRecord, role: 'approver' | 'initiator'): Assignee {
  return {
    type: codeOf(ASSIGNEE, properties[role === 'approver' ? 'assigneeType' : 'initiateType'], ASSIGNEE.members),
    members: membersOf(properties, role === 'approver' ? APPROVER_KEYS : INITIATOR_KEYS),
    managerLevel: Math.max(1, numberOf(properties['managerLevel'], 1)),
    departmentLevel: Math.max(1, numberOf(properties['departmentLevel'], 1)),
    isEachLevel: flagOf(properties['isEachLevel'], false),
    formField: textOf(properties['formField']),
    formFieldType: FIELD_TYPES.find((type) => type === numberOf(properties['formFieldType'], 1)) ?? 1,
    nodeId: textOf(properties['nodeId']),
    getUserUrl: textOf(properties['getUserUrl']),
    extraRule: numberOf(properties['extraRule'], 1),
  }
}

/** Reads buttons: shown or not, and their text. */
export function buttonsOf<Name extends string>(
  properties: JsonRecord,
  defaults: Readonly<Record<Name, NodeButton>>,
): Buttons<Name> {
  const read = (name: Name): NodeButton => {
    const { isShown, text } = defaults[name]
    return {
      isShown: flagOf(properties[`has${name.charAt(0).toUpperCase()}${name.slice(1)}Btn`], isShown),
      text: textOf(properties[`${name}BtnText`]) || text,
    }
  }
  const names = Object.keys(defaults).filter((name): name is Name => Object.hasOwn(defaults, name))
  const buttons: Partial<Record<Name, NodeButton>> = {}
  for (const name of names) buttons[name] = read(name)
  return { ...defaults, ...buttons }
}

function timeLimitOf(value: unknown): TimeLimit {
  const config = isRecord(value) ? value : {}
  const unit = config['type']
  return {
    isOn: flagOf(config['on'], false),
    quantity: Math.max(1, numberOf(config['quantity'], 1)),
    unit: unit === 'hour' || unit === 'minute' ? unit : 'day',
    handler: codeOf(TIMEOUT, config['handler'], TIMEOUT.agree),
  }
}
