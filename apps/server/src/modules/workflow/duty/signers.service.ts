import { removableSigners, TASK_STATUS } from '@sqos/workflow-model/machine'
import type { Actor } from '../../../platform/actor.ts'
import type { Db, Trx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { found } from '../../../platform/route.ts'
import { delegationsTo } from '../personal/entrust.repository.ts'
import { createTaskRepository } from '../task/task.repository.ts'
import type { TaskForms } from '../move/forms.ts'
import { demandOperator } from '../move/policy.ts'
import { SYSTEM } from '../move/system-actor.ts'
import { lockTask, type TaskRow } from '../move/task-state.ts'
import type { Transitions } from '../move/transitions.ts'

interface SignerDeps extends Pick<Deps, 'now'> {
  db: Db
  forms: TaskForms
  transitions: Pick<Transitions, 'move'>
}

/** An added signer whom the caller may remove. */
interface RemovableSigner {
  /** The duty of the person who added the signer. */
  operatorId: string
  id: string
  userId: string
  isBefore: boolean
}

/** Removes signers whom an approver added. */
export function createSigners({ db, forms, transitions, now }: SignerDeps) {
  /** Only who added signers removes them, or who acts for that person. */
  async function demandAdder(trx: Db | Trx, { operatorId, actor }: { operatorId: string; actor: Actor }) {
    const operator = await createTaskRepository(trx).findOperator(operatorId)
    if (!operator || operator.state === -1) throw new AppError('refused', 'workflow.operatorGone')
    if (operator.handledBy !== actor.userId)
      await demandOperator(trx, { handlerId: operator.handlerId, flowId: operator.flowId, actor, now: now() })
    return operator
  }

  async function remove(
    operatorId: string,
    { ids, opinion, actor }: { ids: readonly string[]; opinion: string; actor: Actor },
  ) {
    const { taskId } = await demandAdder(db, { operatorId, actor })
    const task = found(await createTaskRepository(db).find(taskId))
    const { values } = await forms.read(task, SYSTEM)
    const action = { type: 'removeSign', operatorId, by: actor.userId, signers: ids, opinion } as const
    await db.transaction().execute(async (trx) => {
      const locked = found(await lockTask(trx, taskId))
      await demandAdder(trx, { operatorId, actor })
      await transitions.move(trx, locked, { action, values })
    })
  }

  return { remove }
}

export type Signers = ReturnType<typeof createSigners>

/** The added signers of a task whom a person may remove now. */
export async function removableBy(
  db: Db,
  { task, actor, now }: { task: TaskRow; actor: Actor; now: Date },
): Promise<readonly RemovableSigner[]> {
  if (task.status !== TASK_STATUS.running || task.suspendedAt !== null) return []
  const repository = createTaskRepository(db)
  const rows = await repository.operators(task.id)
  if (rows.every(({ parentId }) => parentId === null)) return []
  const delegations = await delegationsTo(db, { userId: actor.userId, now })
  const owners = new Set(delegations.flatMap(({ flowId, ownerId }) => (flowId === task.flowId ? [ownerId] : [])))
  const isOwn = ({ handlerId, handledBy }: (typeof rows)[number]) =>
    handlerId === actor.userId || handledBy === actor.userId || owners.has(handlerId)
  const nodes = await repository.nodes(task.id)
  const operators = rows.map((row) => ({ ...row, nodeId: row.taskNodeId }))
  const state = { nodes, operators }
  return rows.filter(isOwn).flatMap(({ id: operatorId }) =>
    removableSigners(state, operatorId).flatMap((id) => {
      const signer = rows.find((row) => row.id === id)
      return signer ? [{ operatorId, id, userId: signer.handlerId, isBefore: signer.isBefore }] : []
    }),
  )
}
