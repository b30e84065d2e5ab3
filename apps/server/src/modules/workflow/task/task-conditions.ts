import { sql, type RawBuilder } from 'kysely'
import { likePattern } from '../../../platform/db/like-pattern.ts'
import { enabledUsers } from '../../user/user.access.ts'
import { goneDuties } from '../admin/gone-duties.ts'
import { failedCalls } from '../call/calls.service.ts'
import type { Delegation } from '../personal/entrust.repository.ts'

/** Filters of lists. */
export interface TaskFilter {
  keyword?: string | undefined
  startTime?: number | undefined
  endTime?: number | undefined
  flowId?: string | undefined
  flowCategory?: string | undefined
  creatorUserId?: string | undefined
  nodeCode?: string | undefined
  status?: number | '' | undefined
  stuck?: number | undefined
  /** Only what is overdue at this moment. */
  overdueAt?: Date | undefined
}

/** Where a list comes from: its rows, its own columns, its conditions and its order. */
export interface Source {
  /** The table of the rows, as `item`; undefined for lists whose rows are tasks. */
  items?: RawBuilder<unknown>
  columns: RawBuilder<unknown>
  where: RawBuilder<unknown>
  /** Whether `where` depends on the task of an item. */
  isByTask?: boolean
  moment: RawBuilder<unknown>
  /** The end of the time limit of a row; for other lists, duties of the task decide what is overdue. */
  deadline?: RawBuilder<unknown>
  order: RawBuilder<unknown>
}

/**
 * Whether a running task waits for nobody: no open duty of an enabled user, no timer, no sub flow, and no call that is
 * still tried. A suspended task is not stuck: an administrator resumes it.
 */
export const isStuck = sql`(task.status = 1 and task.suspended_at is null
  and not exists (select 1 from flow_operators o where o.task_id = task.id and o.state = 0 and o.completion = 0
    and o.handler_id in ${enabledUsers()})
  and not exists (select 1 from flow_nodes n where n.task_id = task.id and n.state = 0 and n.completion = 0 and n.due_at > now())
  and not exists (select 1 from flow_tasks child where child.parent_id = task.id and child.parent_id <> '0' and child.status in (0, 1))
  and not exists (select 1 from flow_calls call where call.task_id = task.id and call.state = 0))`

/** Whether a task needs an administrator: it is stuck, a call has failed, or an approver is disabled or deleted. */
const needsHelp = sql`(task.status = 1 and (${isStuck} or ${failedCalls} > 0 or ${goneDuties} > 0))`

/** Whether the flow of a running task has a newer version. */
export const isOutdated = sql`(task.status = 1 and exists (
  select 1 from flow_engines engine where engine.id = task.flow_id and engine.version > task.flow_version))`

/** Conditions on tasks. */
const taskConditionsOf = (filter: TaskFilter): RawBuilder<unknown>[] => {
  const { keyword = '', flowId = '', flowCategory = '', creatorUserId = '', status = '', stuck = 0 } = filter
  const pattern = likePattern(keyword)
  return [
    ...(keyword === '' ? [] : [sql`(task.full_name ilike ${pattern} or task.en_code ilike ${pattern})`]),
    ...(flowId === '' ? [] : [sql`task.flow_id = ${flowId}`]),
    ...(flowCategory === '' ? [] : [sql`task.flow_category = ${flowCategory}`]),
    ...(creatorUserId === '' ? [] : [sql`task.creator_user_id = ${creatorUserId}`]),
    ...(status === '' ? [] : [sql`task.status = ${status}`]),
    ...(stuck === 0 ? [] : [needsHelp]),
  ]
}

/** The rows of a list: its tables and conditions. A list of items reads their tasks only for conditions on them. */
export function rowsOf(
  { items, where, isByTask = false, moment, deadline }: Source,
  filter: TaskFilter,
): RawBuilder<unknown> {
  const { startTime, endTime, nodeCode = '', overdueAt } = filter
  const late = overdueAt && sql`${overdueAt}::timestamptz`
  const ofTask = [
    ...taskConditionsOf(filter),
    ...(late && !deadline
      ? [
          sql`exists (select 1 from flow_operators late where late.task_id = task.id and late.is_open
            and late.deadline_at < ${late})`,
        ]
      : []),
  ]
  const conditions = [
    where,
    ...(startTime === undefined ? [] : [sql`${moment} >= ${new Date(startTime)}::timestamptz`]),
    ...(endTime === undefined ? [] : [sql`${moment} <= ${new Date(endTime)}::timestamptz`]),
    ...(nodeCode === '' ? [] : [sql`item.node_code = ${nodeCode}`]),
    ...(late && deadline ? [sql`${deadline} < ${late}`] : []),
    ...ofTask,
  ]
  const joined = isByTask || ofTask.length > 0 ? sql`join flow_tasks task on task.id = item.task_id` : sql``
  const tables = items ? sql`${items} item ${joined}` : sql`flow_tasks task`
  return sql`from ${tables} where ${sql.join(conditions, sql` and `)}`
}

/** Open duties of a person, own ones and those of delegations. */
export const inboxOf = (userId: string, delegations: readonly Delegation[]) =>
  sql`item.is_open and ${dutiesOf(userId, delegations)}`

/** Duties of a person, own ones and those of delegations. */
export const dutiesOf = (userId: string, delegations: readonly Delegation[]) =>
  delegations.length === 0
    ? sql`item.handler_id = ${userId}`
    : // The list of owners lets an index find the duties.
      sql`item.handler_id = any(${[...new Set([userId, ...delegations.map(({ ownerId }) => ownerId)])]}::text[])
        and (item.handler_id = ${userId} or exists (
        select 1 from unnest(${delegations.map(({ ownerId }) => ownerId)}::text[],
          ${delegations.map(({ flowId }) => flowId)}::text[]) as own (owner_id, flow_id)
        where own.owner_id = item.handler_id and own.flow_id = item.flow_id))`
