import { own, type JsonRecord } from '@sqos/form-model'
import { SERVICE_ACTION, SYSTEM_VALUES, type ServiceSettings } from '@sqos/workflow-model'
import { isRecord } from '@sqos/form-model'
import type { Db } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { requestText } from '../../data-interface/data-interface.access.ts'
import type { RunInterface } from '../../data-interface/index.ts'
import { createApproverSearch } from '../move/approvers.ts'
import type { CallRow, FlowCalls } from './calls.service.ts'
import type { Designs } from '../engine/designs.ts'
import { parameterValues, systemValues, type ValueSource } from './events.ts'
import type { TaskForms } from '../move/forms.ts'
import { idsOf } from '../move/ids.ts'
import { actorOf, SYSTEM } from '../move/system-actor.ts'
import { createTaskRepository } from '../task/task.repository.ts'
import { lockTask, readState, type TaskRow } from '../move/task-state.ts'
import type { Transitions } from '../move/transitions.ts'
import { requestProblem } from './request-problem.ts'
import { createWaitEnd, type Ended } from './wait-end.ts'

interface ServiceDeps extends Pick<Deps, 'config'> {
  db: Db
  calls: FlowCalls
  designs: Designs
  forms: TaskForms
  runInterface: RunInterface
  transitions: Transitions
}

/**
 * Services that tasks call: data interfaces of events, services of nodes, and services that name approvers. Each call has
 * at most ten seconds. Other systems receive the id of the call as `idempotency-key`, so that they recognise a repetition.
 */
export function createServices(deps: ServiceDeps): void {
  const { config, db, calls, designs, forms, runInterface, transitions } = deps
  const repository = createTaskRepository(db)
  const endWait = createWaitEnd(deps)
  const end = (done: Ended) => db.transaction().execute(done)

  /** The task of a call, when it still waits. */
  async function waiting(call: CallRow) {
    const task = await repository.find(call.taskId)
    const wait = await db
      .selectFrom('flowWaits')
      .selectAll()
      .where('id', '=', call.input['waitId'] ?? '')
      .executeTakeFirst()
    return task && wait?.state === 0 ? { task, wait } : undefined
  }

  const starterOf = ({ creatorUserId }: TaskRow) => actorOf({ id: creatorUserId, account: '', realName: '' })

  /** Calls the data interface of an event. */
  async function event(call: CallRow, done: Ended) {
    const task = await repository.find(call.taskId)
    if (!task) return await end(done)
    const { interfaceId = '', given = '{}' } = call.input
    await runInterface(interfaceId, { actor: starterOf(task), given: textsIn(given), key: call.id })
    await end(done)
  }

  /** Does what a service node demands. */
  async function service(call: CallRow, done: Ended) {
    const found = await waiting(call)
    if (!found) return await end(done)
    const { task, wait } = found
    const settings = (await designs.of(db, task)).services.get(wait.nodeCode)
    if (!settings) return await end(done)
    const { values } = await forms.read(task, SYSTEM)
    const source = { task, nodeId: wait.taskNodeId, values, by: task.creatorUserId }
    const changes = await perform(settings, { call, task, source })
    await endWait(task, { waitId: wait.id, changes, done })
  }

  async function perform(
    { action, interfaceId, parameters, url, changes }: ServiceSettings,
    { call, task, source }: { call: CallRow; task: TaskRow; source: ValueSource },
  ): Promise<JsonRecord> {
    if (action === SERVICE_ACTION.dataInterface) {
      const given = await parameterValues(db, parameters, source)
      await runInterface(interfaceId, { actor: starterOf(task), given, key: call.id })
      return {}
    }
    if (action === SERVICE_ACTION.webhook) {
      const { id, flowId, flowCode, flowName, fullName, creatorUserId } = task
      const about = { taskId: id, flowId, flowCode, flowName, fullName, creatorUserId }
      const node = { nodeCode: call.nodeCode, nodeName: call.nodeName }
      await ask(url, { call, body: JSON.stringify({ id: call.id, ...about, ...node, data: source.values }) })
      return {}
    }
    const system = await systemValues(db, source)
    return Object.fromEntries(
      changes.map(({ field, source: from, value }) => {
        const known = SYSTEM_VALUES.find((name) => name === value)
        return [field, from === 'value' ? value : known ? system[known] : own(source.values, value)]
      }),
    )
  }

  async function ask(address: string, { call, body }: { call: CallRow; body?: string }): Promise<string> {
    if (!URL.canParse(address)) throw new AppError('refused', 'workflow.badAddress')
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const headers = { ...type, 'idempotency-key': call.id }
    const method = body === undefined ? 'GET' : 'POST'
    const outgoing = { url: new URL(address), method, headers, body } as const
    return await requestText(outgoing, { privateHosts: config.interfaceHosts }).catch((error: unknown) => {
      const { key, params = {} } = requestProblem(error)
      throw new AppError('refused', key, { params })
    })
  }

  /** Asks a service for the approvers of a node. */
  async function people(call: CallRow, done: Ended) {
    const found = await waiting(call)
    if (!found) return await end(done)
    const { task, wait } = found
    const { assignee } = (await designs.of(db, task)).approvers.get(wait.nodeCode) ?? {}
    const address = assignee?.getUserUrl ?? ''
    if (!URL.canParse(address)) throw new AppError('refused', 'workflow.badAddress')
    const url = new URL(address)
    url.searchParams.set('taskId', task.id)
    url.searchParams.set('taskNodeId', wait.taskNodeId)
    await open(call, { ids: peopleIn(await ask(url.href, { call })), done })
  }

  /** Opens the node of a call for these people; without any, for those of its rule. */
  async function open(call: CallRow, { ids, done }: { ids: readonly string[]; done: Ended }) {
    const task = await repository.find(call.taskId)
    if (!task) return await end(done)
    const { values } = await forms.read(task, SYSTEM)
    await db.transaction().execute(async (trx) => {
      const locked = await lockTask(trx, task.id)
      if (locked) {
        const design = await designs.of(trx, locked)
        const search = { initiatorId: locked.creatorUserId, values, state: await readState(trx, locked) }
        const named = await createApproverSearch(trx).approversNamed(design, call.nodeCode, { ids, search })
        const action = { type: 'peopleFound', waitId: call.input['waitId'] ?? '' } as const
        await transitions.move(trx, locked, { action, values, known: new Map([[call.nodeCode, named]]) })
      }
      await done(trx)
    })
  }

  async function skipService(call: CallRow, done: Ended) {
    const found = await waiting(call)
    if (!found) return await end(done)
    await endWait(found.task, { waitId: found.wait.id, changes: {}, done })
  }

  calls.on('event', { run: event })
  calls.on('service', { run: service, skip: skipService })
  calls.on('people', { run: people, skip: (call, done) => open(call, { ids: [], done }) })
}

/** Ids in the answer of a service: `handleId` of `data` or of the answer, separated by commas. */
function peopleIn(answer: string): string[] {
  const body = jsonOf(answer)
  const data = isRecord(body) && isRecord(body['data']) ? body['data'] : body
  const ids = isRecord(data) ? data['handleId'] : undefined
  if (typeof ids !== 'string') throw new AppError('refused', 'workflow.serviceAnswer')
  return idsOf(ids)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Texts of a JSON object. */
function textsIn(json: string): Record<string, string> {
  const value = jsonOf(json)
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(entries.flatMap(([name, one]) => (typeof one === 'string' ? [[name, one]] : [])))
}
