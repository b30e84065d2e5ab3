import { Type, type Static } from 'typebox'
import { component, Milliseconds, MomentOrNull } from '../../../platform/schema.ts'
import { FlowCandidateNode } from '../duty/candidate.schema.ts'
import { FlowHandleBody } from './task.schema.ts'

const AnyObject = Type.Unsafe<Record<string, unknown>>(Type.Object({}, { additionalProperties: true }))
const AnyObjectOrNull = Type.Unsafe<Record<string, unknown> | null>({
  type: ['object', 'null'],
  additionalProperties: true,
})

const FlowAction = Type.Union([
  Type.Literal('agree'),
  Type.Literal('reject'),
  Type.Literal('transfer'),
  Type.Literal('addSign'),
  Type.Literal('addSignBefore'),
  Type.Literal('removeSign'),
  Type.Literal('circulate'),
  Type.Literal('copy'),
  Type.Literal('saveDraft'),
  Type.Literal('recall'),
  Type.Literal('edit'),
  Type.Literal('again'),
  Type.Literal('withdraw'),
  Type.Literal('press'),
  Type.Literal('assign'),
  Type.Literal('cancel'),
  Type.Literal('revive'),
  Type.Literal('suspend'),
  Type.Literal('resume'),
  Type.Literal('migrate'),
  Type.Literal('calls'),
  Type.Literal('print'),
])
/** What a person can do with a task. */
export type FlowAction = Static<typeof FlowAction>

