import { readForm } from '@sqos/form-model'
import type { Language } from '@sqos/contract'
import { TASK_STATUS, type Action, type Design } from '@sqos/workflow-model/machine'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { found } from '../../../platform/route.ts'
import { text } from '../../../platform/text.ts'
import type { Designs } from '../engine/designs.ts'
import { demandRunnable, type EngineService } from '../engine/engine.service.ts'
import { formOf, type TaskForms } from '../move/forms.ts'
import { demandMonitor } from '../move/policy.ts'
import { SYSTEM } from '../move/system-actor.ts'
import { createTaskRepository } from '../task/task.repository.ts'
import { lockTask, readState, type TaskRow } from '../move/task-state.ts'
import type { Transitions } from '../move/transitions.ts'

interface AdminDeps {
  db: Db
  designs: Designs
  engines: EngineService
  forms: TaskForms
  transitions: Transitions
}

/** What administrators do with running tasks, beside deciding: pauses, and moves to a newer version of the flow. */
export function createFlowAdmin({ db, designs, engines, forms, transitions }: AdminDeps) {
  const repository = createTaskRepository(db)

  async function move(taskId: string, { actor, action }: { actor: Actor; action: Action }) {
    demandMonitor(actor)
    const { values } = await forms.read(found(await repository.find(taskId)), SYSTEM)
    await db.transaction().execute(async (trx) => {
      const task = found(await lockTask(trx, taskId))
      await transitions.move(trx, task, { action, values })
    })
  }

  const suspend = (taskId: string, { opinion, actor }: { opinion: string; actor: Actor }) =>
    move(taskId, { actor, action: { type: 'suspend', by: actor.userId, opinion } })

  const resume = (taskId: string, { opinion, actor }: { opinion: string; actor: Actor }) =>
    move(taskId, { actor, action: { type: 'resume', by: actor.userId, opinion } })

  /** Opens an ended task again. The parent of a sub flow has gone on, or has ended with it. */
  async function revive(
    taskId: string,
    { nodeCode, opinion, actor }: { nodeCode: string; opinion: string; actor: Actor },
  ) {
    demandMonitor(actor)
    if (found(await repository.find(taskId)).parentId !== '0') throw new AppError('refused', 'workflow.reviveSubFlow')
    const place = nodeCode === '' ? {} : { nodeCode }
    await move(taskId, { actor, action: { type: 'revive', by: actor.userId, opinion, ...place } })
  }

  /** The newest version of the flow of a running task. */
  async function target(task: TaskRow) {
    if (task.status !== TASK_STATUS.running) throw new AppError('refused', 'workflow.notRunning')
    const engine = await engines.find(task.flowId)
    if (engine.version === task.flowVersion) throw new AppError('refused', 'workflow.newestVersion')
    demandRunnable(engine.flowTemplateJson)
    return engine
  }

  /** What changes for a task when it moves to the newest version of its flow, and what prevents the move. */
  async function checkMigration(taskId: string, { actor, language }: { actor: Actor; language: Language }) {
    demandMonitor(actor)
    const task = found(await repository.find(taskId))
    const engine = await target(task)
    const before = await designs.of(db, task)
    const after = await designs.of(db, { flowId: task.flowId, flowVersion: engine.version })
    const { form } = await formOf(db, task)
    const fields = new Set(readForm(engine.formData).all.map(({ path }) => path))
    const current = new Set(task.thisStepId.split(','))
    return {
      version: task.flowVersion,
      newestVersion: engine.version,
      lost: stepsOnlyIn(before, after).map((step) => ({ ...step, isCurrent: current.has(step.nodeCode) })),
      added: stepsOnlyIn(after, before),
      lostFields: form.all
        .filter(({ path }) => path !== '' && !fields.has(path))
        .map(({ name, label }) => ({ id: name, fullName: label })),
      message: await refusalOf(task, { version: engine.version, actor, language }),
    }
  }

  /** Why a task cannot move; empty when it can. */
  async function refusalOf(
    task: TaskRow,
    { version, actor, language }: { version: number; actor: Actor; language: Language },
  ): Promise<string> {
    const { values } = await forms.read(task, SYSTEM)
    try {
      await db.transaction().execute(async (trx) => {
        const moved = { ...task, flowVersion: version }
        const action = { type: 'migrate', by: actor.userId } as const
        await transitions.compute(trx, { task: moved, before: await readState(trx, task), action, values })
      })
      return ''
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return text(language, error.messageKey, error.details.params)
    }
  }

  /** Moves a running task to the newest version of its flow. */
  async function migrate(taskId: string, { opinion, actor }: { opinion: string; actor: Actor }) {
    demandMonitor(actor)
    const present = found(await repository.find(taskId))
    const { version } = await target(present)
    const { values } = await forms.read(present, SYSTEM)
    await db.transaction().execute(async (trx) => {
      const task = found(await lockTask(trx, taskId))
      const action = { type: 'migrate', by: actor.userId, opinion } as const
      await transitions.move(trx, task, { action, values, extra: { flowVersion: version } })
    })
  }

  return { suspend, resume, revive, checkMigration, migrate }
}

export type FlowAdmin = ReturnType<typeof createFlowAdmin>

/** Steps of a design that another one does not have. */
const stepsOnlyIn = ({ steps }: Design, other: Design) =>
  [...steps.values()]
    .filter(({ code, type }) => other.steps.get(code)?.type !== type)
    .map(({ code, title }) => ({ nodeCode: code, nodeName: title }))
