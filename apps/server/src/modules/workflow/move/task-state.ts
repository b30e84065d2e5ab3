import { sql, type Selectable } from 'kysely'
import {
  RECORD_KIND,
  type FlowState,
  type Operator,
  type RecordLine,
  type TaskNode,
  type TaskStatus,
  type Wait,
} from '@sqos/workflow-model/machine'
import type { Trx } from '../../../platform/db/database.ts'
import type {
  FlowCandidatesTable,
  FlowNodesTable,
  FlowOperatorsTable,
  FlowRecordsTable,
  FlowTasksTable,
  FlowWaitsTable,
} from '../workflow.tables.ts'

export type TaskRow = Selectable<FlowTasksTable>

/** Locks a task until the transaction ends. */
export const lockTask = (trx: Trx, id: string): Promise<TaskRow | undefined> =>
  trx.selectFrom('flowTasks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

const validRows = ({ taskId }: { taskId: string }) => sql<boolean>`task_id = ${taskId} and state <> -1`
const validLines = ({ taskId }: { taskId: string }) => sql<boolean>`task_id = ${taskId} and status <> -1`

/** The valid nodes, duties, waits, history and candidates of a task, as the machine works with them. */
export async function readState(trx: Trx, task: TaskRow): Promise<FlowState> {
  const ofTask = { taskId: task.id }
  const nodes = await trx.selectFrom('flowNodes').selectAll().where(validRows(ofTask)).orderBy('seq').execute()
  const operators = await trx.selectFrom('flowOperators').selectAll().where(validRows(ofTask)).orderBy('seq').execute()
  const waits = await trx.selectFrom('flowWaits').selectAll().where(validRows(ofTask)).orderBy('seq').execute()
  const records = await trx.selectFrom('flowRecords').selectAll().where(validLines(ofTask)).orderBy('seq').execute()
  const candidates = await trx.selectFrom('flowCandidates').selectAll().where('taskId', '=', task.id).execute()
  return {
    status: taskStatus(task.status),
    initiatorId: task.creatorUserId,
    startTime: task.startTime?.getTime() ?? null,
    endTime: task.endTime?.getTime() ?? null,
    suspendedAt: task.suspendedAt?.getTime() ?? null,
    completion: task.completion,
    current: task.thisStepId === '' ? [] : task.thisStepId.split(','),
    nodes: nodes.map(nodeOf),
    operators: operators.map(operatorOf),
    waits: waits.map(waitOf),
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
  branches: row.branches,
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
  isBefore: row.isBefore,
  receivedAt: row.receivedTime.getTime(),
  dueAt: row.dueAt?.getTime() ?? null,
  deadlineAt: row.deadlineAt?.getTime() ?? null,
  reason: row.reason,
})

const waitOf = (row: Selectable<FlowWaitsTable>): Wait => ({
  id: row.id,
  nodeId: row.taskNodeId,
  nodeCode: row.nodeCode,
  kind: row.kind,
  userId: row.userId,
  isAsync: row.isAsync,
  state: row.state === 0 ? 0 : row.state === 1 ? 1 : -1,
  reason: row.reason,
})

const RECORD_KINDS = Object.values(RECORD_KIND)

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
  files: row.files,
  targetId: row.operatorId,
  status: row.status === 1 ? 1 : row.status === -1 ? -1 : 0,
  auto: row.autoReason,
})

const candidatesOf = ({ nodeCode, operatorId, candidates }: Selectable<FlowCandidatesTable>) => ({
  nodeCode,
  operatorId,
  people: candidates,
})
