import type { Actor } from '../../../platform/actor.ts'
import type { Db, Trx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { startSettings } from '@sqos/workflow-model'
import { TASK_STATUS } from '@sqos/workflow-model/machine'
import { sql } from 'kysely'
import { readModel } from '../../model/index.ts'
import type { RecordApproval, RecordFlows } from '../../record/index.ts'
import { designProblems } from './design-check.ts'
import type { Designs } from './designs.ts'
import { createEngineRepository } from './engine.repository.ts'
import { isSubmittable, type LaunchService } from '../task/launch.service.ts'
import { involvedIn } from '../move/policy.ts'
import { createTaskRepository } from '../task/task.repository.ts'
import { lockTask } from '../move/task-state.ts'

/** The kind of models with a flow. */
const WITH_FLOW = 3

interface ModelFlowDeps extends Pick<Deps, 'now'> {
  db: Db
  designs: Designs
  launches: Pick<LaunchService, 'create' | 'update'>
}

/** Connects models and their records with flows. The flow of a model has the id of the model. */
export function createModelFlows({ db, designs, launches, now }: ModelFlowDeps): {
  follow: (modelId: string) => Promise<void>
  flows: RecordFlows
} {
  /** Brings the flow of a model up to its released design. A design that cannot run leaves the flow disabled. */
  async function follow(modelId: string): Promise<void> {
    const model = await readModel(db, modelId)
    await db.transaction().execute(async (trx) => {
      const rows = createEngineRepository(trx)
      const known = await rows.lock(modelId)
      if (!model || model.webType !== WITH_FLOW || !model.flowTemplateJson) {
        if (known) await rows.update(modelId, { enabledMark: 0 })
        return
      }
      const { flowTemplateJson, formData } = model
      const problems = await designProblems(trx, { id: modelId, formData, flowTemplateJson })
      const values = {
        fullName: model.fullName,
        enCode: `#visualDev${model.enCode}`,
        flowTemplateJson,
        formData,
        enabledMark: problems.length === 0 ? 1 : 0,
      }
      const isSame = known?.flowTemplateJson === flowTemplateJson && known.formData === formData
      const version = known ? known.version + (isSame ? 0 : 1) : 1
      if (known) await rows.update(modelId, { ...values, version, lastModifyTime: now() })
      else
        await rows.insert({
          ...values,
          id: modelId,
          version,
          type: 1,
          category: '',
          formType: 2,
          icon: '',
          iconBackground: '',
          formUrl: '',
          appFormUrl: '',
          tables: null,
          visibleType: 0,
          creatorUserId: null,
          creatorTime: now(),
          lastModifyUserId: null,
          deleteMark: null,
          deleteUserId: null,
        })
      if (!isSame) await rows.addVersion({ ...values, id: modelId, version }, { userId: null, now: now() })
    })
  }

  const bodyOf = (flowId: string, { data, status, candidateList }: Parameters<RecordFlows['create']>[1]) => ({
    flowId,
    data,
    status,
    candidateList: candidateList ?? null,
  })

  /** The requests of records of one model, with what the actor may do with each. */
  async function approvalsOf(ids: readonly string[], actor: Actor): Promise<ReadonlyMap<string, RecordApproval>> {
    if (ids.length === 0) return new Map()
    const tasks = await db.selectFrom('flowTasks').selectAll().where('id', 'in', ids).execute()
    const readers = await involvedIn(db, { tasks, actor, now: now() })
    const enabled = new Map<string, boolean>()
    for (const flowId of new Set(tasks.map((task) => task.flowId)))
      enabled.set(flowId, (await createEngineRepository(db).find(flowId))?.enabledMark === 1)
    const approvals = new Map<string, RecordApproval>()
    for (const task of tasks) {
      const isOwn = task.creatorUserId === actor.userId
      const isRunning = task.status === TASK_STATUS.running
      const { buttons } = startSettings((await designs.of(db, task)).root.properties)
      approvals.set(task.id, {
        state: task.status,
        isOwn,
        maySubmit: isOwn && isSubmittable(task.status) && enabled.get(task.flowId) === true,
        mayWithdraw: isOwn && isRunning && task.suspendedAt === null && buttons.revoke.isShown,
        mayOpen: readers.has(task.id),
      })
    }
    return approvals
  }

  const flows: RecordFlows = {
    hasFlow: async (modelId) => (await createEngineRepository(db).find(modelId))?.enabledMark === 1,
    create: (modelId, request, { actor }: { actor: Actor }) => launches.create(bodyOf(modelId, request), actor),
    update: (id, request, { actor }) => launches.update(id, { body: bodyOf(request.flowId, request), actor }),
    statesOf: async (connection: Db, ids) => {
      if (ids.length === 0) return new Map()
      const rows = await connection.selectFrom('flowTasks').select(['id', 'status']).where('id', 'in', ids).execute()
      return new Map(rows.map(({ id, status }) => [id, status]))
    },
    holdState: async (trx: Trx, id) => (await lockTask(trx, id))?.status,
    stateSql: (key) => sql<number | null>`(select status from flow_tasks where id = ${key})`,
    approvalsOf,
    remove: async (trx, ids) => {
      await createTaskRepository(trx).remove(ids)
    },
  }

  return { follow, flows }
}
