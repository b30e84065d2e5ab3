import { RECORD_KIND } from '@sqos/workflow-model/machine'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { found } from '../../../platform/route.ts'
import type { FlowDutyQuery } from '../duty/duty.schema.ts'
import type { Designs } from '../engine/designs.ts'
import { createEngineRepository } from '../engine/engine.repository.ts'
import { delegationsTo, type Delegation } from '../personal/entrust.repository.ts'
import { formOf, NO_RIGHTS, isReadable, readable, rightsOf, type TaskForms } from '../move/forms.ts'
import { readNames } from './names.ts'
import { demandInvolved, demandMonitor, mayMonitor, nodeOfReader } from '../move/policy.ts'
import { createLongTotals } from './long-totals.ts'
import { groupRecords } from './record-groups.ts'
import { removeTree } from './remove-task.ts'
import { createTaskRepository, type ListedTask, type ListSource } from './task.repository.ts'
import type { FlowListQuery, FlowMonitorQuery, FlowRecordQuery, FlowTaskRow } from './task.schema.ts'

interface QueryDeps extends Pick<Deps, 'now'> {
  db: Db
  designs: Designs
  forms: TaskForms
}

/** Lists of tasks by their number on the wire. */
const LIST = { todo: 1, done: 2, copies: 3, batch: 4 } as const

