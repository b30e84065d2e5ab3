import { sql, type Selectable } from 'kysely'
import type { FlowState, Operator, RecordLine, TaskNode, TaskStatus } from '@sqos/workflow-model/machine'
import type { Trx } from '../../platform/db/database.ts'
import type {
  FlowCandidatesTable,
  FlowNodesTable,
  FlowOperatorsTable,
  FlowRecordsTable,
  FlowTasksTable,
} from './workflow.tables.ts'

export type TaskRow = Selectable<FlowTasksTable>

/** Locks a task until the transaction ends. */
export const lockTask = (trx: Trx, id: string): Promise<TaskRow | undefined> =>
  trx.selectFrom('flowTasks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The valid nodes, duties, history and candidates of a task, as the machine works with them. */
export async function readState(trx: Trx, task: TaskRow): Promise<FlowState> {
  const nodes = await trx
    .selectFrom('flowNodes')
    .selectAll()
    .where('taskId', '=', task.id)
    .where('state', '<>', -1)
    .orderBy('seq')
    .execute()
  const operators = await trx
    .selectFrom('flowOperators')
    .selectAll()
    .where('taskId', '=', task.id)
    .where('state', '<>', -1)
    .orderBy('seq')
    .execute()
  const records = await trx
    .selectFrom('flowRecords')
    .selectAll()
    .where('taskId', '=', task.id)
    .where('status', '<>', -1)
    .orderBy('seq')
    .execute()
  const candidates = await trx.selectFrom('flowCandidates').selectAll().where('taskId', '=', task.id).execute()
  return {
    status: taskStatus(task.status),
    initiatorId: task.creatorUserId,
    startTime: task.startTime?.getTime() ?? null,
    endTime: task.endTime?.getTime() ?? null,
    completion: task.completion,
    current: task.thisStepId === '' ? [] : task.thisStepId.split(','),
    nodes: nodes.map(nodeOf),
    operators: operators.map(operatorOf),
    records: records.map(recordOf),
    candidates: candidates.map(candidatesOf),
    resumeAt: task.resumeAt === '' ? [] : task.resumeAt.split(','),
  }
}

/** A number of the database as the status of a task. */
function taskStatus(status: number): TaskStatus {
  switch (status) {
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
      return status
    default:
      return 0
  }
}

const nodeOf = (row: Selectable<FlowNodesTable>): TaskNode => ({
  id: row.id,
  code: row.nodeCode,
  name: row.nodeName,
  type: row.nodeType,
  completion: row.completion === 1 ? 1 : 0,
  state: row.state === 0 ? 0 : row.state === -2 ? -2 : -1,
  next: row.next,
  depth: row.sortCode,
  dueAt: row.dueAt?.getTime() ?? null,
  queue: row.queue,
})

const operatorOf = (row: Selectable<FlowOperatorsTable>): Operator => ({
  id: row.id,
  nodeId: row.taskNodeId,
  nodeCode: row.nodeCode,
  handlerId: row.handlerId,
  handledBy: row.handledBy,
  handleStatus: row.handleStatus === 1 ? 1 : row.handleStatus === 0 ? 0 : null,
  handledAt: row.handleTime?.getTime() ?? null,
  completion: row.completion === 0 ? 0 : row.completion === -1 ? -1 : 1,
  state: row.state === 0 ? 0 : row.state === 1 ? 1 : -1,
  parentId: row.parentId,
  receivedAt: row.receivedTime.getTime(),
  dueAt: row.dueAt?.getTime() ?? null,
  reason: row.reason,
})

const RECORD_KINDS = [0, 1, 2, 3, 4, 5, 6, 7] as const

const recordOf = (row: Selectable<FlowRecordsTable>): RecordLine => ({
  id: row.id,
  nodeId: row.taskNodeId,
  nodeCode: row.nodeCode,
  nodeName: row.nodeName,
  operatorId: row.taskOperatorId,
  handlerId: row.handlerId,
  kind: RECORD_KINDS.find((kind) => kind === row.handleStatus) ?? 2,
  at: row.handleTime.getTime(),
  opinion: row.handleOpinion,
  signImg: row.signImg,
  targetId: row.operatorId,
  status: row.status === 1 ? 1 : row.status === -1 ? -1 : 0,
  auto: row.autoReason,
})

const candidatesOf = ({ nodeCode, operatorId, candidates }: Selectable<FlowCandidatesTable>) => ({
  nodeCode,
  operatorId,
  people: candidates,
})

interface Stored {
  task: TaskRow
  before: FlowState
  after: FlowState
  now: Date
  newId: () => string
}

/** Stores what a move changed: rows of the task, and the task itself. `extra` are further columns of the task. */
export async function storeState(
  trx: Trx,
  { task, before, after, now, newId, extra = {} }: Stored & { extra?: Partial<TaskRow> },
): Promise<void> {
  await storeNodes(trx, { task, before, after })
  await storeOperators(trx, { task, before, after })
  await storeRecords(trx, { task, before, after })
  if (JSON.stringify(before.candidates) !== JSON.stringify(after.candidates)) {
    await trx.deleteFrom('flowCandidates').where('taskId', '=', task.id).execute()
    if (after.candidates.length > 0)
      await trx
        .insertInto('flowCandidates')
        .values(
          after.candidates.map(({ nodeCode, operatorId, people }) => ({
            id: newId(),
            taskId: task.id,
            nodeCode,
            operatorId,
            candidates: JSON.stringify(people),
          })),
        )
        .execute()
  }
  const nameOf = (code: string) => after.nodes.find((node) => node.code === code && node.state === 0)?.name ?? ''
  const hasPassed = after.status === 2
  const { formContent, ...columns } = extra
  await trx
    .updateTable('flowTasks')
    .set({
      ...columns,
      ...(formContent !== undefined && { formContent: JSON.stringify(formContent) }),
      status: after.status,
      completion: after.completion,
      startTime: momentOf(after.startTime),
      endTime: momentOf(after.endTime),
      thisStep: hasPassed ? '结束' : after.current.map(nameOf).join(','),
      thisStepId: hasPassed ? 'end' : after.current.join(','),
      resumeAt: after.resumeAt.join(','),
      lastModifyTime: now,
    })
    .where('id', '=', task.id)
    .execute()
}

type Change = Pick<Stored, 'task' | 'before' | 'after'>

/** Rows that are new, and those that differ from before. */
function changesOf<Row extends { id: string }>(before: readonly Row[], after: readonly Row[]) {
  const known = new Map(before.map((row) => [row.id, JSON.stringify(row)]))
  return {
    added: after.filter(({ id }) => !known.has(id)),
    changed: after.filter((row) => known.has(row.id) && known.get(row.id) !== JSON.stringify(row)),
  }
}

async function storeNodes(trx: Trx, { task, before, after }: Change) {
  const { added, changed } = changesOf(before.nodes, after.nodes)
  if (added.length > 0)
    await trx
      .insertInto('flowNodes')
      .values(
        added.map((node) => ({
          id: node.id,
          taskId: task.id,
          nodeCode: node.code,
          nodeName: node.name,
          nodeType: node.type,
          completion: node.completion,
          state: node.state,
          next: JSON.stringify(node.next),
          sortCode: node.depth,
          dueAt: momentOf(node.dueAt),
          queue: JSON.stringify(node.queue),
        })),
      )
      .execute()
  if (changed.length === 0) return
  const rows = changed.map(({ id, completion, state, next, depth, dueAt, queue }) => ({
    id,
    completion,
    state,
    next,
    sort_code: depth,
    due_at: isoOf(dueAt),
    queue,
  }))
  await sql`
    update flow_nodes old set completion = new.completion, state = new.state, next = new.next,
      sort_code = new.sort_code, due_at = new.due_at, queue = new.queue
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (
      id text, completion smallint, state smallint, next jsonb, sort_code integer, due_at timestamptz, queue jsonb)
    where old.id = new.id`.execute(trx)
}

async function storeOperators(trx: Trx, { task, before, after }: Change) {
  const isOpen = (one: Operator) => after.status === 1 && one.completion === 0 && one.state === 0 && one.dueAt === null
  const { added, changed } = changesOf(before.operators, after.operators)
  const nodeNames = new Map(after.nodes.map(({ id, name }) => [id, name]))
  if (added.length > 0)
    await trx
      .insertInto('flowOperators')
      .values(
        added.map((one) => ({
          id: one.id,
          taskId: task.id,
          flowId: task.flowId,
          taskNodeId: one.nodeId,
          nodeCode: one.nodeCode,
          nodeName: nodeNames.get(one.nodeId) ?? '',
          handlerId: one.handlerId,
          handledBy: one.handledBy,
          handleStatus: one.handleStatus,
          handleTime: momentOf(one.handledAt),
          completion: one.completion,
          state: one.state,
          parentId: one.parentId,
          receivedTime: new Date(one.receivedAt),
          dueAt: momentOf(one.dueAt),
          isOpen: isOpen(one),
          reason: JSON.stringify(one.reason),
        })),
      )
      .execute()
  if (changed.length === 0) return
  const rows = changed.map((one) => ({
    id: one.id,
    handler_id: one.handlerId,
    handled_by: one.handledBy,
    handle_status: one.handleStatus,
    handle_time: isoOf(one.handledAt),
    completion: one.completion,
    state: one.state,
    received_time: isoOf(one.receivedAt),
    due_at: isoOf(one.dueAt),
    is_open: isOpen(one),
    reason: one.reason,
  }))
  await sql`
    update flow_operators old set handler_id = new.handler_id, handled_by = new.handled_by,
      handle_status = new.handle_status, handle_time = new.handle_time, completion = new.completion, state = new.state,
      received_time = new.received_time, due_at = new.due_at, is_open = new.is_open, reason = new.reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (
      id text, handler_id text, handled_by text, handle_status smallint, handle_time timestamptz, completion smallint,
      state smallint, received_time timestamptz, due_at timestamptz, is_open boolean, reason jsonb)
    where old.id = new.id`.execute(trx)
}

async function storeRecords(trx: Trx, { task, before, after }: Change) {
  const { added, changed } = changesOf(before.records, after.records)
  if (added.length > 0)
    await trx
      .insertInto('flowRecords')
      .values(
        added.map((line) => ({
          id: line.id,
          taskId: task.id,
          taskNodeId: line.nodeId,
          nodeCode: line.nodeCode,
          nodeName: line.nodeName,
          taskOperatorId: line.operatorId,
          handlerId: line.handlerId,
          handleStatus: line.kind,
          handleTime: new Date(line.at),
          handleOpinion: line.opinion,
          signImg: line.signImg,
          operatorId: line.targetId,
          status: line.status,
          autoReason: line.auto && JSON.stringify(line.auto),
        })),
      )
      .execute()
  for (const [status, lines] of Map.groupBy(changed, (line) => line.status))
    await trx
      .updateTable('flowRecords')
      .set({ status })
      .where(
        'id',
        'in',
        lines.map(({ id }) => id),
      )
      .execute()
}

const momentOf = (at: number | null) => (at === null ? null : new Date(at))
const isoOf = (at: number | null) => (at === null ? null : new Date(at).toISOString())
