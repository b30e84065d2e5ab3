import { Type, type Static } from 'typebox'
import { component, Milliseconds, MomentOrNull, PageQuery } from '../../../platform/schema.ts'
import { FlowKey } from '../engine/engine.schema.ts'

/** Signatures are pictures of at most 200 kB. */
const MAX_SIGNATURE = 280_000

const People = Type.Record(Type.String({ maxLength: 50 }), Type.Array(FlowKey, { maxItems: 200 }), {
  description: 'Chosen users by node',
})
const Candidates = Type.Optional(Type.Union([Type.Null(), People]))
const Branches = Type.Optional(
  Type.Union([
    Type.Null(),
    Type.Array(Type.String({ maxLength: 50 }), {
      maxItems: 50,
      description: 'Codes of the branches that the approver chose, behind a node that lets them choose',
    }),
  ]),
)
export const Opinion = Type.Optional(
  Type.Union([Type.Null(), Type.String({ maxLength: 2000, description: 'Opinion' })]),
)
const Signers = Type.Array(FlowKey, { maxItems: 20, description: 'More approvers of the same node, who all decide' })
const Values = Type.Unsafe<Record<string, unknown>>(
  Type.Object({}, { additionalProperties: true, description: 'Values by field, or `data` with their JSON text' }),
)

/** The same key of the same user is one new request, which is returned again. */
const RequestKey = Type.Optional(
  Type.Union([Type.Null(), Type.String({ maxLength: 100, description: 'Key of another system' })]),
)

/** A request to be saved or submitted. */
export const FlowTaskBody = component(
  'FlowTaskBody',
  Type.Object({
    id: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 50 })])),
    flowId: FlowKey,
    data: Type.String({ maxLength: 5_000_000, description: 'Values of the form, as JSON text' }),
    status: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1, description: '0 submit, 1 save without submitting (default)' }),
    ),
    flowUrgent: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 3,
        description: '1 usual, 2 important, 3 urgent; without it a change keeps what was chosen',
      }),
    ),
    candidateList: Candidates,
    requestKey: RequestKey,
  }),
)
export type FlowTaskBody = Static<typeof FlowTaskBody>

export const FlowTaskData = component(
  'FlowTaskData',
  Type.Object({
    id: Type.String(),
    flowId: Type.String(),
    data: Type.String({ description: 'Values of the form, as JSON text' }),
  }),
)

/** A decision. */
export const FlowHandleBody = component(
  'FlowHandleBody',
  Type.Object({
    handleOpinion: Opinion,
    formData: Type.Optional(Type.Union([Type.Null(), Values])),
    enCode: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 100 })])),
    signImg: Type.Optional(
      Type.Union([
        Type.Null(),
        Type.String({
          maxLength: MAX_SIGNATURE,
          pattern: '^(data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/=]*)?$',
          description: 'Signature, as data URL',
        }),
      ]),
    ),
    fileList: Type.Optional(
      Type.Union([
        Type.Null(),
        Type.String({ maxLength: 20_000, description: 'Attachments that the caller uploaded, as JSON text' }),
      ]),
    ),
    copyIds: Type.Optional(
      Type.Union([
        Type.Null(),
        Type.String({ maxLength: 10_000, description: 'Users who receive a copy, separated by commas' }),
      ]),
    ),
    rejectStep: Type.Optional(
      Type.Union([
        Type.Null(),
        Type.String({
          maxLength: 50,
          description:
            'Of a rejection where the node leaves it to the approver: 0 start, 1 previous nodes, or the code of an earlier node',
        }),
      ]),
    ),
    rejectType: Type.Optional(
      Type.Union([
        Type.Null(),
        Type.Integer({
          minimum: 1,
          maximum: 2,
          description: '1 every node decides again, 2 the rejecting node decides next',
        }),
      ]),
    ),
    candidateList: Candidates,
    branchList: Branches,
    freeApproverUserId: Type.Optional(
      Type.Union([Type.Null(), Type.String({ maxLength: 50, description: 'One more approver of the same node' })]),
    ),
    freeApproverUserIds: Type.Optional(Type.Union([Type.Null(), Signers])),
  }),
)
export type FlowHandleBody = Static<typeof FlowHandleBody>

