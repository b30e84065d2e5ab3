import type { Language } from '@sqos/contract'
import { TASK_STATUS, type Action, type FlowState, type Operator } from '@sqos/workflow-model/machine'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { found } from '../../../platform/route.ts'
import { text } from '../../../platform/text.ts'
import type { CandidateService } from './candidate.service.ts'
import { rejectionOf, signersOf, type DecisionService } from './decision.service.ts'
import type { FlowPreviewBody } from '../task/detail.schema.ts'
import { formOf, rightsOf, sentValues, writable, type TaskForms } from '../move/forms.ts'
import { idsOf } from '../move/ids.ts'
import type { LaunchService } from '../task/launch.service.ts'
import { readNames } from '../task/names.ts'
import { createTaskRepository } from '../task/task.repository.ts'
import { readState, type TaskRow } from '../move/task-state.ts'
import { chosenFrom, type Transitions } from '../move/transitions.ts'
import { whyText } from '../task/why.ts'

interface PreviewDeps {
  db: Db
  forms: TaskForms
  decisions: Pick<DecisionService, 'openDuty'>
  launches: Pick<LaunchService, 'prepare'>
  candidates: Pick<CandidateService, 'list' | 'branches'>
  transitions: Pick<Transitions, 'compute'>
}

type Asked = { body: FlowPreviewBody; actor: Actor; language: Language }

/** A move before it is made. */
interface Planned {
  task: Pick<TaskRow, 'id' | 'flowId' | 'flowVersion'>
  before: FlowState
  action: Action
  values: Record<string, unknown>
}

/** The state of a request that was not stored yet. */
const newState = (initiatorId: string): FlowState => ({
  status: TASK_STATUS.draft,
  initiatorId,
  startTime: null,
  endTime: null,
  suspendedAt: null,
  completion: 0,
  current: [],
  nodes: [],
  operators: [],
  waits: [],
  records: [],
  candidates: [],
  resumeAt: [],
})

/** Tells what a decision or a submission would do, and who would decide next, without writing anything. */
export function createPreview({ db, forms, decisions, launches, candidates, transitions }: PreviewDeps) {
  const repository = createTaskRepository(db)
  const stateOf = (task: TaskRow) => db.transaction().execute((trx) => readState(trx, task))

  /** A submission of a new request, or of a draft, a rejected or a withdrawn one. */
  async function submission({ body, actor }: Asked): Promise<Planned> {
    const { flowId = '', formData = {}, taskId = '' } = body
    const sent = sentValues(formData)
    const prepared = await launches.prepare(flowId, { body: { flowId, data: JSON.stringify(sent) }, actor })
    const stored = taskId === '' ? undefined : found(await repository.find(taskId))
    if (stored && stored.creatorUserId !== actor.userId) throw new AppError('forbidden', 'workflow.notInitiator')
    const values = { ...(stored && (await forms.read(stored, actor)).values), ...prepared.sent }
    const action = { type: 'submit', by: actor.userId, candidates: chosenFrom(body.candidateList) } as const
    const task = { id: taskId, flowId, flowVersion: prepared.engine.version }
    return { task, before: stored ? await stateOf(stored) : newState(actor.userId), action, values }
  }

  async function decision(operatorId: string, { body, actor }: Asked): Promise<Planned> {
    const { operator, task, design } = await decisions.openDuty(operatorId, actor)
    const { values: stored } = await forms.read(task, actor)
    const before = await stateOf(task)
    const by = { operatorId, by: actor.userId }
    const addSigners = signersOf(body)
    if (body.action === 'reject')
      return { task, before, action: { type: 'reject', ...by, ...rejectionOf(body) }, values: stored }
    if (body.action === 'transfer')
      return { task, before, action: { type: 'transfer', ...by, to: addSigners[0] ?? '' }, values: stored }
    if (body.action === 'addSignBefore')
      return { task, before, action: { type: 'addSign', ...by, people: addSigners }, values: stored }
    const { form } = await formOf(db, task)
    const changes = writable(sentValues(body.formData), rightsOf(design, { code: operator.nodeCode, form }))
    const action: Action = {
      type: 'agree',
      ...by,
      candidates: chosenFrom(body.candidateList),
      branches: body.branchList ?? [],
      copyIds: idsOf(body.copyIds),
      addSigners,
    }
    return { task, before, action, values: { ...stored, ...changes } }
  }

  return async function preview(id: string, asked: Asked) {
    const { body, actor, language } = asked
    const isSubmission = body.action === 'submit'
    const planned = isSubmission ? await submission(asked) : await decision(id, asked)
    const choosesPeople = (isSubmission || body.action === 'agree') && signersOf(body).length === 0
    const nodes = choosesPeople
      ? await candidates.list(isSubmission ? '0' : id, {
          body: { ...body, formData: planned.values },
          actor,
        })
      : []
    const branches = body.action === 'agree' ? await candidates.branches(id, { body, actor }) : []
    const chosen = chosenFrom(body.candidateList)
    const nothing = {
      status: planned.before.status,
      branches,
      candidates: nodes,
      next: [],
      waitsFor: [],
      copies: [],
      problem: '',
    }
    if (branches.some(({ isChosen }) => !isChosen)) return nothing
    if (nodes.some(({ nodeId }) => !Object.hasOwn(chosen, nodeId))) return nothing
    try {
      const { after, effects } = await db
        .transaction()
        .execute((trx) => transitions.compute(trx, { ...planned, values: planned.values }))
      const copies = effects.flatMap((effect) => (effect.type === 'copies' ? effect.userIds : []))
      return { ...nothing, status: after.status, ...(await described(planned, { after, copies, language })) }
    } catch (error) {
      if (!(error instanceof AppError) || error.result !== 'refused') throw error
      return { ...nothing, problem: text(language, error.messageKey, error.details.params) }
    }
  }

  /** Who receives a duty, who still decides on the node of the caller, and who receives a copy. */
  async function described(
    { before, action }: Planned,
    { after, copies, language }: { after: FlowState; copies: readonly string[]; language: Language },
  ) {
    const isOpen = ({ completion, state }: Operator) => completion === 0 && state === 0
    const known = new Set(before.operators.filter(isOpen).map(({ id }) => id))
    const open = after.operators.filter(isOpen)
    const added = open.filter(({ id }) => !known.has(id) || ('operatorId' in action && id === action.operatorId))
    const own = before.operators.find(({ id }) => 'operatorId' in action && id === action.operatorId)
    const waiting = open.filter(({ id, nodeId }) => known.has(id) && nodeId === own?.nodeId && id !== own.id)
    const ids = [...open.map(({ handlerId }) => handlerId), ...copies]
    const reasons = added.flatMap(({ reason }) => reason.params?.['by'] ?? [])
    const names = await readNames(db, [...ids, ...reasons])
    const nameOf = (userId: string) => names.get(userId) ?? ''
    const nodeIds = [...new Set(added.map(({ nodeId }) => nodeId))]
    return {
      next: nodeIds.map((nodeId) => {
        const node = after.nodes.find((one) => one.id === nodeId)
        return {
          nodeCode: node?.code ?? '',
          nodeName: node?.name ?? '',
          dueAt: node?.dueAt ?? null,
          people: added
            .filter((one) => one.nodeId === nodeId)
            .map(({ handlerId, reason }) => ({
              id: handlerId,
              name: nameOf(handlerId),
              why: whyText(language, reason, names),
            })),
        }
      }),
      waitsFor: waiting.map(({ handlerId }) => nameOf(handlerId)),
      copies: [...new Set(copies)].map(nameOf),
    }
  }
}

export type FlowPreview = ReturnType<typeof createPreview>
