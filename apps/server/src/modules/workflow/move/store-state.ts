import { sql } from 'kysely'
import type { FlowState, Operator } from '@sqos/workflow-model/machine'
import type { Trx } from '../../../platform/db/database.ts'
import type { TaskRow } from './task-state.ts'

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
  await storeWaits(trx, { task, before, after })
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
      suspendedAt: momentOf(after.suspendedAt),
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
  const rows = changed.map(({ id, name, completion, state, next, depth, dueAt, queue }) => ({
    id,
    name,
    completion,
    state,
    next,
    sort_code: depth,
    due_at: isoOf(dueAt),
    queue,
  }))
  await sql`
    update flow_nodes old set node_name = new.name, completion = new.completion, state = new.state, next = new.next,
      sort_code = new.sort_code, due_at = new.due_at, queue = new.queue
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (
      id text, name text, completion smallint, state smallint, next jsonb, sort_code integer, due_at timestamptz, queue jsonb)
    where old.id = new.id`.execute(trx)
}

async function storeOperators(trx: Trx, { task, before, after }: Change) {
  const isOpen = (one: Operator) =>
    after.status === 1 && after.suspendedAt === null && one.completion === 0 && one.state === 0 && one.dueAt === null
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
          isBefore: one.isBefore,
          receivedTime: new Date(one.receivedAt),
          dueAt: momentOf(one.dueAt),
          deadlineAt: momentOf(one.deadlineAt),
          isOpen: isOpen(one),
          reason: JSON.stringify(one.reason),
        })),
      )
      .execute()
  // A pause closes the duties that it does not change.
  if (before.suspendedAt !== after.suspendedAt)
    await trx
      .updateTable('flowOperators')
      .set({ isOpen: sql<boolean>`${after.suspendedAt === null} and completion = 0 and state = 0 and due_at is null` })
      .where('taskId', '=', task.id)
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
    deadline_at: isoOf(one.deadlineAt),
    is_open: isOpen(one),
    reason: one.reason,
  }))
  await sql`
    update flow_operators old set handler_id = new.handler_id, handled_by = new.handled_by,
      handle_status = new.handle_status, handle_time = new.handle_time, completion = new.completion, state = new.state,
      received_time = new.received_time, due_at = new.due_at, deadline_at = new.deadline_at, is_open = new.is_open, reason = new.reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (
      id text, handler_id text, handled_by text, handle_status smallint, handle_time timestamptz, completion smallint,
      state smallint, received_time timestamptz, due_at timestamptz, deadline_at timestamptz, is_open boolean, reason jsonb)
    where old.id = new.id`.execute(trx)
}

async function storeWaits(trx: Trx, { task, before, after }: Change) {
  const { added, changed } = changesOf(before.waits, after.waits)
  if (added.length > 0)
    await trx
      .insertInto('flowWaits')
      .values(
        added.map(({ nodeId: taskNodeId, reason, ...wait }) => ({
          ...wait,
          taskId: task.id,
          taskNodeId,
          reason: JSON.stringify(reason),
        })),
      )
      .execute()
  for (const [state, waits] of Map.groupBy(changed, (wait) => wait.state)) {
    const ids = waits.map(({ id }) => id)
    await trx.updateTable('flowWaits').set({ state }).where('id', 'in', ids).execute()
  }
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
          files: line.files,
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
