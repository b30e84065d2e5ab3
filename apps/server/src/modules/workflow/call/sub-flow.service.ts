import { own, readForm, type JsonRecord } from '@sqos/form-model'
import { TASK_STATUS } from '@sqos/workflow-model/machine'
import type { Db, Trx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { found } from '../../../platform/route.ts'
import type { RecordPort } from '../../record/index.ts'
import { findEnabledUser } from '../../user/user.access.ts'
import type { CallRow, FlowCalls } from './calls.service.ts'
import { type Designs, parseDesign } from '../engine/designs.ts'
import { demandRunnable, type EngineService } from '../engine/engine.service.ts'
import { rightsOf, storedValues, type TaskForms } from '../move/forms.ts'
import { taskColumns } from '../task/task-columns.ts'
import type { FlowNotices } from '../move/notices.ts'
import { actorOf, SYSTEM } from '../move/system-actor.ts'
import { removeTree } from '../task/remove-task.ts'
import { createTaskRepository } from '../task/task.repository.ts'
import { lockTask, type TaskRow } from '../move/task-state.ts'
import type { Transitions } from '../move/transitions.ts'
import { createWaitEnd, type Ended } from './wait-end.ts'

/** More sub flows inside of each other are a circle. */
const MAX_DEPTH = 10
const NO_PARENT = '0'

interface SubFlowDeps extends Pick<Deps, 'now' | 'newId'> {
  db: Db
  calls: FlowCalls
  designs: Designs
  engines: EngineService
  forms: TaskForms
  notices: FlowNotices
  records: RecordPort
  transitions: Transitions
}

/**
 * Sub flows: each is a draft of its initiator with values of the parent, and gives values back when it has ended. A
 * parent and its sub flows are never locked together, except from the parent downwards.
 */
export function createSubFlows(deps: SubFlowDeps): void {
  const { db, calls, designs, engines, forms, notices, records, transitions, now, newId } = deps
  const repository = createTaskRepository(db)
  const endWait = createWaitEnd(deps)

  const waitOf = (connection: Db | Trx, id: string) =>
    connection.selectFrom('flowWaits').selectAll().where('id', '=', id).executeTakeFirst()

  /** Creates the request of a sub flow as a draft of its initiator. */
  async function begin(call: CallRow, done: Ended) {
    const task = await repository.find(call.taskId)
    const wait = await waitOf(db, call.input['waitId'] ?? '')
    // The parent was deleted, or left the node.
    if (!task || wait?.state !== 0 || wait.childId !== null) return await db.transaction().execute(done)
    await demandDepth(task)
    const settings = found((await designs.of(db, task)).subFlows.get(wait.nodeCode))
    const engine = await engines.find(settings.flowId)
    if (engine.enabledMark !== 1) throw new AppError('refused', 'workflow.stopped')
    demandRunnable(engine.flowTemplateJson)
    const user = await findEnabledUser(db, wait.userId)
    if (!user) throw new AppError('refused', 'workflow.personMissing')
    const actor = actorOf({ id: wait.userId, account: user.account, realName: user.realName })
    const design = parseDesign(engine.flowTemplateJson)
    const form = readForm(engine.formData)
    const { values } = await forms.read(task, SYSTEM)
    const sent = mapped(values, settings.assignList, { from: 'parentField', to: 'childField' })
    const isOfModel = engine.type === 1
    const given = isOfModel ? sent : storedValues(form, sent)

    const create = async (trx: Trx, id: string) => {
      const parent = await lockTask(trx, task.id)
      const present = await waitOf(trx, wait.id)
      if (!parent || present?.state !== 0 || present.childId !== null)
        throw new AppError('refused', 'workflow.callEnded')
      const columns = taskColumns(engine, {
        id,
        actor,
        values: given,
        design,
        flowUrgent: parent.flowUrgent,
        now: now(),
      })
      const row = { ...columns, fullName: `${columns.fullName.slice(0, 190)}(子流程)`, parentId: parent.id }
      await trx
        .insertInto('flowTasks')
        .values({ ...row, formContent: JSON.stringify(row.formContent) })
        .execute()
      await trx.updateTable('flowWaits').set({ childId: id }).where('id', '=', wait.id).execute()
      await notices.invite(trx, found(await lockTask(trx, id)))
      await done(trx)
    }
    if (!isOfModel) return await db.transaction().execute((trx) => create(trx, newId()))
    const { fields } = rightsOf(design, { code: design.root.nodeId, form })
    const writable = Object.fromEntries(Object.keys(fields).map((name) => [name, 'write' as const]))
    await records.create({
      modelId: engine.id,
      values: given,
      caller: { actor, side: 'pc' },
      grant: { source: 'task', actions: ['add'], fields: writable, records: [] },
      within: create,
    })
  }

  async function demandDepth(task: TaskRow) {
    let { parentId } = task
    for (let depth = 1; parentId !== NO_PARENT; depth += 1) {
      if (depth >= MAX_DEPTH) throw new AppError('refused', 'workflow.subFlowDepth')
      parentId = (await repository.find(parentId))?.parentId ?? NO_PARENT
    }
  }

  /** Gives values of an ended sub flow to its parent, and lets the parent go on. */
  async function ended(call: CallRow, done: Ended) {
    const child = await repository.find(call.input['childId'] ?? '')
    const task = await repository.find(call.taskId)
    const wait = await waitOf(db, call.input['waitId'] ?? '')
    if (!task || wait?.state !== 0) return await db.transaction().execute(done)
    const settings = (await designs.of(db, task)).subFlows.get(wait.nodeCode)
    const givesBack = child?.status === TASK_STATUS.passed && task.status === TASK_STATUS.running && !wait.isAsync
    const changes =
      givesBack && settings && settings.returnList.length > 0
        ? mapped((await forms.read(child, SYSTEM)).values, settings.returnList, {
            from: 'childField',
            to: 'parentField',
          })
        : {}
    await endWait(task, { waitId: wait.id, changes, done })
  }

  /** Goes on without a sub flow that could not be started, or without its values. */
  async function skip(call: CallRow, done: Ended) {
    const task = await repository.find(call.taskId)
    if (!task) return await db.transaction().execute(done)
    await endWait(task, { waitId: call.input['waitId'] ?? '', changes: {}, done })
  }

  /** Removes or cancels the request of a sub flow whose parent does not wait any more. */
  async function drop(call: CallRow, done: Ended) {
    const { waitId = '', how, by = '' } = call.input
    const childId = (await waitOf(db, waitId))?.childId
    const child = childId ? await repository.find(childId) : undefined
    if (!child) return await db.transaction().execute(done)
    if (how === 'cancel' && child.status !== TASK_STATUS.draft)
      return await db.transaction().execute(async (trx) => {
        const locked = await lockTask(trx, child.id)
        const isOver = locked?.status === TASK_STATUS.passed || locked?.status === TASK_STATUS.cancelled
        if (locked && !isOver)
          await transitions.move(trx, locked, { action: { type: 'cancel', by, isSubFlow: true }, values: {} })
        await done(trx)
      })
    const remove = async (trx: Trx) => {
      await removeTree(trx, child.id)
      await done(trx)
    }
    if (child.modelId === null) return await db.transaction().execute(remove)
    await records.remove({
      modelId: child.modelId,
      ids: [child.id],
      caller: { actor: SYSTEM, side: 'pc' },
      grant: { source: 'system', reason: 'workflow' },
      within: remove,
    })
  }

  calls.on('begin', { run: begin, skip })
  calls.on('ended', { run: ended, skip })
  calls.on('drop', { run: drop })
}

/** Values under the names of another form. */
function mapped(
  values: JsonRecord,
  list: readonly { parentField: string; childField: string }[],
  { from, to }: { from: 'parentField' | 'childField'; to: 'parentField' | 'childField' },
): JsonRecord {
  const taken: Record<string, unknown> = {}
  for (const row of list) {
    const value = own(values, row[from])
    if (row[to] !== '' && value !== undefined) taken[row[to]] = value
  }
  return taken
}
