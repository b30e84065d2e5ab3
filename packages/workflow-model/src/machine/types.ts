import type { FormValues } from './conditions.ts'
import type { RejectType } from '../settings/codes.ts'
import type { FlowEvent } from '../settings/events.ts'
import type { Design } from './path.ts'

/** States of a task by their number on the wire. */
export const TASK_STATUS = { draft: 0, running: 1, passed: 2, rejected: 3, withdrawn: 4, cancelled: 5 } as const
export type TaskStatus = (typeof TASK_STATUS)[keyof typeof TASK_STATUS]

/** Kinds of history lines by their number on the wire. */
export const RECORD_KIND = {
  reject: 0,
  agree: 1,
  submit: 2,
  takeBack: 3,
  cancel: 4,
  assign: 5,
  addSign: 6,
  transfer: 7,
  suspend: 8,
  resume: 9,
  migrate: 10,
  addSignBefore: 11,
  circulate: 12,
  loop: 13,
  removeSign: 14,
  revive: 15,
} as const
export type RecordKind = (typeof RECORD_KIND)[keyof typeof RECORD_KIND]

/** Why a person received a duty: the name of a rule with the values that it used. A text of the reader's language is made from it. */
export interface Reason {
  rule: string
  params?: Readonly<Record<string, string>>
}

/** A person who receives a duty. */
export interface Assignment {
  userId: string
  reason: Reason
}

/** A design node inside of one task. */
export interface TaskNode {
  id: string
  code: string
  name: string
  type: string
  /** 0 open, 1 passed. */
  completion: 0 | 1
  /** 0 on the path, -1 void, -2 not on the path. */
  state: 0 | -1 | -2
  next: readonly string[]
  depth: number
  /** End of the timers before the node, in epoch milliseconds. */
  dueAt: number | null
  /** People of a sequential node whose turn comes later. */
  queue: readonly Assignment[]
  /** Codes of the branches behind the node that the people of the node chose; the latest choice counts. */
  branches: readonly string[]
}

/** The duty of one person on one node. */
export interface Operator {
  id: string
  nodeId: string
  nodeCode: string
  handlerId: string
  /** The person who decided: the handler, or a delegate. Null while open, and for decisions of the system. */
  handledBy: string | null
  /** Null open, 1 agreed, 0 rejected. */
  handleStatus: 0 | 1 | null
  handledAt: number | null
  /** 0 open, 1 done or closed by others, -1 rejected. */
  completion: 0 | 1 | -1
  /** 0 valid, 1 followed by an added signer or, while open, waiting for one; -1 void. */
  state: 0 | 1 | -1
  /** The operator that added this signer. */
  parentId: string | null
  /** Whether the operator that added this signer decides after it. */
  isBefore: boolean
  receivedAt: number
  /** Hidden until then; null when shown. */
  dueAt: number | null
  /** When the time limit of the node is over; null without one. */
  deadlineAt: number | null
  reason: Reason
}

/**
 * What a node waits for when no person decides there: the request of a sub flow, the answer of a service, a service that
 * names the approvers, or an administrator for a loop that has used its rounds.
 */
export interface Wait {
  id: string
  nodeId: string
  nodeCode: string
  kind: 'subFlow' | 'service' | 'people' | 'loop'
  /** The initiator of a sub flow; empty for a service. */
  userId: string
  /** Whether the task goes on without it. */
  isAsync: boolean
  /** 0 open, 1 ended, -1 void. */
  state: 0 | 1 | -1
  reason: Reason
}

/** A line of the history. */
export interface RecordLine {
  id: string
  nodeId: string | null
  nodeCode: string
  nodeName: string
  operatorId: string | null
  handlerId: string
  kind: RecordKind
  at: number
  opinion: string
  signImg: string
  /** Attachments, as JSON text; empty without any. */
  files: string
  /** The other person of an assignment, a transfer or an added signature; of a circulation the people, separated by commas. */
  targetId: string | null
  /** 0 normal, 1 by an added signer, -1 voided. */
  status: 0 | 1 | -1
  /** Set for a decision of the system: the rule that made it. */
  auto: Reason | null
}

/** People that an earlier actor chose for a node. */
export interface Candidates {
  nodeCode: string
  /** The operator who chose; null for the initiator. */
  operatorId: string | null
  people: readonly string[]
}

/** Everything that decides how a task continues. */
export interface FlowState {
  status: TaskStatus
  initiatorId: string
  startTime: number | null
  endTime: number | null
  /** Since when administrators have suspended the task; null while it goes on. */
  suspendedAt: number | null
  completion: number
  /** Codes of the current nodes. */
  current: readonly string[]
  nodes: readonly TaskNode[]
  operators: readonly Operator[]
  waits: readonly Wait[]
  records: readonly RecordLine[]
  candidates: readonly Candidates[]
  /** Nodes that decide next after the initiator has submitted a rejected task again; empty for all of them. */
  resumeAt: readonly string[]
}

/** What the actor writes with a decision. */
export interface Remark {
  opinion?: string
  signImg?: string
  /** Attachments, as JSON text. */
  files?: string
}

/** People chosen for later nodes, by node. */
export type ChosenCandidates = Readonly<Record<string, readonly string[]>>

/** A decision of a person, or of the system when `auto` is set. */
export interface Decision extends Remark {
  operatorId: string
  /** The person who decides. */
  by: string
  auto?: Reason
}

