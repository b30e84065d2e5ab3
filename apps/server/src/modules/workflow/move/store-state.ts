import { sql, type RawBuilder } from 'kysely'
import type { FlowState, Operator } from '@sqos/workflow-model/machine'
import type { Db, Trx } from '../../../platform/db/database.ts'
import type { TaskRow } from './task-state.ts'

interface Change {
  task: TaskRow
  before: FlowState
  after: FlowState
}

interface Stored extends Change {
  now: Date
  newId: () => string
  /** Further columns of the task. */
  extra?: Partial<TaskRow>
  /** Whether the task itself is new. */
  isNew?: boolean
}

/** A part of a statement. */
type Part = readonly RawBuilder<unknown>[]

/**
 * Common table expressions that store what a move changed: rows of the task, and the task itself. One statement is one
 * round trip, and all of it happens or nothing.
 */
export function storing(db: Db | Trx, { task, before, after, now, newId, extra = {}, isNew = false }: Stored): Part {
  const change = { task, before, after }
  return [
    storedTask(db, { ...change, now, newId, extra, isNew }),
    ...storedNodes(db, change),
    ...storedOperators(db, change),
    ...storedWaits(db, change),
    ...storedRecords(db, change),
    ...storedCandidates(db, { ...change, newId }),
  ]
}

const part = (name: string, statement: unknown): RawBuilder<unknown> => sql`${sql.ref(name)} as (${statement})`

function storedTask(db: Db | Trx, { task, after, now, extra = {}, isNew = false }: Stored) {
  const nameOf = (code: string) => after.nodes.find((node) => node.code === code && node.state === 0)?.name ?? ''
  const hasPassed = after.status === 2
  const { formContent, ...columns } = extra
  const moved = {
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
  }
  return part(
    'stored_task',
    isNew
      ? db.insertInto('flowTasks').values({ ...task, formContent: JSON.stringify(task.formContent), ...moved })
      : db.updateTable('flowTasks').set(moved).where('id', '=', task.id),
  )
}

function storedCandidates(db: Db | Trx, { task, before, after, newId }: Change & Pick<Stored, 'newId'>): Part {
  if (JSON.stringify(before.candidates) === JSON.stringify(after.candidates)) return []
  const rows = after.candidates.map(({ nodeCode, operatorId, people }) => ({
    id: newId(),
    taskId: task.id,
    nodeCode,
    operatorId,
    candidates: JSON.stringify(people),
  }))
  return [
    part('dropped_candidates', db.deleteFrom('flowCandidates').where('taskId', '=', task.id)),
    ...(rows.length > 0 ? [part('added_candidates', db.insertInto('flowCandidates').values(rows))] : []),
  ]
}

/** Rows that are new, and those that differ from before. */
function changesOf<Row extends { id: string }>(before: readonly Row[], after: readonly Row[]) {
  const known = new Map(before.map((row) => [row.id, JSON.stringify(row)]))
  return {
    added: after.filter(({ id }) => !known.has(id)),
    changed: after.filter((row) => known.has(row.id) && known.get(row.id) !== JSON.stringify(row)),
  }
}

function storedNodes(db: Db | Trx, { task, before, after }: Change): Part {
  const parts: RawBuilder<unknown>[] = []
  const { added, changed } = changesOf(before.nodes, after.nodes)
  if (added.length > 0)
    parts.push(
      part(
        'added_nodes',
        db.insertInto('flowNodes').values(
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
        ),
      ),
    )
  if (changed.length === 0) return parts
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
  const update = sql`
    update flow_nodes old set node_name = new.name, completion = new.completion, state = new.state, next = new.next,
      sort_code = new.sort_code, due_at = new.due_at, queue = new.queue
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (
      id text, name text, completion smallint, state smallint, next jsonb, sort_code integer, due_at timestamptz, queue jsonb)
    where old.id = new.id`
  return [...parts, part('changed_nodes', update)]
}

function storedOperators(db: Db | Trx, { task, before, after }: Change): Part {
  const parts: RawBuilder<unknown>[] = []
  const isOpen = (one: Operator) =>
    after.status === 1 && after.suspendedAt === null && one.completion === 0 && one.state === 0 && one.dueAt === null
  const { added, changed: touched } = changesOf(before.operators, after.operators)
  // A pause closes the duties that it does not change.
  const isPaused = before.suspendedAt !== after.suspendedAt
  const changed = isPaused ? after.operators.filter((one) => !added.includes(one)) : touched
  const nodeNames = new Map(after.nodes.map(({ id, name }) => [id, name]))
  if (added.length > 0)
    parts.push(
      part(
        'added_operators',
        db.insertInto('flowOperators').values(
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
        ),
      ),
    )
  if (changed.length === 0) return parts
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
  const update = sql`
    update flow_operators old set handler_id = new.handler_id, handled_by = new.handled_by,
      handle_status = new.handle_status, handle_time = new.handle_time, completion = new.completion, state = new.state,
      received_time = new.received_time, due_at = new.due_at, deadline_at = new.deadline_at, is_open = new.is_open, reason = new.reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (
      id text, handler_id text, handled_by text, handle_status smallint, handle_time timestamptz, completion smallint,
      state smallint, received_time timestamptz, due_at timestamptz, deadline_at timestamptz, is_open boolean, reason jsonb)
    where old.id = new.id`
  return [...parts, part('changed_operators', update)]
}

function storedWaits(db: Db | Trx, { task, before, after }: Change): Part {
  const parts: RawBuilder<unknown>[] = []
  const { added, changed } = changesOf(before.waits, after.waits)
  if (added.length > 0)
    parts.push(
      part(
        'added_waits',
        db.insertInto('flowWaits').values(
          added.map(({ nodeId: taskNodeId, reason, ...wait }) => ({
            ...wait,
            taskId: task.id,
            taskNodeId,
            reason: JSON.stringify(reason),
          })),
        ),
      ),
    )
  for (const [state, waits] of Map.groupBy(changed, (wait) => wait.state)) {
    const ids = waits.map(({ id }) => id)
    parts.push(part(`waits_now_${state}`, db.updateTable('flowWaits').set({ state }).where('id', 'in', ids)))
  }
  return parts
}

function storedRecords(db: Db | Trx, { task, before, after }: Change): Part {
  const parts: RawBuilder<unknown>[] = []
  const { added, changed } = changesOf(before.records, after.records)
  if (added.length > 0)
    parts.push(
      part(
        'added_records',
        db.insertInto('flowRecords').values(
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
        ),
      ),
    )
  for (const [status, lines] of Map.groupBy(changed, (line) => line.status)) {
    const ids = lines.map(({ id }) => id)
    parts.push(part(`records_now_${status}`, db.updateTable('flowRecords').set({ status }).where('id', 'in', ids)))
  }
  return parts
}

const momentOf = (at: number | null) => (at === null ? null : new Date(at))
const isoOf = (at: number | null) => (at === null ? null : new Date(at).toISOString())
