import { idsOf } from '../move/ids.ts'
import { approverSettings, REJECT_TYPE, type ApproverSettings } from '@sqos/workflow-model'
import { TASK_STATUS, type Action } from '@sqos/workflow-model/machine'
import type { Language } from '@sqos/contract'
import type { Actor } from '../../../platform/actor.ts'
import type { Db, Trx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { found } from '../../../platform/route.ts'
import { text } from '../../../platform/text.ts'
import { findEnabledUser } from '../../user/user.access.ts'
import { createApproverSearch } from '../move/approvers.ts'
import { circulatingNode } from './circulating-node.ts'
import { settleDecisionFiles } from './decision-files.ts'
import type { Designs } from '../engine/designs.ts'
import { demandRequired, formOf, rightsOf, sentValues, type TaskForms } from '../move/forms.ts'
import { demandInvolved, demandMonitor, demandOperator } from '../move/policy.ts'
import { SYSTEM } from '../move/system-actor.ts'
import { createTaskRepository } from '../task/task.repository.ts'
import type { FlowBatchBody, FlowHandleBody } from '../task/task.schema.ts'
import { lockTask, type TaskRow } from '../move/task-state.ts'
import { chosenFrom, type Transitions } from '../move/transitions.ts'

interface DecisionDeps extends Pick<Deps, 'now'> {
  db: Db
  designs: Designs
  forms: TaskForms
  transitions: Transitions
}

const BATCH = { agree: 0, reject: 1, transfer: 2 } as const

/** What approvers and administrators do with running tasks. */
export function createDecisionService({ db, designs, forms, transitions, now }: DecisionDeps) {
  const repository = createTaskRepository(db)

  /** An open duty that the caller may decide on. */
  async function openDuty(operatorId: string, actor: Actor) {
    const operator = await repository.findOperator(operatorId)
    if (!operator || operator.state === -1) throw new AppError('refused', 'workflow.operatorGone')
    await demandOperator(db, { handlerId: operator.handlerId, flowId: operator.flowId, actor, now: now() })
    const task = await repository.find(operator.taskId)
    if (!task) throw new AppError('refused', 'workflow.taskGone')
    if (task.status === TASK_STATUS.cancelled) throw new AppError('refused', 'workflow.taskCancelled')
    if (task.status === TASK_STATUS.withdrawn) throw new AppError('refused', 'workflow.taskWithdrawn')
    if (operator.completion !== 0) throw new AppError('refused', 'workflow.alreadyDecided')
    if (task.suspendedAt !== null) throw new AppError('refused', 'workflow.suspended')
    if (operator.state === 1) throw new AppError('refused', 'workflow.waitsForSigners')
    if (!operator.isOpen) throw new AppError('refused', 'workflow.operatorGone')
    const design = await designs.of(db, task)
    const settings = approverSettings(design.node(operator.nodeCode)?.properties ?? {})
    return { operator, task, design, settings }
  }

  const info = async (operatorId: string, actor: Actor) => void (await openDuty(operatorId, actor))

  /** Runs a move with the task locked. The right to decide is checked again there. */
  async function moveLocked(
    trx: Trx,
    { task, operator, actor }: { task: TaskRow; operator: { id: string }; actor: Actor },
    move: { action: Action; values: Readonly<Record<string, unknown>>; extra?: Partial<TaskRow> },
  ) {
    const locked = await lockTask(trx, task.id)
    if (!locked) throw new AppError('refused', 'workflow.taskGone')
    const present = await createTaskRepository(trx).findOperator(operator.id)
    if (!present) throw new AppError('refused', 'workflow.operatorGone')
    await demandOperator(trx, { handlerId: present.handlerId, flowId: locked.flowId, actor, now: now() })
    return await transitions.move(trx, locked, move)
  }

  async function agree(operatorId: string, { body, actor }: { body: FlowHandleBody; actor: Actor }) {
    const { operator, task, design, settings } = await openDuty(operatorId, actor)
    if (!settings.buttons.audit.isShown) throw new AppError('forbidden', 'workflow.noAgree')
    demandSignature(settings.hasSign, body)
    const addSigners = signersOf(body)
    if (addSigners.length > 0) await demandSigners(settings, addSigners)
    const files = await settleDecisionFiles(db, body.fileList, actor.userId)
    const { form } = await formOf(db, task)
    const rights = rightsOf(design, { code: operator.nodeCode, form })
    await forms.write(task, { actor, rights, sent: sentValues(body.formData) }, async (trx, values) => {
      demandRequired(values, rights)
      await moveLocked(
        trx,
        { task, operator, actor },
        {
          action: {
            type: 'agree',
            operatorId,
            by: actor.userId,
            ...remarkOf(body),
            files,
            copyIds: copyIdsOf(settings.isCustomCopy, body),
            candidates: chosenFrom(body.candidateList),
            branches: body.branchList ?? [],
            addSigners,
          },
          values,
          ...(task.modelId === null && { extra: { formContent: values } }),
        },
      )
    })
  }

  async function reject(operatorId: string, { body, actor }: { body: FlowHandleBody; actor: Actor }) {
    const { operator, task, settings } = await openDuty(operatorId, actor)
    if (!settings.buttons.reject.isShown) throw new AppError('forbidden', 'workflow.noReject')
    demandSignature(settings.hasSign, body)
    const { values } = await forms.read(task, actor)
    const files = await settleDecisionFiles(db, body.fileList, actor.userId)
    const copyIds = copyIdsOf(settings.isCustomCopy, body)
    const action = {
      type: 'reject',
      operatorId,
      by: actor.userId,
      ...remarkOf(body),
      ...rejectionOf(body),
      files,
      copyIds,
    } as const
    await db.transaction().execute((trx) => moveLocked(trx, { task, operator, actor }, { action, values }))
  }

  /** Stores the form of an approver without a decision. */
  async function saveDraft(
    operatorId: string,
    { formData, actor }: { formData: Record<string, unknown>; actor: Actor },
  ) {
    await openDuty(operatorId, actor)
    await repository.setDraft(operatorId, JSON.stringify(sentValues(formData)))
  }

  /** Lets other people decide before the caller, who then gets the duty back. */
  async function addSign(
    operatorId: string,
    { people, opinion, actor }: { people: readonly string[]; opinion: string; actor: Actor },
  ) {
    const { operator, task, settings } = await openDuty(operatorId, actor)
    await demandSigners(settings, people)
    const action = { type: 'addSign', operatorId, by: actor.userId, people, opinion } as const
    await db.transaction().execute((trx) => moveLocked(trx, { task, operator, actor }, { action, values: {} }))
  }

  /** Gives copies of a task without a decision, from the node on which the caller decides or has decided. */
  async function circulate(
    taskId: string,
    { copyIds, opinion, actor }: { copyIds: string; opinion: string; actor: Actor },
  ) {
    const task = found(await repository.find(taskId))
    await demandInvolved(db, { task, actor, now: now() })
    const nodeId = await circulatingNode(db, { task, design: await designs.of(db, task), actor, now: now() })
    if (nodeId === undefined) throw new AppError('forbidden', 'workflow.noCopy')
    const people = [...new Set(idsOf(copyIds))]
    if (people.length === 0) throw new AppError('refused', 'workflow.personMissing')
    for (const id of people) await demandPerson(id)
    const action = { type: 'circulate', nodeId, by: actor.userId, people, opinion } as const
    await db.transaction().execute(async (trx) => {
      const locked = found(await lockTask(trx, taskId))
      await transitions.move(trx, locked, { action, values: {} })
    })
  }

  async function transfer(operatorId: string, { to, opinion, actor }: { to: string; opinion: string; actor: Actor }) {
    const { operator, task, settings } = await openDuty(operatorId, actor)
    if (!settings.buttons.transfer.isShown) throw new AppError('forbidden', 'workflow.noTransfer')
    await demandPerson(to)
    const action = { type: 'transfer', operatorId, by: actor.userId, to, opinion } as const
    await db.transaction().execute((trx) => moveLocked(trx, { task, operator, actor }, { action, values: {} }))
  }

  /** Takes back an own agreement while nobody behind it has decided. */
  async function recall(recordId: string, { opinion, actor }: { opinion: string; actor: Actor }) {
    const record = found(await repository.findRecord(recordId))
    if (record.handlerId !== actor.userId) throw new AppError('forbidden', 'workflow.notOperator')
    const task = found(await repository.find(record.taskId))
    const design = await designs.of(db, task)
    const { buttons } = approverSettings(design.node(record.nodeCode)?.properties ?? {})
    if (!buttons.revoke.isShown) throw new AppError('forbidden', 'workflow.noRecall')
    const { values } = await forms.read(task, actor)
    await db.transaction().execute(async (trx) => {
      const locked = found(await lockTask(trx, task.id))
      const action = { type: 'recall', recordId, by: actor.userId, opinion } as const
      await transitions.move(trx, locked, { action, values })
    })
  }

  async function cancel(taskId: string, { opinion, actor }: { opinion: string; actor: Actor }) {
    demandMonitor(actor)
    await db.transaction().execute(async (trx) => {
      const task = found(await lockTask(trx, taskId))
      const isSubFlow = task.parentId !== '0'
      await transitions.move(trx, task, {
        action: { type: 'cancel', by: actor.userId, opinion, isSubFlow },
        values: {},
      })
    })
  }

  /** Replaces everybody on a current node by one person. */
  async function assign(
    taskId: string,
    { nodeCode, to, opinion, actor }: { nodeCode: string; to: string; opinion: string; actor: Actor },
  ) {
    demandMonitor(actor)
    await demandPerson(to)
    await db.transaction().execute(async (trx) => {
      const task = found(await lockTask(trx, taskId))
      const action = { type: 'assign', nodeCode, by: actor.userId, to, opinion } as const
      await transitions.move(trx, task, { action, values: {} })
    })
  }

  /** Decides on several duties, each by itself; returns those that were refused with the reason. */
  async function batch(body: FlowBatchBody, { actor, language }: { actor: Actor; language: Language }) {
    const failed: { id: string; fullName: string; message: string }[] = []
    const ids = [...new Set(body.ids)]
    for (const id of ids) {
      try {
        await decideOne(id, { body, actor })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        const operator = await repository.findOperator(id)
        const task = operator && (await repository.find(operator.taskId))
        // Only the title of a task in which the caller takes part is shown.
        const fullName = error.result === 'forbidden' ? '' : (task?.fullName ?? '')
        failed.push({ id, fullName, message: text(language, error.messageKey, error.details.params) })
      }
    }
    return { done: ids.length - failed.length, failed }
  }

  async function decideOne(id: string, { body, actor }: { body: FlowBatchBody; actor: Actor }) {
    const { task } = await openDuty(id, actor)
    if (task.isBatch !== 1) throw new AppError('refused', 'workflow.notBatch')
    if (body.batchType === BATCH.transfer) {
      const opinion = body.handleOpinion ?? ''
      return await transfer(id, { to: body.freeApproverUserId ?? '', opinion, actor })
    }
    const handle = { ...body, formData: null, fileList: null, freeApproverUserId: null, freeApproverUserIds: null }
    if (body.batchType === BATCH.agree) await agree(id, { body: handle, actor })
    else await reject(id, { body: handle, actor })
  }

  async function demandSigners({ hasFreeApprover }: ApproverSettings, people: readonly string[]) {
    if (!hasFreeApprover) throw new AppError('forbidden', 'workflow.noAddSign')
    for (const id of people) await demandPerson(id)
  }

  async function demandPerson(id: string) {
    if (!(await findEnabledUser(db, id))) throw new AppError('refused', 'workflow.personMissing')
  }

  /** Shows the duties of a task whose timers are over. */
  async function wake(taskId: string) {
    await bySystem(taskId, () => ({ type: 'wake' }))
  }

  /** Does what a node demands when the time of a duty is over. What the system cannot decide becomes a reminder. */
  async function expire({ taskId, operatorId, decision }: { taskId: string; operatorId: string; decision?: string }) {
    const operator = await repository.findOperator(operatorId)
    if (!operator?.isOpen) return
    const superior = await createApproverSearch(db).managerOf(operator.handlerId)
    const isDue = decision !== undefined
    const action = { type: 'expire', operatorId, isDue, ...(superior !== undefined && { superior }) } as const
    try {
      await bySystem(taskId, () => action)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await bySystem(taskId, () => ({ ...action, isReminder: true }))
    }
  }

  /** Moves a task without a person. What cannot be done any more is left out. */
  async function bySystem(taskId: string, actionOf: () => Action) {
    const task = await repository.find(taskId)
    if (!task || task.status !== TASK_STATUS.running) return
    const { values } = await forms.read(task, SYSTEM)
    await db.transaction().execute(async (trx) => {
      const locked = await lockTask(trx, taskId)
      if (!locked || locked.status !== TASK_STATUS.running) return
      await transitions.move(trx, locked, { action: actionOf(), values })
    })
  }

  return {
    openDuty,
    info,
    agree,
    reject,
    saveDraft,
    addSign,
    circulate,
    transfer,
    recall,
    cancel,
    assign,
    batch,
    wake,
    expire,
  }
}

export type DecisionService = ReturnType<typeof createDecisionService>

/** Where a rejection goes and how the task goes on from there, as the approver chose. */
export const rejectionOf = ({ rejectStep, rejectType }: Pick<FlowHandleBody, 'rejectStep' | 'rejectType'>) => ({
  ...(rejectStep && { to: rejectStep }),
  ...(rejectType && { rejectType: rejectType === REJECT_TYPE.back ? REJECT_TYPE.back : REJECT_TYPE.again }),
})

/** The people whom an approver adds to the node with an agreement. */
export const signersOf = ({
  freeApproverUserId,
  freeApproverUserIds,
}: Pick<FlowHandleBody, 'freeApproverUserId' | 'freeApproverUserIds'>): string[] => [
  ...new Set([...(freeApproverUserId ? [freeApproverUserId] : []), ...(freeApproverUserIds ?? [])]),
]

const remarkOf = ({ handleOpinion, signImg }: FlowHandleBody) => ({
  opinion: handleOpinion ?? '',
  signImg: signImg ?? '',
})

function demandSignature(hasSign: boolean, { signImg }: FlowHandleBody) {
  if (hasSign && !signImg) throw new AppError('refused', 'workflow.signatureMissing')
}

/** Copies that the approver chose, where the node allows it. */
function copyIdsOf(isCustomCopy: boolean, { copyIds }: FlowHandleBody): readonly string[] {
  const ids = idsOf(copyIds)
  if (ids.length > 0 && !isCustomCopy) throw new AppError('forbidden', 'workflow.noCopy')
  return ids
}
