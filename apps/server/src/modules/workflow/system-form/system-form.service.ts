import { isRecord, type JsonRecord } from '@sqos/form-model'
import { SYSTEM_FORM } from '@sqos/workflow-model'
import { TASK_STATUS } from '@sqos/workflow-model/machine'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError, refusedField } from '../../../platform/errors.ts'
import { found } from '../../../platform/route.ts'
import type { RecordPort } from '../../record/index.ts'
import type { EngineService } from '../engine/engine.service.ts'
import { formOf, parseValues } from '../move/forms.ts'
import type { LaunchService } from '../task/launch.service.ts'
import { mayMonitor } from '../move/policy.ts'
import type { QueryService } from '../task/query.service.ts'
import type { SystemFormBody, SystemFormChange } from './system-form.schema.ts'
import { createTaskRepository } from '../task/task.repository.ts'

/** Number of ended tasks that a picker offers, the newest first. */
const OFFERED = 500

interface SystemFormDeps {
  db: Db
  records: Pick<RecordPort, 'display'>
  engines: Pick<EngineService, 'find'>
  launches: Pick<LaunchService, 'create' | 'update'>
  queries: Pick<QueryService, 'findFor' | 'values'>
}

interface FormTask {
  key: string
  id: string
}

/** Requests of pages of the system: their values are properties of the body. Also values of tasks as texts. */
export function createSystemForms({ db, records, engines, launches, queries }: SystemFormDeps) {
  /** Demands that a flow belongs to a page; its key is the code of the flow with a capital. */
  async function demandPage(flowId: string, key: string) {
    const { enCode, formType } = await engines.find(flowId)
    const expected = `${enCode.slice(0, 1).toUpperCase()}${enCode.slice(1)}`
    if (formType !== SYSTEM_FORM || expected !== key) throw new AppError('notFound', 'workflow.formKey')
  }

  async function create(key: string, { body, actor }: { body: SystemFormBody; actor: Actor }): Promise<string> {
    await demandPage(body.flowId, key)
    return await launches.create({ ...requestOf(body), flowId: body.flowId }, actor)
  }

  async function update({ key, id }: FormTask, { body, actor }: { body: SystemFormChange; actor: Actor }) {
    const { flowId } = found(await createTaskRepository(db).find(id))
    await demandPage(flowId, key)
    await launches.update(id, { body: { ...requestOf(body), flowId }, actor })
  }

  async function values({ key, id }: FormTask, actor: Actor) {
    const { flowId, data } = await queries.values(id, actor)
    await demandPage(flowId, key)
    return { ...parseValues(data), id, flowId }
  }

  /** The values that the caller may read, as texts. */
  async function texts({ flowId, id }: { flowId: string; id: string }, actor: Actor) {
    const task = await queries.findFor(id, actor)
    if (task.flowId !== flowId) throw new AppError('notFound', 'error.notFound')
    const { data } = await queries.values(id, actor)
    const { form } = await formOf(db, task)
    return { id, flowId, data: JSON.stringify(await records.display({ form, values: parseValues(data), actor })) }
  }

  /** Ended tasks of a flow that the caller may read. */
  async function ended(flowId: string, actor: Actor) {
    const rows = await db
      .selectFrom('flowTasks as task')
      .select(['task.id', 'task.fullName', 'task.enCode'])
      .where('task.flowId', '=', flowId)
      .where('task.status', '=', TASK_STATUS.passed)
      .$if(!mayMonitor(actor), (query) =>
        query.where((eb) =>
          eb.or([
            eb('task.creatorUserId', '=', actor.userId),
            eb.exists(
              eb
                .selectFrom('flowOperators as duty')
                .select('duty.id')
                .whereRef('duty.taskId', '=', 'task.id')
                .where('duty.state', '<>', -1)
                .where((where) =>
                  where.or([where('duty.handlerId', '=', actor.userId), where('duty.handledBy', '=', actor.userId)]),
                ),
            ),
            eb.exists(
              eb
                .selectFrom('flowCirculates as copy')
                .select('copy.id')
                .whereRef('copy.taskId', '=', 'task.id')
                .where('copy.userId', '=', actor.userId),
            ),
          ]),
        ),
      )
      .orderBy('task.endTime', 'desc')
      .orderBy('task.id')
      .limit(OFFERED)
      .execute()
    return rows.map(({ id, fullName, enCode }) => ({
      id,
      fullName: enCode === '' ? fullName : `${fullName}/${enCode}`,
    }))
  }

  return { create, update, values, texts, ended }
}

export type SystemForms = ReturnType<typeof createSystemForms>

/** Splits a body into the request and the values of its form. */
function requestOf(body: SystemFormChange) {
  const { flowId: _flow, status, candidateList, id: _id, ...values } = body
  const { flowTitle, flowUrgent } = values
  if (status === 0 && (flowTitle ?? '').trim() === '') throw refusedField('flowTitle', 'workflow.titleMissing')
  return {
    data: JSON.stringify(withoutLists(values)),
    ...(status !== undefined && { status }),
    candidateList: candidateList ?? null,
    ...(typeof flowUrgent === 'number' && { flowUrgent }),
  }
}

/** Lists of files are stored as their JSON text. */
const withoutLists = ({ fileJson, ...values }: JsonRecord): JsonRecord =>
  fileJson === undefined
    ? values
    : { ...values, fileJson: Array.isArray(fileJson) || isRecord(fileJson) ? JSON.stringify(fileJson) : fileJson }
