import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { routesOf } from '../../../platform/route.ts'
import { pageOf, ref } from '../../../platform/schema.ts'
import { FlowCandidateBody, FlowCandidateNode, FlowCandidateUser, FlowCandidateUserBody } from './candidate.schema.ts'
import type { CandidateService } from './candidate.service.ts'
import type { DecisionService } from './decision.service.ts'
import { FlowPreviewBody, FlowPreviewResult, FlowTaskDetail } from '../task/detail.schema.ts'
import type { Detail } from '../task/detail.service.ts'
import { ENGINE } from '../engine/engine.routes.ts'
import { FlowChoice, FlowKeyParams } from '../engine/engine.schema.ts'
import { FlowDutyQuery } from './duty.schema.ts'
import type { FlowPreview } from './preview.service.ts'
import * as signerSchema from './signers.schema.ts'
import type { Signers } from './signers.service.ts'
import type { QueryService } from '../task/query.service.ts'
import { MAX_TASK_BYTES } from '../task/task.routes.ts'
import * as schema from '../task/task.schema.ts'

interface Services {
  decisions: DecisionService
  queries: QueryService
  candidates: CandidateService
  detail: Detail
  preview: FlowPreview
  signers: Signers
}

/** Routes of duties: lists, detail, decisions. Each call is checked in its service: operator, delegate or administrator. */
export function dutyRoutes(
  app: FastifyInstance,
  { decisions, queries, candidates, detail, preview, signers }: Services,
) {
  const route = routesOf(app, 'workflow')
  const permission = 'signed-in'
  const params = FlowKeyParams

  route({
    method: 'GET',
    url: `${ENGINE}/FlowBefore/List/:category`,
    operationId: 'listFlowDuties',
    summary: 'Tasks of the caller: to decide, decided, copies, to decide together',
    permission,
    params: schema.FlowCategoryParams,
    query: FlowDutyQuery,
    data: pageOf(ref(schema.FlowTaskRow)),
    handle: ({ params: { category }, query, actor }) => queries.list(category, { query, actor }),
  })
  route({
    method: 'GET',
    url: `${ENGINE}/FlowBefore/BatchFlowSelector`,
    operationId: 'listBatchFlows',
    summary: 'Flows with duties that the caller may decide together',
    permission,
    data: Type.Array(ref(FlowChoice)),
    handle: ({ actor }) => queries.batchFlows(actor),
  })
  route({
    method: 'GET',
    url: `${ENGINE}/FlowBefore/NodeSelector/:id`,
    operationId: 'listFlowNodes',
    summary: 'Approver nodes of a flow',
    permission,
    params,
    data: Type.Array(ref(FlowChoice)),
    handle: ({ params: { id }, actor }) => queries.nodeChoices(id, actor),
  })
  route({
    method: 'GET',
    url: `${ENGINE}/FlowBefore/BatchCandidate`,
    operationId: 'checkBatchCandidates',
    summary: 'Refused when a duty asks for candidates, so that it cannot be decided together with others',
    permission,
    query: schema.FlowBatchCandidateQuery,
    data: Type.Array(ref(FlowCandidateNode)),
    handle: ({ query, actor }) => candidates.forBatch(query.taskOperatorId, actor),
  })
  route({
    method: 'POST',
    url: `${ENGINE}/FlowBefore/BatchOperation`,
    operationId: 'decideTogether',
    summary: 'Decides on several duties, each by itself',
    permission,
    body: ref(schema.FlowBatchBody),
    data: ref(schema.FlowBatchResult),
    done: 'workflow.batchDone',
    handle: ({ body, actor, request }) => decisions.batch(body, { actor, language: request.language }),
  })
  route({
    method: 'GET',
    url: `${ENGINE}/FlowBefore/RecordList/:id`,
    operationId: 'listFlowRecords',
    summary: 'Records of a task by department, role or position',
    permission,
    params,
    query: schema.FlowRecordQuery,
    data: Type.Array(ref(schema.FlowRecordGroup)),
    handle: ({ params: { id }, query, actor }) => queries.recordGroups(id, { query, actor }),
  })
  route({
    method: 'GET',
    url: `${ENGINE}/FlowBefore/:id`,
    operationId: 'getFlowDetail',
    summary: 'Everything about a task: form, nodes, duties with their reasons, records',
    permission,
    params,
    query: schema.FlowDetailQuery,
    data: ref(FlowTaskDetail),
    handle: ({ params: { id }, query, actor, request }) => detail(id, { query, actor, language: request.language }),
  })
  route({
    method: 'GET',
    url: `${ENGINE}/FlowBefore/:id/Info`,
    operationId: 'checkFlowDuty',
    summary: 'Refused with the reason when the caller cannot decide on the duty',
    permission,
    params,
    handle: ({ params: { id }, actor }) => decisions.info(id, actor),
  })
  route({
    method: 'POST',
    url: `${ENGINE}/FlowBefore/Audit/:id`,
    operationId: 'agreeFlowDuty',
    summary: 'Agrees; may add more approvers of the node',
    permission,
    params,
    body: ref(schema.FlowHandleBody),
    maxBodyBytes: MAX_TASK_BYTES,
    done: 'workflow.agreed',
    handle: ({ params: { id }, body, actor }) => decisions.agree(id, { body, actor }),
  })
  route({
    method: 'POST',
    url: `${ENGINE}/FlowBefore/Reject/:id`,
    operationId: 'rejectFlowDuty',
    summary: 'Rejects to the node that the design names',
    permission,
    params,
    body: ref(schema.FlowHandleBody),
    maxBodyBytes: MAX_TASK_BYTES,
    done: 'workflow.rejected',
    handle: ({ params: { id }, body, actor }) => decisions.reject(id, { body, actor }),
  })
  route({
    method: 'POST',
    url: `${ENGINE}/FlowBefore/SaveAudit/:id`,
    operationId: 'saveFlowDuty',
    summary: 'Stores the form of the approver without a decision',
    permission,
    params,
    body: ref(schema.FlowDraftBody),
    maxBodyBytes: MAX_TASK_BYTES,
    done: 'workflow.saved',
    handle: ({ params: { id }, body, actor }) => decisions.saveDraft(id, { formData: body.formData, actor }),
  })
  route({
    method: 'POST',
    url: `${ENGINE}/FlowBefore/AddSign/:id`,
    operationId: 'addFlowSigners',
    summary: 'Lets other users decide before the caller, who then gets the duty back',
    permission,
    params,
    body: ref(signerSchema.FlowSignersBody),
    done: 'workflow.signersAdded',
    handle: ({ params: { id }, body, actor }) =>
      decisions.addSign(id, { people: body.freeApproverUserIds, opinion: body.handleOpinion ?? '', actor }),
  })
  route({
    method: 'POST',
    url: `${ENGINE}/FlowBefore/RemoveSign/:id`,
    operationId: 'removeFlowSigners',
    summary: 'Removes signers whom the caller added and who have not decided',
    permission,
    params,
    body: ref(signerSchema.FlowRemoveSignersBody),
    done: 'workflow.signersRemoved',
    handle: ({ params: { id }, body, actor }) =>
      signers.remove(id, { ids: body.ids, opinion: body.handleOpinion ?? '', actor }),
  })
  route({
    method: 'POST',
    url: `${ENGINE}/FlowBefore/Circulate/:id`,
    operationId: 'circulateFlowTask',
    summary: 'Gives copies of a task to other users without a decision',
    permission,
    params,
    body: ref(schema.FlowCirculateBody),
    done: 'workflow.circulated',
    handle: ({ params: { id }, body, actor }) =>
      decisions.circulate(id, { copyIds: body.copyIds, opinion: body.handleOpinion ?? '', actor }),
  })
  route({
    method: 'POST',
    url: `${ENGINE}/FlowBefore/Transfer/:id`,
    operationId: 'transferFlowDuty',
    summary: 'Gives the duty to another user',
    permission,
    params,
    body: ref(schema.FlowTransferBody),
    done: 'workflow.transferred',
    handle: ({ params: { id }, body, actor }) =>
      decisions.transfer(id, { to: body.freeApproverUserId, opinion: body.handleOpinion ?? '', actor }),
  })
  route({
    method: 'POST',
    url: `${ENGINE}/FlowBefore/Recall/:id`,
    operationId: 'recallFlowRecord',
    summary: 'Takes back an agreement while nobody behind it has decided',
    permission,
    params,
    body: ref(schema.FlowOpinionBody),
    done: 'workflow.withdrawn',
    handle: ({ params: { id }, body, actor }) => decisions.recall(id, { opinion: body.handleOpinion ?? '', actor }),
  })
  route({
    method: 'POST',
    url: `${ENGINE}/FlowBefore/Cancel/:id`,
    operationId: 'cancelFlowTask',
    summary: 'Ends a task for good; administrators only',
    permission,
    params,
    body: ref(schema.FlowOpinionBody),
    done: 'workflow.cancelled',
    handle: ({ params: { id }, body, actor }) => decisions.cancel(id, { opinion: body.handleOpinion ?? '', actor }),
  })
  route({
    method: 'POST',
    url: `${ENGINE}/FlowBefore/Assign/:id`,
    operationId: 'assignFlowNode',
    summary: 'Replaces everybody on a current node by one user; administrators only',
    permission,
    params,
    body: ref(schema.FlowAssignBody),
    done: 'workflow.assigned',
    handle: ({ params: { id }, body, actor }) =>
      decisions.assign(id, {
        nodeCode: body.nodeCode,
        to: body.freeApproverUserId,
        opinion: body.handleOpinion ?? '',
        actor,
      }),
  })
  route({
    method: 'POST',
    url: `${ENGINE}/FlowBefore/Candidates/:id`,
    operationId: 'listFlowCandidateNodes',
    summary: 'Next nodes whose approvers the caller chooses; id 0 before a submission',
    permission,
    reads: true,
    params,
    body: ref(FlowCandidateBody),
    maxBodyBytes: MAX_TASK_BYTES,
    data: Type.Array(ref(FlowCandidateNode)),
    handle: ({ params: { id }, body, actor }) => candidates.list(id, { body, actor }),
  })
  route({
    method: 'POST',
    url: `${ENGINE}/FlowBefore/Preview/:id`,
    operationId: 'listFlowEffects',
    summary: 'What a decision or a submission would do and who would decide next; id 0 for a submission',
    permission,
    reads: true,
    params,
    body: ref(FlowPreviewBody),
    maxBodyBytes: MAX_TASK_BYTES,
    data: ref(FlowPreviewResult),
    handle: ({ params: { id }, body, actor, request }) => preview(id, { body, actor, language: request.language }),
  })
  route({
    method: 'POST',
    url: `${ENGINE}/FlowBefore/CandidateUser/:id`,
    operationId: 'listFlowCandidates',
    summary: 'Users who may be chosen for a next node; id 0 before a submission',
    permission,
    reads: true,
    params,
    body: ref(FlowCandidateUserBody),
    maxBodyBytes: MAX_TASK_BYTES,
    data: pageOf(ref(FlowCandidateUser)),
    handle: ({ params: { id }, body, actor }) => candidates.people(id, { body, actor }),
  })
}