/** Everything about a task that its page shows. */
export const FlowTaskDetail = component(
  'FlowTaskDetail',
  Type.Object({
    flowTaskInfo: Type.Object({
      id: Type.String(),
      processId: Type.String({ description: 'Id of the task' }),
      fullName: Type.String(),
      enCode: Type.String({ description: 'Number of the document' }),
      flowId: Type.String(),
      flowCode: Type.String(),
      flowName: Type.String(),
      flowCategory: Type.String(),
      flowUrgent: Type.Integer({ description: '1 usual, 2 important, 3 urgent' }),
      flowType: Type.Integer({ description: '0 started from the flow pages, 1 attached to a model' }),
      flowVersion: Type.String(),
      flowForm: Type.Union([Type.Null(), Type.String()], { description: 'Form, as JSON text' }),
      flowTemplateJson: Type.Union([Type.Null(), Type.String()], { description: 'Node tree, as JSON text' }),
      flowFormContentJson: Type.String({ description: 'Values of the form, as JSON text' }),
      flowFormTextJson: Type.String({ description: 'Values of the form as texts for reading, as JSON text' }),
      formType: Type.Integer({ description: '1 page of the system, 2 designed form' }),
      formUrl: Type.String(),
      appFormUrl: Type.String(),
      type: Type.Integer({ description: '0 started from the flow pages, 1 attached to a model' }),
      modelId: Type.Union([Type.Null(), Type.String()], { description: 'Model that holds the record of the task' }),
      status: Type.Integer({ description: '0 draft, 1 running, 2 passed, 3 rejected, 4 withdrawn, 5 cancelled' }),
      completion: Type.Integer({ description: 'Per cent' }),
      thisStep: Type.String({ description: 'Names of the current nodes' }),
      thisStepId: Type.String({ description: 'Codes of the current nodes' }),
      startTime: MomentOrNull,
      endTime: MomentOrNull,
      creatorTime: Milliseconds,
      creatorUserId: Type.String(),
      userName: Type.String({ description: 'name/account of the initiator' }),
      isSuspended: Type.Boolean({ description: 'Whether administrators have suspended the task' }),
      isBatch: Type.Integer({ description: '1 if it may be decided together with others' }),
    }),
    flowFormInfo: Type.Union([Type.Null(), Type.String()], { description: 'Form, as JSON text' }),
    flowTaskNodeList: Type.Array(
      Type.Object({
        id: Type.String(),
        nodeCode: Type.String(),
        nodeName: Type.String(),
        nodeType: Type.String(),
        nodeNext: Type.String({ description: 'Codes of the next nodes, separated by commas' }),
        completion: Type.Integer({ description: '0 open, 1 passed' }),
        sortCode: Type.Integer({ description: 'Steps from the start' }),
        userName: Type.String({ description: 'Approvers as name/account, separated by commas' }),
        type: Type.Union([Type.Null(), Type.String()], { description: '0 passed, 1 current' }),
      }),
    ),
    flowTaskOperatorList: Type.Array(
      Type.Object({
        id: Type.String(),
        taskNodeId: Type.String(),
        nodeCode: Type.String(),
        nodeName: Type.String(),
        handleId: Type.String(),
        userName: Type.String({ description: 'name/account' }),
        handleStatus: Type.Union([Type.Null(), Type.Integer()], { description: '1 agreed, 0 rejected, null open' }),
        handleTime: MomentOrNull,
        completion: Type.Integer({ description: '0 open, 1 done, -1 rejected' }),
        state: Type.String({ description: '0 valid, 1 followed by an added signer or, while open, waiting for one' }),
        parentId: Type.String({ description: '0, or the operator that added this signer' }),
        isBefore: Type.Boolean({ description: 'Whether the operator that added this signer decides after it' }),
        creatorTime: Milliseconds,
        deadlineAt: Type.Optional(
          Type.Union([Type.Null(), Type.Integer({ description: 'End of the time limit; ms' })], {
            description: 'Null for duties without a limit and for those that are not open',
          }),
        ),
        why: Type.String({ description: 'Why this person received the duty' }),
      }),
    ),
    flowTaskOperatorRecordList: Type.Array(
      Type.Object({
        id: Type.String(),
        taskNodeId: Type.String(),
        taskOperatorId: Type.String(),
        nodeCode: Type.String(),
        nodeName: Type.String(),
        handleId: Type.String(),
        userName: Type.String({ description: 'name/account' }),
        handleStatus: Type.Integer({
          description:
            '0 reject, 1 agree, 2 submit, 3 take back, 4 cancel, 5 assign, 6 add, 7 transfer, 8 suspend, 9 resume, 10 newer version, 11 add before, 12 circulate',
        }),
        handleTime: Milliseconds,
        handleOpinion: Type.String({ description: 'Opinion' }),
        signImg: Type.String({ description: 'Signature, as data URL' }),
        fileList: Type.String({ description: 'Attachments, as JSON text; empty without any' }),
        operatorId: Type.String({ description: 'name/account of the other person, or several separated by commas' }),
        status: Type.Integer({ description: '0 normal, 1 by an added signer, -1 voided' }),
        why: Type.String({ description: 'The rule of a decision of the system; empty for people' }),
      }),
    ),
    subFlowList: Type.Array(
      Type.Object({
        nodeCode: Type.String(),
        taskId: Type.String({ description: 'Request of the sub flow; empty while it is being started' }),
        fullName: Type.String(),
        userName: Type.String({ description: 'name/account of the initiator' }),
        isAsync: Type.Boolean({ description: 'Whether the task goes on without it' }),
        hasEnded: Type.Boolean(),
        status: Type.Union([Type.Null(), Type.Integer()], {
          description: 'Of the request, such as 0 draft, 1 running',
        }),
        thisStep: Type.String({ description: 'Names of the current nodes of the request' }),
      }),
      { description: 'Sub flows that the task started' },
    ),
    parentTask: Type.Union([Type.Null(), Type.Object({ id: Type.String(), fullName: Type.String() })], {
      description: 'The task that started this one as a sub flow',
    }),
    formOperates: Type.Array(AnyObject, { description: 'Field permissions of the node' }),
    approversProperties: AnyObjectOrNull,
    draftData: AnyObjectOrNull,
    fieldRights: Type.Record(
      Type.String(),
      Type.Union([Type.Literal('hidden'), Type.Literal('read'), Type.Literal('write'), Type.Literal('required')]),
      { description: 'What the caller may do now with each field, by code' },
    ),
    allowed: Type.Object({
      actions: Type.Array(FlowAction, { description: 'What the server accepts from the caller now' }),
      operatorId: Type.Union([Type.Null(), Type.String({ description: 'Open duty of the caller' })]),
      taskNodeId: Type.Union([Type.Null(), Type.String({ description: 'Node of that duty' })]),
      ownerName: Type.String({ description: 'name/account of the person for whom the caller acts' }),
      recordId: Type.Union([Type.Null(), Type.String({ description: 'Decision that the caller can take back' })]),
    }),
    removableSigners: Type.Array(
      Type.Object({
        operatorId: Type.String({ description: 'Duty of the person who added the signer' }),
        id: Type.String({ description: 'Duty of the signer' }),
        userId: Type.String(),
        userName: Type.String({ description: 'name/account' }),
        isBefore: Type.Boolean(),
      }),
      { description: 'Added signers whom the caller may remove' },
    ),
    page: Type.Object({
      isSummary: Type.Boolean(),
      summaryType: Type.Integer({ description: '0 all records, 1 agreements and rejections' }),
      isComment: Type.Boolean(),
    }),
  }),
)

