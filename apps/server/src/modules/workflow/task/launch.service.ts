import type { FormModel, JsonRecord } from '@sqos/form-model'
import { startSettings } from '@sqos/workflow-model'
import { TASK_STATUS } from '@sqos/workflow-model/machine'
import type { RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { Db, Trx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { found } from '../../../platform/route.ts'
import type { RecordPort } from '../../record/index.ts'
import { parseDesign, type Designs } from '../engine/designs.ts'
import type { EngineRow } from '../engine/engine.repository.ts'
import { demandRunnable, type EngineService } from '../engine/engine.service.ts'
import { createRecentEngines, isStillOpen } from '../engine/recent-engines.ts'
import {
  demandRequired,
  parseValues,
  readFlowForm,
  rightsOf,
  storedValues,
  writable,
  type TaskForms,
} from '../move/forms.ts'
import type { FlowNotices } from '../move/notices.ts'
import { removeTree } from './remove-task.ts'
import { createTaskRepository } from './task.repository.ts'
import type { FlowTaskBody } from './task.schema.ts'
import { lockTask, type TaskRow } from '../move/task-state.ts'
import { chosenFrom, type Transitions } from '../move/transitions.ts'
import { taskColumns } from './task-columns.ts'

/** Minutes between two reminders of one task. */
const PRESS_EVERY = 10 * 60_000
/** States in which the initiator edits and submits a task. */
const EDITABLE: ReadonlySet<number> = new Set([TASK_STATUS.draft, TASK_STATUS.rejected, TASK_STATUS.withdrawn])
/** Whether the initiator can edit and submit a task in this state. */
export const isSubmittable = (status: number): boolean => EDITABLE.has(status)

interface LaunchDeps extends Pick<Deps, 'now' | 'newId'> {
  db: Db
  records: RecordPort
  designs: Designs
  engines: EngineService
  forms: TaskForms
  notices: FlowNotices
  transitions: Transitions
}

/** Columns of a task that no save sets. */
const NEW_TASK = {
  requestKey: null,
  enCode: '',
  parentId: '0',
  resumeAt: '',
  suspendedAt: null,
  description: '',
} as const

/** What initiators do with their tasks. */
export function createLaunchService({
  db,
  records,
  designs,
  engines,
  forms,
  notices,
  transitions,
  now,
  newId,
}: LaunchDeps) {
  const repository = createTaskRepository(db)
  const recent = createRecentEngines()

  /** Reads a flow that the caller may start, with the rights of its start node. */
  async function prepare(
    flowId: string,
    {
      body,
      actor,
      isSubFlow = false,
      known,
    }: { body: FlowTaskBody; actor: Actor; isSubFlow?: boolean; known?: EngineRow | undefined },
  ) {
    // The parent chose the initiator of a sub flow.
    const engine = known ?? (isSubFlow ? await engines.find(flowId) : await engines.findStartable(flowId, actor))
    if (engine.enabledMark !== 1) throw new AppError('refused', 'workflow.stopped')
    demandRunnable(engine.flowTemplateJson)
    const design = parseDesign(engine.flowTemplateJson)
    const form = readFlowForm(engine.formData)
    const rights = rightsOf(design, { code: design.root.nodeId, form })
    const sent = parseValues(body.data)
    return { engine, design, form, rights, sent: writable(storedOrSent(engine, form, sent), rights) }
  }

  /** Values of a form of the task itself are stored in the form of the database; the port converts those of records. */
  const storedOrSent = (engine: EngineRow, form: FormModel, sent: JsonRecord) =>
    engine.type === 1 ? sent : storedValues(form, sent)

  /** Saves a draft or submits it; returns the id of the task. The same key of the same user is one task, whatever else is sent. */
  async function create(body: FlowTaskBody, actor: Actor): Promise<string> {
    const key = body.requestKey?.trim() ?? ''
    if (key === '') return await createOnce(body, actor)
    const sent = () => repository.findByKey(actor.userId, key)
    const earlier = await sent()
    if (earlier !== undefined) return earlier
    try {
      return await createOnce({ ...body, requestKey: key }, actor)
    } catch (error) {
      // The same request at the same moment was quicker.
      const same = isSentTwice(error) ? await sent() : undefined
      if (same === undefined) throw error
      return same
    }
  }

  async function createOnce(body: FlowTaskBody, actor: Actor): Promise<string> {
    const known = body.status === 0 ? recent.get(body.flowId) : undefined
    if (known) {
      const id = await createFrom(await prepare(body.flowId, { body, actor, known }), {
        body,
        actor,
        ifStill: isStillOpen(known),
      })
      if (id !== undefined) return id
      recent.forget(body.flowId)
    }
    const prepared = await prepare(body.flowId, { body, actor })
    const { engine } = prepared
    // The record of a model has a transaction of its own, which a refused statement would end.
    if (engine.type === 0 && engine.visibleType === 0) recent.keep(engine)
    return found(await createFrom(prepared, { body, actor }))
  }

  /** Stores a task; undefined when `ifStill` has become false. */
  async function createFrom(
    { engine, rights, sent, design }: Awaited<ReturnType<typeof prepare>>,
    { body, actor, ifStill }: { body: FlowTaskBody; actor: Actor; ifStill?: RawBuilder<boolean> },
  ): Promise<string | undefined> {
    if (body.status === 0) demandRequired(sent, rights)
    const begin = async (connection: Db | Trx, id: string) => {
      const columns = taskColumns(engine, { id, actor, values: sent, design, flowUrgent: body.flowUrgent, now: now() })
      const row = { ...columns, requestKey: body.requestKey ?? null }
      if (body.status === 0) {
        const action = { type: 'submit', by: actor.userId, candidates: chosenFrom(body.candidateList) } as const
        const submitted = { action, values: sent, ...(ifStill && { ifStill }) }
        return await transitions.launch(connection, { ...NEW_TASK, ...row }, submitted)
      }
      await connection
        .insertInto('flowTasks')
        .values({ ...row, formContent: JSON.stringify(row.formContent) })
        .execute()
      return true
    }
    if (engine.type === 1)
      return await records.create({
        modelId: engine.id,
        values: sent,
        caller: { actor, side: 'pc' },
        grant: { source: 'menu' },
        within: async (trx, id) => {
          await begin(trx, id)
        },
      })
    const id = newId()
    return (await begin(db, id)) ? id : undefined
  }

  const submit = (
    trx: Trx,
    task: TaskRow,
    { body, actor, values, extra }: { body: FlowTaskBody; actor: Actor; values: JsonRecord; extra: Partial<TaskRow> },
  ) =>
    transitions.move(trx, task, {
      action: { type: 'submit', by: actor.userId, candidates: chosenFrom(body.candidateList) },
      values,
      extra,
    })

  /** Changes a draft, a rejected or a withdrawn task, which then follows the newest design. */
  async function update(id: string, { body, actor }: { body: FlowTaskBody; actor: Actor }) {
    const task = await findOwn(id, actor)
    if (!isSubmittable(task.status)) throw new AppError('refused', 'workflow.alreadyRunning')
    const isSubFlow = task.parentId !== '0'
    const { engine, rights, sent, design } = await prepare(task.flowId, { body, actor, isSubFlow })
    await forms.write(task, { actor, rights, sent }, async (trx, values) => {
      if (body.status === 0) demandRequired(values, rights)
      const locked = found(await lockTask(trx, id))
      if (!isSubmittable(locked.status)) throw new AppError('refused', 'workflow.alreadyRunning')
      const {
        id: _id,
        creatorTime: _time,
        status: _status,
        ...extra
      } = taskColumns(engine, {
        id,
        actor,
        values,
        design,
        flowUrgent: body.flowUrgent ?? locked.flowUrgent,
        now: now(),
      })
      if (locked.parentId !== '0') extra.fullName = locked.fullName
      if (body.status === 0) {
        await submit(trx, { ...locked, ...extra }, { body, actor, values, extra })
        return
      }
      const { formContent, ...columns } = extra
      await trx
        .updateTable('flowTasks')
        .set({ ...columns, formContent: JSON.stringify(formContent), lastModifyTime: now() })
        .where('id', '=', id)
        .execute()
    })
  }

  /** A task of the caller. */
  async function findOwn(id: string, actor: Actor): Promise<TaskRow> {
    const task = found(await repository.find(id))
    if (task.creatorUserId !== actor.userId) throw new AppError('forbidden', 'workflow.notInitiator')
    return task
  }

  /** Refuses what the start node does not offer. */
  async function demandButton(task: TaskRow, button: 'revoke' | 'press') {
    const { buttons } = startSettings((await designs.of(db, task)).root.properties)
    if (!buttons[button].isShown)
      throw new AppError('forbidden', button === 'revoke' ? 'workflow.noWithdraw' : 'workflow.noPress')
  }

  async function withdraw(id: string, { opinion, actor }: { opinion: string; actor: Actor }) {
    const own = await findOwn(id, actor)
    await demandButton(own, 'revoke')
    const { values } = await forms.read(own, actor)
    await db.transaction().execute(async (trx) => {
      const task = found(await lockTask(trx, id))
      await transitions.move(trx, task, { action: { type: 'withdraw', by: actor.userId, opinion }, values })
    })
  }

  /** Reminds everybody who has an open duty, at most once in ten minutes. */
  async function press(id: string, actor: Actor) {
    await demandButton(await findOwn(id, actor), 'press')
    await db.transaction().execute(async (trx) => {
      const task = found(await lockTask(trx, id))
      if (task.status !== TASK_STATUS.running) throw new AppError('refused', 'workflow.notRunning')
      if (task.pressedTime && now().getTime() - task.pressedTime.getTime() < PRESS_EVERY)
        throw new AppError('refused', 'workflow.pressedTooOften')
      const open = await trx
        .selectFrom('flowOperators')
        .select(['id', 'handlerId', 'taskNodeId as nodeId', 'nodeCode'])
        .where('taskId', '=', id)
        .where('isOpen', '=', true)
        .execute()
      if (open.length === 0) throw new AppError('refused', 'workflow.nobodyToPress')
      await trx.updateTable('flowTasks').set({ pressedTime: now() }).where('id', '=', id).execute()
      await notices.urge(trx, task, open)
    })
  }

  /** Deletes a task of the caller that is not running and has not ended. */
  async function remove(id: string, actor: Actor) {
    const task = await findOwn(id, actor)
    if (task.flowType === 1) throw new AppError('refused', 'workflow.modelTask')
    if (task.parentId !== '0') throw new AppError('refused', 'workflow.subFlowTask')
    await db.transaction().execute(async (trx) => {
      const locked = found(await lockTask(trx, id))
      if (!isSubmittable(locked.status)) throw new AppError('refused', 'workflow.runningNotDeleted')
      await removeTree(trx, id)
    })
  }

  return { create, update, withdraw, press, remove, prepare }
}

export type LaunchService = ReturnType<typeof createLaunchService>

const isSentTwice = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'flow_tasks_request_key'