export type Action =
  | { type: 'submit'; by: string; candidates?: ChosenCandidates; branches?: readonly string[] }
  | ({
      type: 'agree'
      addSigners?: readonly string[]
      copyIds?: readonly string[]
      candidates?: ChosenCandidates
      branches?: readonly string[]
    } & Decision)
  /** `to` and `rejectType` are the choices of the person, where the node leaves them: a value of `rejectStep`, and of `rejectType`. */
  | ({ type: 'reject'; copyIds?: readonly string[]; to?: string; rejectType?: RejectType } & Decision)
  /** Lets others decide first; the duty comes back when all of them have agreed. */
  | ({ type: 'addSign'; operatorId: string; by: string; people: readonly string[] } & Remark)
  /** Removes signers whom the person of `operatorId` added and who have not decided: `signers` are their operators. */
  | ({ type: 'removeSign'; operatorId: string; by: string; signers: readonly string[] } & Remark)
  /** Gives copies of the task, as its readers on a node see it. */
  | ({ type: 'circulate'; nodeId: string; by: string; people: readonly string[] } & Remark)
  /** `reason` replaces the usual one, for a transfer by the system. */
  | ({ type: 'transfer'; operatorId: string; by: string; to: string; reason?: Reason } & Remark)
  | ({ type: 'recall'; recordId: string; by: string } & Remark)
  | ({ type: 'withdraw'; by: string } & Remark)
  | ({ type: 'assign'; nodeCode: string; by: string; to: string } & Remark)
  /** `isSubFlow` permits a draft: the initiator of a sub flow cannot delete it. */
  | ({ type: 'cancel'; by: string; isSubFlow?: boolean } & Remark)
  | { type: 'wake' }
  /** A sub flow or a service has ended. Without effect for a wait that is void. */
  | { type: 'waitEnded'; waitId: string }
  /** A service has named the approvers of a node: they are among the approvers of the context. */
  | { type: 'peopleFound'; waitId: string }
  /** Lets a loop that has used its rounds return again, as often as its design permits. */
  | { type: 'loopAgain'; waitId: string; by: string }
  /**
   * The time limit of a duty may be over. `superior` receives it where the node says so; `isReminder` only reminds,
   * `isDue` does not compare the times.
   */
  | { type: 'expire'; operatorId: string; superior?: string; isReminder?: boolean; isDue?: boolean }
  | ({ type: 'suspend'; by: string } & Remark)
  /** Opens an ended task again, at `nodeCode`; without it where the task was cancelled. */
  | ({ type: 'revive'; by: string; nodeCode?: string } & Remark)
  | ({ type: 'resume'; by: string } & Remark)
  /** Moves the task to the design of the context. */
  | ({ type: 'migrate'; by: string } & Remark)

/** An action of one type. */
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>

/** Events of a task for which people receive a message. */
export type Notice =
  | 'duty'
  | 'urged'
  | 'assigned'
  | 'transferred'
  | 'agreed'
  | 'returned'
  | 'rejected'
  | 'finished'
  | 'cancelled'

/** What the server does after a move, beside storing the state. */
export type Effect =
  | {
      type: 'notice'
      notice: Notice
      to: readonly string[]
      nodeCode: string
      nodeId: string | null
      operatorId: string | null
    }
  | { type: 'copies'; nodeCode: string; nodeId: string | null; settingsOf: string | null; userIds: readonly string[] }
  | { type: 'hook'; hook: FlowEvent; nodeCode: string; recordId: string | null }
  | { type: 'wakeAt'; at: number }
  /** Starts what a node waits for. */
  | { type: 'begin'; waitId: string }
  /** Stops what a node waited for: requests of sub flows are removed, or cancelled like their parent. */
  | { type: 'drop'; waitId: string; how: 'remove' | 'cancel' }
  | { type: 'deadline'; operatorId: string; at: number }

/** Refusals of an action. */
export type Refusal =
  | 'notRunning'
  | 'alreadyRunning'
  | 'operatorGone'
  | 'alreadyDecided'
  | 'noApprover'
  | 'candidatesMissing'
  | 'branchMissing'
  | 'notOnPath'
  | 'nextActed'
  | 'recallImpossible'
  | 'samePerson'
  | 'alreadyOperator'
  | 'waitsForSigners'
  | 'signerStays'
  | 'notCurrent'
  | 'alreadyEnded'
  | 'notEnded'
  | 'hasSubFlow'
  | 'subFlowEnded'
  | 'subFlowTarget'
  | 'subFlowAssign'
  | 'suspended'
  | 'notSuspended'
  | 'migrateCurrent'

/** Approvers of a node, or the initiators of a sub flow. Without people the node is passed (`passes`) or the move is refused. */
export interface Approvers {
  people: readonly Assignment[]
  /** The rule that passes a node without approvers. */
  passes?: Reason
}

/** The result of an action. */
export type Outcome =
  | { kind: 'moved'; state: FlowState; effects: readonly Effect[] }
  /** The people of these nodes are unknown: the caller finds them and repeats the step. */
  | { kind: 'needs'; nodes: readonly string[] }
  | { kind: 'refused'; reason: Refusal; nodeName?: string }

/** What the machine is given beside state and action. */
export interface MachineContext {
  design: Design
  values: FormValues
  now: number
  newId: () => string
  approvers: ReadonlyMap<string, Approvers>
}