/** A decision or a submission before it is made. */
export const FlowPreviewBody = component(
  'FlowPreviewBody',
  Type.Object({
    action: Type.Union([
      Type.Literal('submit'),
      Type.Literal('agree'),
      Type.Literal('reject'),
      Type.Literal('transfer'),
      Type.Literal('addSignBefore'),
    ]),
    flowId: Type.Optional(Type.String({ maxLength: 50, description: 'Flow of a submission' })),
    taskId: Type.Optional(Type.String({ maxLength: 50, description: 'Draft or returned request of a submission' })),
    formData: FlowHandleBody.properties.formData,
    candidateList: FlowHandleBody.properties.candidateList,
    branchList: FlowHandleBody.properties.branchList,
    copyIds: FlowHandleBody.properties.copyIds,
    rejectStep: FlowHandleBody.properties.rejectStep,
    rejectType: FlowHandleBody.properties.rejectType,
    freeApproverUserId: FlowHandleBody.properties.freeApproverUserId,
    freeApproverUserIds: FlowHandleBody.properties.freeApproverUserIds,
  }),
)
export type FlowPreviewBody = Static<typeof FlowPreviewBody>

/** What a decision or a submission would do. */
export const FlowPreviewResult = component(
  'FlowPreviewResult',
  Type.Object({
    status: Type.Integer({ description: 'State of the task after it' }),
    candidates: Type.Array(FlowCandidateNode, { description: 'Next nodes whose approvers the caller chooses' }),
    branches: Type.Array(
      Type.Object({
        nodeCode: Type.String({ description: 'The node in front of the branches' }),
        isChosen: Type.Boolean({ description: 'Whether a branch of these is chosen' }),
        options: Type.Array(Type.Object({ code: Type.String(), title: Type.String() })),
      }),
      { description: 'Branches of which the caller chooses at least one' },
    ),
    next: Type.Array(
      Type.Object({
        nodeCode: Type.String(),
        nodeName: Type.String(),
        dueAt: MomentOrNull,
        people: Type.Array(
          Type.Object({
            id: Type.String(),
            name: Type.String({ description: 'name/account' }),
            why: Type.String({ description: 'Why this person receives the duty' }),
          }),
        ),
      }),
      { description: 'New duties' },
    ),
    waitsFor: Type.Array(Type.String(), { description: 'Who still decides on the same node, as name/account' }),
    copies: Type.Array(Type.String(), { description: 'Who receives a copy, as name/account' }),
    problem: Type.String({ description: 'Why it would be refused; empty otherwise' }),
  }),
)
