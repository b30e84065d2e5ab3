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
  /** Condition for the row of a new task. */
  onlyIf?: RawBuilder<boolean>
}

/** A part of a statement. */
type Part = readonly RawBuilder<unknown>[]

/**
 * Common table expressions that store what a move changed: rows of the task, and the task itself. One statement is one
 * round trip, and all of it happens or nothing.
 */
export function storing(db: Db | Trx, stored: Stored): Part {
  const { task, before, after, newId } = stored
  const change = { task, before, after }
  return [
    storedTask(db, stored),
    ...storedNodes(change),
    ...storedOperators(change),
    ...storedWaits(db, change),
    ...storedRecords(db, change),
    ...storedCandidates(db, { ...change, newId }),
  ]
}

const part = (name: string, statement: unknown): RawBuilder<unknown> => sql`${sql.ref(name)} as (${statement})`

function storedTask(
  db: Db | Trx,
  { task, after, now, extra = {}, isNew = false, onlyIf = sql<boolean>`true` }: Stored,
) {
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
      ? newTaskRow({ ...task, ...moved }, onlyIf)
      : db.updateTable('flowTasks').set(moved).where('id', '=', task.id),
  )
}

/** The values of a row by the names of its columns. `jsonb` refuses half of a surrogate pair, which cutting a text can leave. */
const columnsOf = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      typeof value === 'string' ? value.toWellFormed() : value,
    ]),
  )

/** Rows as one parameter: the text of the statement is the same for any number of them. */
const rowsOf = (rows: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows.map(columnsOf))}::jsonb)`

/** Without `onlyIf` no row is stored, and the foreign keys of its nodes refuse the statement. */
const newTaskRow = (row: object, onlyIf: RawBuilder<boolean>) => sql`
  insert into flow_tasks (
    id, flow_id, flow_version, parent_id, model_id, en_code, full_name, flow_code, flow_name, flow_type, flow_category, form_type,
    flow_urgent, form_content, status, completion, this_step, this_step_id, resume_at, is_batch, start_time, end_time, pressed_time,
    suspended_at, description, request_key, creator_user_id, creator_time, last_modify_time)
  select
    id, flow_id, flow_version, parent_id, model_id, en_code, full_name, flow_code, flow_name, flow_type, flow_category, form_type,
    flow_urgent, form_content, status, completion, this_step, this_step_id, resume_at, is_batch, start_time, end_time, pressed_time,
    suspended_at, description, request_key, creator_user_id, creator_time, last_modify_time
  from ${rowsOf([row])} as new (
    id text, flow_id text, flow_version integer, parent_id text, model_id text, en_code text, full_name text, flow_code text,
    flow_name text, flow_type smallint, flow_category text, form_type smallint, flow_urgent smallint, form_content jsonb,
    status smallint, completion smallint, this_step text, this_step_id text, resume_at text, is_batch smallint,
    start_time timestamptz, end_time timestamptz, pressed_time timestamptz, suspended_at timestamptz, description text, request_key text,
    creator_user_id text, creator_time timestamptz, last_modify_time timestamptz)
  where ${onlyIf}`

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

function storedNodes({ task, before, after }: Change): Part {
  const parts: RawBuilder<unknown>[] = []
  const { added, changed } = changesOf(before.nodes, after.nodes)
  if (added.length > 0)
    parts.push(
      part(
        'added_nodes',
        sql`
          insert into flow_nodes (
            id, task_id, node_code, node_name, node_type, completion, state, next, sort_code, due_at, queue, branches)
          select id, ${task.id}, code, name, type, completion, state, next, depth, to_timestamp(due_at / 1000), queue, branches
          from ${rowsOf(added)} as new (
            id text, code text, name text, type text, completion smallint, state smallint, next jsonb, depth integer,
            due_at double precision, queue jsonb, branches jsonb)`,
      ),
    )
  if (changed.length === 0) return parts
  const rows = changed.map(({ id, name, completion, state, next, depth, dueAt, queue, branches }) => ({
    id,
    name,
    completion,
    state,
    next,
    sort_code: depth,
    due_at: isoOf(dueAt),
    queue,
    branches,
  }))
  const update = sql`
    update flow_nodes old set node_name = new.name, completion = new.completion, state = new.state, next = new.next,
      sort_code = new.sort_code, due_at = new.due_at, queue = new.queue, branches = new.branches
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (
      id text, name text, completion smallint, state smallint, next jsonb, sort_code integer, due_at timestamptz, queue jsonb,
      branches jsonb)
    where old.id = new.id`
  return [...parts, part('changed_nodes', update)]
}

function storedOperators({ task, before, after }: Change): Part {
  const parts: RawBuilder<unknown>[] = []
  const isOpen = (one: Operator) =>
    after.status === 1 && after.suspendedAt === null && one.completion === 0 && one.state === 0 && one.dueAt === null
  const { added, changed: touched } = changesOf(before.operators, after.operators)
  // A pause closes the duties that it does not change.
  const isPaused = before.suspendedAt !== after.suspendedAt
  const changed = isPaused ? after.operators.filter((one) => !added.includes(one)) : touched
  const nodeNames = new Map(after.nodes.map(({ id, name }) => [id, name]))
  const namedRow = (one: Operator) => ({ ...one, nodeName: nodeNames.get(one.nodeId) ?? '', isOpen: isOpen(one) })
  if (added.length > 0)
    parts.push(
      part(
        'added_operators',
        sql`
          insert into flow_operators (
            id, task_id, flow_id, task_node_id, node_code, node_name, handler_id, handled_by, handle_status, handle_time,
            completion, state, parent_id, is_before, received_time, due_at, deadline_at, is_open, reason)
          select
            id, ${task.id}, ${task.flowId}, node_id, node_code, node_name, handler_id, handled_by, handle_status,
            to_timestamp(handled_at / 1000), completion, state, parent_id, is_before, to_timestamp(received_at / 1000),
            to_timestamp(due_at / 1000), to_timestamp(deadline_at / 1000), is_open, reason
          from ${rowsOf(added.map(namedRow))} as new (
            id text, node_id text, node_code text, node_name text, handler_id text, handled_by text, handle_status smallint,
            handled_at double precision, completion smallint, state smallint, parent_id text, is_before boolean,
            received_at double precision, due_at double precision, deadline_at double precision, is_open boolean, reason jsonb)`,
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
        sql`
          insert into flow_records (
            "files", id, task_id, task_node_id, node_code, node_name, task_operator_id, handler_id, handle_status, handle_time,
            handle_opinion, sign_img, operator_id, status, auto_reason)
          select
            "files", id, ${task.id}, node_id, node_code, node_name, operator_id, handler_id, kind, to_timestamp(at / 1000),
            opinion, sign_img, target_id, status, nullif(auto, 'null'::jsonb)
          from ${rowsOf(added)} as new (
            "files" text, id text, node_id text, node_code text, node_name text, operator_id text, handler_id text, kind smallint,
            at double precision, opinion text, sign_img text, target_id text, status smallint, auto jsonb)`,
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
