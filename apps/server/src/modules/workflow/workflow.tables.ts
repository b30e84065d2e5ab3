import type { EventType } from '@sqos/contract/events'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Assignment, Reason, Wait } from '@sqos/workflow-model/machine'
import type { NamedColumns } from '../../platform/db/audited.ts'
import type { TextParams } from '../../platform/text.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    flowEngines: FlowEnginesTable
    flowVersions: FlowVersionsTable
    flowVisible: FlowVisibleTable
    flowTasks: FlowTasksTable
    flowNodes: FlowNodesTable
    flowOperators: FlowOperatorsTable
    flowRecords: FlowRecordsTable
    flowCirculates: FlowCirculatesTable
    flowCandidates: FlowCandidatesTable
    flowWaits: FlowWaitsTable
    flowCalls: FlowCallsTable
    flowEntrusts: FlowEntrustsTable
    flowComments: FlowCommentsTable
    flowRemovedFiles: FlowRemovedFilesTable
    flowDecisionLinks: FlowDecisionLinksTable
    flowOpinions: FlowOpinionsTable
    flowWebhooks: FlowWebhooksTable
    flowDeliveries: FlowDeliveriesTable
  }
}

/** A JSON column: read as a value, written as text. */
type Json<Value> = ColumnType<Value, string, string>

/** A flow: its form, its design and its settings. */
export interface FlowEnginesTable extends NamedColumns {
  /** 0 started from the flow pages, 1 attached to a model with the same id. */
  type: number
  /** Code of the value of the dictionary WorkFlowCategory. */
  category: string
  /** 1 a page of the system, 2 a designed form. */
  formType: number
  icon: string
  iconBackground: string
  formUrl: string
  appFormUrl: string
  formData: string | null
  flowTemplateJson: string | null
  tables: string | null
  dbLinkId: Generated<string>
  version: number
  /** 0 everybody starts it, 1 only those of `flowVisible`. */
  visibleType: number
}

/** A saved state of a design. */
export interface FlowVersionsTable {
  flowId: string
  version: number
  formData: string | null
  flowTemplateJson: string | null
  creatorUserId: string | null
  creatorTime: Date
}

/** Who may start a restricted flow. */
export interface FlowVisibleTable {
  flowId: string
  objectType: 'user' | 'Position' | 'Role' | 'Organize' | 'Group'
  objectId: string
}

/** A request: a draft, running, or ended. */
export interface FlowTasksTable {
  id: string
  flowId: string
  flowVersion: number
  /** The task that started this one as a sub flow; `0` for others. */
  parentId: Generated<string>
  /** The model that holds the record of the same id; null when the values are in `formContent`. */
  modelId: string | null
  enCode: Generated<string>
  fullName: string
  flowCode: string
  flowName: string
  flowType: number
  flowCategory: string
  formType: number
  flowUrgent: number
  formContent: Json<Record<string, unknown>>
  status: number
  completion: number
  thisStep: string
  thisStepId: string
  /** Nodes that decide next after a rejected task was submitted again, separated by commas. */
  resumeAt: Generated<string>
  isBatch: number
  startTime: Date | null
  endTime: Date | null
  /** The last reminder of the initiator. */
  pressedTime: Date | null
  /** Since when administrators have suspended it. */
  suspendedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
  description: Generated<string>
  /** Key of another system: the same key of the same user is one request. */
  requestKey: ColumnType<string | null, string | null | undefined, string | null>
  creatorUserId: string
  creatorTime: Date
  lastModifyTime: Date | null
}

/** A node of a design inside of a task. */
export interface FlowNodesTable {
  id: string
  taskId: string
  nodeCode: string
  nodeName: string
  nodeType: string
  completion: number
  state: number
  next: Json<string[]>
  sortCode: number
  dueAt: Date | null
  queue: Json<Assignment[]>
  /** Codes of the branches behind the node that its people chose. */
  branches: Json<string[]>
  /** The order in which rows were created. */
  seq: GeneratedAlways<string>
}

/** The duty of one person on one node. */
export interface FlowOperatorsTable {
  id: string
  taskId: string
  flowId: string
  taskNodeId: string
  nodeCode: string
  nodeName: string
  handlerId: string
  handledBy: string | null
  handleStatus: number | null
  handleTime: Date | null
  completion: number
  state: number
  parentId: string | null
  /** Whether the operator that added this signer decides after it. */
  isBefore: Generated<boolean>
  receivedTime: Date
  dueAt: Date | null
  /** The end of its time limit. */
  deadlineAt: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Whether it is in the inbox of its handler. */
  isOpen: boolean
  reason: Json<Reason>
  draftData: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>
  seq: GeneratedAlways<string>
}

