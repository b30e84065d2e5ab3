import { sql } from 'kysely'
import { approverSettings } from '@sqos/workflow-model'
import { TASK_STATUS, type Action } from '@sqos/workflow-model/machine'
import type { FastifyBaseLogger } from 'fastify'
import type { Db, Trx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { enabledUsers } from '../../user/user.access.ts'
import { createApproverSearch } from '../move/approvers.ts'
import type { Designs } from '../engine/designs.ts'
import type { TaskForms } from '../move/forms.ts'
import { SYSTEM } from '../move/system-actor.ts'
import { createTaskRepository } from '../task/task.repository.ts'
import { lockTask, readState, type TaskRow } from '../move/task-state.ts'
import type { Transitions } from '../move/transitions.ts'

/** Duties that one run moves. */
const AT_ONCE = 500

interface GoneDeps {
  db: Db
  designs: Designs
  forms: TaskForms
  transitions: Transitions
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Gives duties of disabled and deleted people to those whom the empty-approver rule of the flow names. A duty for which
 * nobody is found stays, and is counted in the monitor.
 */
export function createReplaceGone({ db, designs, forms, transitions, log }: GoneDeps) {
  async function replace({ id: operatorId, taskId }: { id: string; taskId: string }) {
    const task = await createTaskRepository(db).find(taskId)
    if (!task) return
    const { values } = await forms.read(task, SYSTEM)
    await db.transaction().execute(async (trx) => {
      const locked = await lockTask(trx, taskId)
      if (!locked || locked.status !== TASK_STATUS.running || locked.suspendedAt !== null) return
      const action = await actionFor(trx, locked, { operatorId, values })
      if (action) await transitions.move(trx, locked, { action, values })
    })
  }

  async function actionFor(
    trx: Trx,
    task: TaskRow,
    { operatorId, values }: { operatorId: string; values: Readonly<Record<string, unknown>> },
  ): Promise<Action | undefined> {
    const state = await readState(trx, task)
    const operator = state.operators.find(({ id }) => id === operatorId)
    if (operator?.completion !== 0) return undefined
    const { nodeCode: code, handlerId: by, nodeId } = operator
    const design = await designs.of(trx, task)
    const settings = design.approvers.get(code) ?? approverSettings({})
    const search = { initiatorId: task.creatorUserId, values, state }
    const { people, passes } = await createApproverSearch(trx).withoutApprover(design, { settings, code, search })
    if (passes) return { type: 'agree', operatorId, by, auto: passes }
    const here = new Set(
      state.operators.flatMap((one) => (one.nodeId === nodeId && one.completion === 0 ? [one.handlerId] : [])),
    )
    const person = people.find(({ userId }) => !here.has(userId))
    return (
      person && { type: 'transfer', operatorId, by, to: person.userId, reason: { rule: 'replaced', params: { by } } }
    )
  }

  return async function replaceGone(): Promise<void> {
    const duties = await db
      .selectFrom('flowOperators')
      .select(['id', 'taskId'])
      .where('isOpen', '=', true)
      .where(sql<boolean>`handler_id not in (select one.id from ${enabledUsers()} one)`)
      .limit(AT_ONCE)
      .execute()
    for (const duty of duties) {
      try {
        await replace(duty)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        log.warn({ err: error, ...duty }, 'workflow: a duty of a disabled person stays')
      }
    }
  }
}
