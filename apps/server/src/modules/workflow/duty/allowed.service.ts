import { approverSettings, startSettings } from '@sqos/workflow-model'
import { RECORD_KIND, TASK_STATUS } from '@sqos/workflow-model/machine'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Designs } from '../engine/designs.ts'
import type { FlowAction } from '../task/detail.schema.ts'
import { createEngineRepository } from '../engine/engine.repository.ts'
import { delegationsTo } from '../personal/entrust.repository.ts'
import { circulatingNode } from './circulating-node.ts'
import { mayMonitor } from '../move/policy.ts'
import { removableBy } from './signers.service.ts'
import { createTaskRepository } from '../task/task.repository.ts'
import { readState, type TaskRow } from '../move/task-state.ts'
import type { Transitions } from '../move/transitions.ts'

/** The actions of the caller on a task, with the rows on which they work. */
interface Allowed {
  actions: FlowAction[]
  /** The open duty on which the caller decides, and its node. */
  operatorId: string | null
  taskNodeId: string | null
  /** The person for whom the caller acts. */
  ownerId: string | null
  /** The decision that the caller can take back. */
  recordId: string | null
  /** Signers whom the caller has added and may remove. */
  removableSigners: Awaited<ReturnType<typeof removableBy>>
}

interface AllowedDeps extends Pick<Deps, 'now'> {
  db: Db
  designs: Designs
  transitions: Pick<Transitions, 'compute'>
}

/** Tells which actions the server would accept from a person now. Each action is checked again when it is done. */
export function createAllowed({ db, designs, transitions, now }: AllowedDeps) {
  const repository = createTaskRepository(db)

  /** The open duty of the caller: the asked one, else an own one, else one of a person who delegated the flow. */
  async function dutyOf(task: TaskRow, { actor, asked }: { actor: Actor; asked: string | undefined }) {
    const delegations = await delegationsTo(db, { userId: actor.userId, now: now() })
    const owners = new Set(delegations.flatMap(({ flowId, ownerId }) => (flowId === task.flowId ? [ownerId] : [])))
    const open = (await repository.operators(task.id)).filter(
      ({ isOpen, handlerId }) => isOpen && (handlerId === actor.userId || owners.has(handlerId)),
    )
    return open.find(({ id }) => id === asked) ?? open.find(({ handlerId }) => handlerId === actor.userId) ?? open[0]
  }

  /** The latest agreement of the caller that can still be taken back. */
  async function recallable(task: TaskRow, { actor, values }: { actor: Actor; values: Record<string, unknown> }) {
    const record = (await repository.records(task.id)).findLast(
      ({ handlerId, handleStatus, status }) =>
        handlerId === actor.userId && handleStatus === RECORD_KIND.agree && status !== -1,
    )
    if (!record) return undefined
    const design = await designs.of(db, task)
    const { buttons } = approverSettings(design.node(record.nodeCode)?.properties ?? {})
    if (!buttons.revoke.isShown) return undefined
    try {
      await db.transaction().execute(async (trx) => {
        const before = await readState(trx, task)
        const action = { type: 'recall', recordId: record.id, by: actor.userId } as const
        await transitions.compute(trx, { task, before, action, values })
      })
      return record.id
    } catch (error) {
      if (error instanceof AppError) return undefined
      throw error
    }
  }

  const hasNewerVersion = async ({ flowId, flowVersion }: TaskRow) => {
    const engine = await createEngineRepository(db).find(flowId)
    return (engine?.version ?? 0) > flowVersion
  }

  /** Whether the person may start the flow of a task now. */
  async function mayStart({ flowId }: TaskRow, { userId, isAdministrator }: Actor): Promise<boolean> {
    const engines = createEngineRepository(db)
    const engine = await engines.find(flowId)
    if (engine?.enabledMark !== 1) return false
    return engine.visibleType === 0 || isAdministrator || (await engines.isVisible(flowId, userId))
  }

  const hasCalls = async ({ id }: TaskRow) =>
    (await db.selectFrom('flowCalls').select('id').where('taskId', '=', id).limit(1).executeTakeFirst()) !== undefined

  return async function allowed(
    task: TaskRow,
    { actor, asked, values }: { actor: Actor; asked: string | undefined; values: Record<string, unknown> },
  ): Promise<Allowed> {
    const design = await designs.of(db, task)
    const { buttons: ofStart } = startSettings(design.root.properties)
    const isOwn = task.creatorUserId === actor.userId
    const { running, draft, rejected, withdrawn, passed, cancelled } = TASK_STATUS
    const isActive = task.status === running
    const isSuspended = isActive && task.suspendedAt !== null
    // Nobody decides on a suspended task, and nobody moves it.
    const isRunning = isActive && !isSuspended
    const isAdministrator = mayMonitor(actor)
    const hasEnded = task.status === passed || task.status === cancelled
    const duty = isRunning ? await dutyOf(task, { actor, asked }) : undefined
    const settings = duty && approverSettings(design.node(duty.nodeCode)?.properties ?? {})
    const recordId = isRunning && !duty ? await recallable(task, { actor, values }) : undefined
    const when = (action: FlowAction, is: boolean | undefined): FlowAction[] => (is ? [action] : [])
    const removable = await removableBy(db, { task, actor, now: now() })
    return {
      removableSigners: removable,
      operatorId: duty?.id ?? null,
      taskNodeId: duty?.taskNodeId ?? null,
      ownerId: duty && duty.handlerId !== actor.userId ? duty.handlerId : null,
      recordId: recordId ?? null,
      actions: [
        ...when('agree', settings?.buttons.audit.isShown),
        ...when('reject', settings?.buttons.reject.isShown),
        ...when('transfer', settings?.buttons.transfer.isShown),
        ...when('addSign', settings?.hasFreeApprover && settings.buttons.audit.isShown),
        ...when('addSignBefore', settings?.hasFreeApprover),
        ...when('removeSign', removable.length > 0),
        ...when('circulate', (await circulatingNode(db, { task, design, actor, now: now() })) !== undefined),
        ...when('copy', settings?.isCustomCopy),
        ...when('saveDraft', settings?.buttons.save.isShown),
        ...when('recall', recordId !== undefined),
        ...when('edit', isOwn && [draft, rejected, withdrawn].some((status) => status === task.status)),
        // The record of a model is copied on the page of its model.
        ...when('again', isOwn && hasEnded && task.flowType === 0 && (await mayStart(task, actor))),
        ...when('press', isOwn && isRunning && ofStart.press.isShown),
        ...when('withdraw', isOwn && isRunning && ofStart.revoke.isShown),
        ...when('assign', isAdministrator && isRunning),
        ...when('suspend', isAdministrator && isRunning),
        ...when('resume', isAdministrator && isSuspended),
        ...when('migrate', isAdministrator && isRunning && (await hasNewerVersion(task))),
        ...when('calls', isAdministrator && (await hasCalls(task))),
        ...when('cancel', isAdministrator && !hasEnded),
        ...when('revive', isAdministrator && hasEnded && task.parentId === '0'),
        ...when('print', (settings?.buttons.print ?? ofStart.print).isShown),
      ],
    }
  }
}

export type AllowedActions = ReturnType<typeof createAllowed>