export const FlowOpinionBody = component('FlowOpinionBody', Type.Object({ handleOpinion: Opinion }))
export type FlowOpinionBody = Static<typeof FlowOpinionBody>

export const FlowDraftBody = component('FlowDraftBody', Type.Object({ formData: Values }))

export const FlowTransferBody = component(
  'FlowTransferBody',
  Type.Object({ freeApproverUserId: FlowKey, handleOpinion: Opinion }),
)

export const FlowCirculateBody = component(
  'FlowCirculateBody',
  Type.Object({
    copyIds: Type.String({ minLength: 1, maxLength: 10_000, description: 'Users, separated by commas' }),
    handleOpinion: Opinion,
  }),
)

export const FlowAssignBody = component(
  'FlowAssignBody',
  Type.Object({ nodeCode: FlowKey, freeApproverUserId: FlowKey, handleOpinion: Opinion }),
)

export const FlowBatchBody = component(
  'FlowBatchBody',
  Type.Object({
    ...FlowHandleBody.properties,
    batchType: Type.Integer({ minimum: 0, maximum: 2, description: '0 agree, 1 reject, 2 transfer' }),
    ids: Type.Array(FlowKey, { minItems: 1, maxItems: 200 }),
  }),
)
export type FlowBatchBody = Static<typeof FlowBatchBody>

/** What happened to each of several decisions. */
export const FlowBatchResult = component(
  'FlowBatchResult',
  Type.Object({
    done: Type.Integer(),
    failed: Type.Array(Type.Object({ id: Type.String(), fullName: Type.String(), message: Type.String() })),
  }),
)

const Moment = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000, description: 'Day, in epoch milliseconds' }),
)

/** Filters of the lists of tasks. */
export const FlowListQuery = Type.Object({
  ...PageQuery.properties,
  startTime: Moment,
  endTime: Moment,
  flowId: Type.Optional(Type.String({ maxLength: 50 })),
  flowCategory: Type.Optional(Type.String({ maxLength: 50 })),
  creatorUserId: Type.Optional(Type.String({ maxLength: 50 })),
  nodeCode: Type.Optional(Type.String({ maxLength: 50 })),
  status: Type.Optional(Type.Union([Type.Literal(''), Type.Integer({ minimum: 0, maximum: 5 })])),
  overdue: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1,
      description: '1 only what is overdue: the duty, or an open duty of the task',
    }),
  ),
})
export type FlowListQuery = Static<typeof FlowListQuery>

/** Filters of the monitor. */
export const FlowMonitorQuery = Type.Object({
  ...FlowListQuery.properties,
  stuck: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1,
      description: '1 only tasks that need an administrator: stuck ones, failed calls, disabled or deleted approvers',
    }),
  ),
})
export type FlowMonitorQuery = Static<typeof FlowMonitorQuery>

/** A row of a list of tasks. */
export const FlowTaskRow = component(
  'FlowTaskRow',
  Type.Object({
    id: Type.String(),
    processId: Type.String({ description: 'Id of the task' }),
    fullName: Type.String(),
    enCode: Type.String({ description: 'Number of the document' }),
    flowId: Type.String(),
    flowCode: Type.String(),
    flowName: Type.String(),
    flowCategory: Type.String(),
    flowUrgent: Type.Integer({ description: '1 usual, 2 important, 3 urgent' }),
    flowType: Type.Optional(
      Type.Integer({ description: '0 started from the flow pages, 1 attached to a model, whose record it is' }),
    ),
    formType: Type.Integer({ description: '1 page of the system, 2 designed form' }),
    thisStep: Type.String({ description: 'Names of the current nodes' }),
    thisStepId: Type.String({ description: 'Node of this row' }),
    status: Type.Integer({ description: '0 draft, 1 running, 2 passed, 3 rejected, 4 withdrawn, 5 cancelled' }),
    completion: Type.Integer({ description: 'Per cent' }),
    startTime: MomentOrNull,
    endTime: MomentOrNull,
    creatorTime: Milliseconds,
    creatorUserId: Type.String(),
    userName: Type.String({ description: 'name/account of the initiator' }),
    description: Type.String(),
    deadlineAt: Type.Optional(MomentOrNull),
    failedCalls: Type.Optional(
      Type.Integer({ description: 'Sub flows and services that failed; only in the monitor: see its Calls' }),
    ),
    goneDuties: Type.Optional(
      Type.Integer({ description: 'Open duties of disabled or deleted people; only in the monitor' }),
    ),
    isSuspended: Type.Optional(Type.Boolean({ description: 'Only in the monitor' })),
    nodeCode: Type.Optional(Type.String()),
    flowVersion: Type.Optional(Type.String({ description: 'Such as v3' })),
    approversProperties: Type.Optional(Type.String({ description: 'Settings of the node, as JSON text' })),
    isStuck: Type.Optional(Type.Boolean({ description: 'In the monitor: nothing moves the running task on' })),
    waitingCalls: Type.Optional(
      Type.Integer({ description: 'Sub flows and services that are still tried; only in the monitor' }),
    ),
    isOutdated: Type.Optional(Type.Boolean({ description: 'In the monitor: the flow has a newer version' })),
  }),
)
export type FlowTaskRow = Static<typeof FlowTaskRow>