/** A line of the history. */
export interface FlowRecordsTable {
  id: string
  taskId: string
  taskNodeId: string | null
  nodeCode: string
  nodeName: string
  taskOperatorId: string | null
  handlerId: string
  handleStatus: number
  handleTime: Date
  handleOpinion: string
  signImg: string
  /** Attachments, as JSON text; empty without any. */
  files: Generated<string>
  operatorId: string | null
  status: number
  autoReason: ColumnType<Reason | null, string | null, string | null>
  seq: GeneratedAlways<string>
}

/** A copy of a task for a person. */
export interface FlowCirculatesTable {
  id: string
  taskId: string
  taskNodeId: string | null
  nodeCode: string
  nodeName: string
  userId: string
  creatorTime: Date
}

/** People chosen for a later node. */
export interface FlowCandidatesTable {
  id: string
  taskId: string
  nodeCode: string
  operatorId: string | null
  candidates: Json<string[]>
}

/** What a node waits for when no person decides there. */
export interface FlowWaitsTable {
  id: string
  taskId: string
  taskNodeId: string
  nodeCode: string
  kind: Wait['kind']
  userId: string
  isAsync: boolean
  state: number
  reason: Json<Reason>
  /** The request of a sub flow, as soon as it exists. */
  childId: Generated<string | null>
  seq: GeneratedAlways<string>
}

/** A message key with its values. */
export interface CallError {
  key: string
  params?: TextParams
}

/** What the server does after a move, outside of its transaction. */
export interface FlowCallsTable {
  id: string
  taskId: string
  /** Unique: the same cause makes one call. */
  key: string
  nodeCode: string
  nodeName: string
  kind: string
  input: Json<Record<string, string>>
  /** One of `CALL_STATE`. */
  state: Generated<number>
  attempts: Generated<number>
  error: ColumnType<CallError | null, string | null | undefined, string | null>
  createdTime: Date
  doneTime: Date | null
}

/** `creatorUserId` lets `toUserId` act in a flow between two moments. */
export interface FlowEntrustsTable {
  id: string
  toUserId: string
  flowId: string
  flowName: string
  flowCategory: string
  startTime: Date
  endTime: Date
  description: string
  sortCode: Generated<number>
  creatorUserId: string
  creatorTime: Date
}

/** A comment on a task. `image` and `file` are JSON arrays of files. */
export interface FlowCommentsTable {
  id: string
  taskId: string
  text: string
  image: string
  file: string
  /** Names of its files. */
  fileIds: Generated<string[]>
  /** Removed comments are not shown; their files stay with the people of the task. */
  removedTime: ColumnType<Date | null, Date | null | undefined, Date | null>
  creatorUserId: string
  creatorTime: Date
}

/** An attachment of a removed task, which only its owner reads. */
export interface FlowRemovedFilesTable {
  /** The file's name in the store. */
  fileId: string
}

/** A link by which a person decides on a duty without signing in. */
export interface FlowDecisionLinksTable {
  id: string
  taskId: string
  operatorId: string
  userId: string
  expiresAt: Date
  usedAt: Date | null
}

/** An opinion that a person keeps for decisions. */
export interface FlowOpinionsTable {
  id: string
  userId: string
  content: string
  sortCode: number
  creatorTime: Date
}

/** An address of another system that receives events of flows. */
export interface FlowWebhooksTable {
  id: string
  fullName: string
  url: string
  /** Encrypted; empty for unsigned requests. */
  secret: Generated<string>
  events: Json<FlowEventName[]>
  /** Empty for all flows. */
  flowIds: Json<string[]>
  enabledMark: number
  /** The latest request. */
  lastTime: Date | null
  /** Why it failed; null for success. */
  lastError: ColumnType<CallError | null, string | null, string | null>
  creatorUserId: string | null
  creatorTime: Date
  lastModifyUserId: string | null
  lastModifyTime: Date | null
}

/** An event that was posted to a webhook, or is going to be. */
export interface FlowDeliveriesTable {
  id: string
  webhookId: string
  /** The same for each attempt. */
  eventId: string
  event: string
  taskId: string | null
  /** Title of the task. */
  title: string
  /** The posted JSON. */
  body: string
  /** One of `DELIVERY`. */
  state: Generated<number>
  attempts: Generated<number>
  error: ColumnType<CallError | null, string | null | undefined, string | null>
  /** The beginning of the answer. */
  answer: Generated<string>
  createdTime: Date
  lastTime: Date | null
  /** The next attempt; null when there is none. */
  nextTime: Date | null
}

/** A domain event of flows. */
export type FlowEventName = Extract<EventType, `flow.${string}`>