/** Reads tasks: the lists of a person, the monitor, and everything about one task. */
export function createQueryService({ db, designs, forms, now }: QueryDeps) {
  const repository = createTaskRepository(db)
  const { sources } = repository
  const totals = createLongTotals(now)

  /** A page of a list. `ofList` are the list and its reader; `delegate` asks for the delegations to that person. */
  async function readPage(
    source: ListSource,
    {
      ofList,
      query,
      delegate,
    }: { ofList: object; query: FlowMonitorQuery; delegate?: { userId: string; now: Date } | undefined },
    more?: (row: ListedTask) => Partial<FlowTaskRow>,
  ) {
    const { currentPage = 1, pageSize = 20, overdue = 0, ...given } = query
    const filter = { ...given, overdueAt: overdue === 1 ? now() : undefined }
    const cut = { filter, offset: (currentPage - 1) * pageSize, limit: pageSize }
    const key = { ofList, given, overdue }
    const known = totals.of(key)
    const read =
      known === undefined
        ? await repository.pageWithTotal(source, { ...cut, ...(delegate && { delegate }) })
        : await readPart(known)
    if (known === undefined) totals.note(key, read.total)
    const page = {
      list: read.rows.map((row) => ({ ...rowOf(row), ...more?.(row) })),
      pagination: { currentPage, pageSize, total: read.total },
    }
    return { page, delegations: read.delegations }

    async function readPart(total: number) {
      const [rows, delegations] = await Promise.all([
        repository.page(source, cut),
        delegate ? delegationsTo(db, delegate) : [],
      ])
      return { rows, total, delegations }
    }
  }

  const pageOf = async (...args: Parameters<typeof readPage>) => (await readPage(...args)).page

  /** One of the lists of the caller: to decide, decided, copies, to decide together. */
  async function list(category: number, { query, actor }: { query: FlowDutyQuery; actor: Actor }) {
    const { userId } = actor
    const ofList = { category, userId }
    if (category === LIST.done) return await pageOf(sources.done(userId), { ofList, query: { ...query, status: '' } })
    if (category === LIST.copies) return await pageOf(sources.copies(userId), { ofList, query })
    const onlyBatch = category === LIST.batch
    const isWaiting = category === LIST.todo && query.waiting === 1
    const read = (delegations: readonly Delegation[], delegate?: { userId: string; now: Date }) => {
      const source = isWaiting ? sources.waiting(userId, delegations) : sources.todo(userId, { delegations, onlyBatch })
      const ofDuties = { ...ofList, isWaiting, delegations }
      return readPage(source, { ofList: ofDuties, query: { ...query, status: '' }, delegate }, (row) => ({
        fullName: row.ownerId === userId ? row.fullName : `${row.fullName}(委托)`,
      }))
    }
    // Few people act for others: the own duties are read with the delegations.
    const own = await read([], { userId, now: now() })
    const { page } = own.delegations.length === 0 ? own : await read(own.delegations)
    return onlyBatch ? { ...page, list: await withNodes(page.list) } : page
  }

  /** Adds the version and the settings of the node, which decide on what may be done together. */
  async function withNodes(rows: readonly FlowTaskRow[]): Promise<FlowTaskRow[]> {
    const duties = await db
      .selectFrom('flowOperators')
      .innerJoin('flowTasks', 'flowTasks.id', 'flowOperators.taskId')
      .select(['flowOperators.id', 'nodeCode', 'flowTasks.flowId', 'flowVersion'])
      .where('flowOperators.id', 'in', rows.length === 0 ? [''] : rows.map(({ id }) => id))
      .execute()
    const nodes = new Map(duties.map((one) => [one.id, one]))
    const filled: FlowTaskRow[] = []
    for (const row of rows) {
      const at = nodes.get(row.id)
      const properties = at && (await designs.of(db, at)).node(at.nodeCode)?.properties
      filled.push({
        ...row,
        nodeCode: at?.nodeCode ?? '',
        flowVersion: `v${at?.flowVersion ?? 1}`,
        approversProperties: JSON.stringify(properties ?? {}),
      })
    }
    return filled
  }

  const mine = (query: FlowListQuery, { userId }: Actor) =>
    pageOf(sources.mine(userId), { ofList: { list: 'mine', userId }, query })

  async function monitor(query: FlowMonitorQuery, actor: Actor) {
    demandMonitor(actor)
    return await pageOf(
      sources.everybodys(),
      { ofList: { list: 'monitor' }, query },
      ({
        failedCalls = 0,
        waitingCalls = 0,
        goneDuties = 0,
        isSuspended = false,
        isStuck = false,
        isOutdated = false,
      }) => ({
        failedCalls,
        waitingCalls,
        goneDuties,
        isSuspended,
        isStuck,
        isOutdated,
      }),
    )
  }

  /** A task for those who take part in it and for administrators. */
  async function findFor(taskId: string, actor: Actor) {
    const task = found(await repository.find(taskId))
    await demandInvolved(db, { task, actor, now: now() })
    return task
  }

  /** A task with the values that the caller may read, and which fields these are. */
  async function shownValues(taskId: string, actor: Actor) {
    const task = await findFor(taskId, actor)
    const { form } = await formOf(db, task)
    const design = await designs.of(db, task)
    const { values: all } = await forms.read(task, actor)
    if (mayMonitor(actor)) return { task, values: all, isShown: () => true }
    const isReader = task.creatorUserId !== actor.userId
    const code = isReader ? await nodeOfReader(db, { task, actor, asked: undefined, now: now() }) : design.root.nodeId
    const rights = code === undefined ? NO_RIGHTS : rightsOf(design, { code, form })
    return { task, values: readable(all, rights), isShown: isReadable(rights) }
  }

  /** The values of a task, for its form. */
  async function values(taskId: string, actor: Actor) {
    const { task, values: shown } = await shownValues(taskId, actor)
    return { id: task.id, flowId: task.flowId, data: JSON.stringify(shown) }
  }

  /** Records by department, role or position of the people. */
  async function recordGroups(taskId: string, { query, actor }: { query: FlowRecordQuery; actor: Actor }) {
    await findFor(taskId, actor)
    const all = await repository.records(taskId)
    const { reject, agree } = RECORD_KIND
    const records = query.type === 1 ? all.filter(({ handleStatus: kind }) => kind === reject || kind === agree) : all
    const names = await readNames(
      db,
      records.flatMap(({ handlerId, operatorId }) => [handlerId, operatorId]),
    )
    const groups = await groupRecords(db, { records, category: query.category ?? 1 })
    return groups.map(({ id, fullName, records: lines }) => ({
      id,
      fullName,
      list: lines.map((line) => ({
        id: line.id,
        handleId: line.handlerId,
        userName: names.get(line.handlerId) ?? '',
        handleTime: line.handleTime.getTime(),
        handleStatus: line.handleStatus,
        handleOpinion: line.handleOpinion,
        fileList: line.files,
        operatorId: line.operatorId === null ? '' : (names.get(line.operatorId) ?? ''),
      })),
    }))
  }

  async function counts({ userId }: Actor) {
    const delegations = await delegationsTo(db, { userId, now: now() })
    const { todo, done, entrusts } = await repository.counts(userId, { delegations, now: now() })
    return { toBeReviewed: todo, entrust: entrusts, flowDone: done }
  }

  /** Open duties for the home page, with what opens each. */
  async function todoItems(actor: Actor) {
    const { list: rows } = await list(LIST.todo, { query: { pageSize: 20 }, actor })
    return {
      list: rows.map((row) => ({
        id: row.id,
        fullName: row.fullName,
        creatorTime: row.creatorTime,
        processId: row.processId,
        enCode: row.flowCode,
        flowId: row.flowId,
        formType: row.formType,
        type: 2,
        taskNodeId: row.thisStepId,
        taskOperatorId: row.id,
        status: row.status,
      })),
    }
  }

  async function batchFlows({ userId }: Actor) {
    const delegations = await delegationsTo(db, { userId, now: now() })
    const rows = await repository.batchFlows(userId, delegations)
    return rows.map(({ id, fullName, total }) => ({ id, fullName: `${fullName}(${total})` }))
  }

  /** Approver nodes of a flow, for filters. */
  async function nodeChoices(flowId: string, actor: Actor) {
    const engine = found(await createEngineRepository(db).find(flowId))
    const tasks = await batchFlows(actor)
    if (!tasks.some(({ id }) => id === flowId)) demandMonitor(actor)
    const design = await designs.of(db, { flowId, flowVersion: engine.version })
    return [...design.approvers].map(([id, { title }]) => ({ id, fullName: title }))
  }

  /** Deletes tasks of any state, all or none. */
  async function removeTasks(ids: readonly string[], actor: Actor) {
    demandMonitor(actor)
    await db.transaction().execute(async (trx) => {
      const rows = createTaskRepository(trx)
      for (const id of ids) {
        const task = found(await rows.find(id))
        if (task.flowType === 1) throw new AppError('refused', 'workflow.modelTask')
        if (task.parentId !== '0') throw new AppError('refused', 'workflow.subFlowTask')
      }
      for (const id of ids) await removeTree(trx, id)
    })
  }

  return {
    list,
    mine,
    monitor,
    values,
    shownValues,
    findFor,
    recordGroups,
    counts,
    todoItems,
    batchFlows,
    nodeChoices,
    removeTasks,
  }
}

export type QueryService = ReturnType<typeof createQueryService>

/** A task as a row of a list. */
export function rowOf(row: ListedTask): FlowTaskRow {
  return {
    id: row.id,
    processId: row.taskId,
    fullName: row.fullName,
    enCode: row.enCode,
    flowId: row.flowId,
    flowCode: row.flowCode,
    flowName: row.flowName,
    flowCategory: row.flowCategory,
    flowUrgent: row.flowUrgent,
    flowType: row.flowType,
    formType: row.formType,
    thisStep: row.thisStep,
    thisStepId: row.nodeId,
    status: row.status,
    completion: row.completion,
    startTime: momentOf(row.startTime) ?? momentOf(row.creatorTime),
    endTime: momentOf(row.endTime),
    creatorTime: momentOf(row.moment) ?? 0,
    creatorUserId: row.creatorUserId,
    userName: row.realName === null ? '' : `${row.realName}/${row.account ?? ''}`,
    description: row.description,
    ...(row.deadlineAt !== undefined && { deadlineAt: momentOf(row.deadlineAt) }),
  }
}

const momentOf = (moment: Date | null) => moment?.getTime() ?? null