export const FlowDetailQuery = Type.Object({
  taskNodeId: Type.Optional(Type.String({ maxLength: 50 })),
  taskOperatorId: Type.Optional(Type.String({ maxLength: 50 })),
})
export type FlowDetailQuery = Static<typeof FlowDetailQuery>

export const FlowCategoryParams = Type.Object({
  category: Type.Integer({
    minimum: 1,
    maximum: 4,
    description: '1 to decide, 2 decided, 3 copies, 4 to decide together',
  }),
})

export const FlowRecordQuery = Type.Object({
  category: Type.Optional(Type.Integer({ minimum: 1, maximum: 3, description: '1 department, 2 role, 3 position' })),
  type: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, description: '1 only agreements and rejections' })),
})
export type FlowRecordQuery = Static<typeof FlowRecordQuery>

/** Records of a task, by department, role or position. */
export const FlowRecordGroup = component(
  'FlowRecordGroup',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    list: Type.Array(
      Type.Object({
        id: Type.String(),
        handleId: Type.String(),
        userName: Type.String({ description: 'name/account' }),
        handleTime: Milliseconds,
        handleStatus: Type.Integer({
          description:
            '0 reject, 1 agree, 2 submit, 3 take back, 4 cancel, 5 assign, 6 add, 7 transfer, 8 suspend, 9 resume, 10 newer version',
        }),
        handleOpinion: Type.String({ description: 'Opinion' }),
        fileList: Type.String({ description: 'Attachments, as JSON text; empty without any' }),
        operatorId: Type.String({ description: 'name/account of the other person' }),
      }),
    ),
  }),
)

export const FlowMonitorDeleteBody = component(
  'FlowMonitorDeleteBody',
  Type.Object({
    ids: Type.String({ minLength: 1, maxLength: 20_000, description: 'Ids of tasks, separated by commas' }),
  }),
)

export const FlowTodoCount = component(
  'FlowTodoCount',
  Type.Object({
    toBeReviewed: Type.Integer({ description: 'Open duties' }),
    entrust: Type.Integer({ description: 'Own delegations in force' }),
    flowDone: Type.Integer({ description: 'Own decisions' }),
  }),
)

/** An open duty for the home page, with what opens it. */
export const FlowTodoItem = component(
  'FlowTodoItem',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    creatorTime: Milliseconds,
    processId: Type.String({ description: 'Id of the task' }),
    enCode: Type.String(),
    flowId: Type.String(),
    formType: Type.Integer({ description: '1 page of the system, 2 designed form' }),
    type: Type.Integer({ description: '2: opens as a duty' }),
    taskNodeId: Type.String(),
    taskOperatorId: Type.String(),
    status: Type.Integer({ description: '1 running' }),
  }),
)

export const FlowTodoTitle = component(
  'FlowTodoTitle',
  Type.Object({ id: Type.String(), fullName: Type.String(), creatorTime: Milliseconds }),
)

export const FlowTaskKey = component('FlowTaskKey', Type.Object({ id: Type.String() }))

export const FlowBatchCandidateQuery = Type.Object({
  flowId: Type.Optional(Type.String({ maxLength: 50 })),
  taskOperatorId: FlowKey,
})
