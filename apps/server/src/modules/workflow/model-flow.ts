import type { Actor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { readModel } from '../model/index.ts'
import type { RecordFlows } from '../record/index.ts'
import { designProblems } from './design-check.ts'
import { createEngineRepository } from './engine.repository.ts'
import type { LaunchService } from './launch.service.ts'
import { createTaskRepository } from './task.repository.ts'

/** The kind of models with a flow. */
const WITH_FLOW = 3

interface ModelFlowDeps extends Pick<Deps, 'now'> {
  db: Db
  launches: Pick<LaunchService, 'create' | 'update'>
}

/** Connects models and their records with flows. The flow of a model has the id of the model. */
export function createModelFlows({ db, launches, now }: ModelFlowDeps): {
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

  const flows: RecordFlows = {
    hasFlow: async (modelId) => (await createEngineRepository(db).find(modelId))?.enabledMark === 1,
    create: (modelId, request, { actor }: { actor: Actor }) => launches.create(bodyOf(modelId, request), actor),
    update: (id, request, { actor }) => launches.update(id, { body: bodyOf(request.flowId, request), actor }),
    statesOf: async (connection: Db | Trx, ids) => {
      if (ids.length === 0) return new Map()
      const rows = await connection.selectFrom('flowTasks').select(['id', 'status']).where('id', 'in', ids).execute()
      return new Map(rows.map(({ id, status }) => [id, status]))
    },
    remove: async (trx, ids) => {
      await createTaskRepository(trx).remove(ids)
    },
  }

  return { follow, flows }
}
