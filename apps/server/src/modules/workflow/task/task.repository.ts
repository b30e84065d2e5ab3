import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/db/database.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { allUsers } from '../../user/user.access.ts'
import { failedCalls, waitingCalls } from '../call/calls.service.ts'
import { goneDuties } from '../admin/gone-duties.ts'
import { delegationList, type Delegation } from '../personal/entrust.repository.ts'
import { dutiesOf, inboxOf, isOutdated, isStuck, rowsOf, type Source, type TaskFilter } from './task-conditions.ts'

interface Page {
  offset: number
  limit: number
}

/** A row of a list of tasks. */
export interface ListedTask {
  id: string
  taskId: string
  fullName: string
  enCode: string
  flowId: string
  flowCode: string
  flowName: string
  flowCategory: string
  flowUrgent: number
  flowVersion: number
  flowType: number
  formType: number
  thisStep: string
  /** The node of the row; for lists of tasks the codes of the current nodes. */
  nodeId: string
  nodeCode: string
  status: number
  completion: number
  startTime: Date | null
  endTime: Date | null
  /** The moment by which the list is sorted. */
  moment: Date
  creatorTime: Date
  creatorUserId: string
  description: string
  realName: string | null
  account: string | null
  /** The owner of a duty. */
  ownerId: string | null
  /** The end of the time limit of a duty; only in lists of duties. */
  deadlineAt?: Date | null
  /** Failed calls of a task; only in the monitor. */
  failedCalls?: number
  /** Open duties of disabled people; only in the monitor. */
  goneDuties?: number
  isSuspended?: boolean
  /** Whether nothing moves the running task on; only in the monitor. */
  isStuck?: boolean
  /** Calls that are still tried; only in the monitor. */
  waitingCalls?: number
  /** Whether the flow has a newer version; only in the monitor. */
  isOutdated?: boolean
}

const TASK = sql`task.id as task_id, task.full_name, task.en_code, task.flow_id, task.flow_code, task.flow_name,
  task.flow_category, task.flow_urgent, task.flow_version, task.flow_type, task.form_type, task.this_step, task.completion,
  task.start_time, task.end_time, task.creator_time, task.creator_user_id, task.description,
  author.real_name, author.account`

interface Cut extends Page {
  filter: TaskFilter
}

/** Columns and tables of a page, which is cut before columns, tasks and names are read. */
function pageOf(source: Source, { filter, offset, limit }: Cut) {
  const { items, columns, moment, order } = source
  const row = items ? sql`item` : sql`task`
  const tables = items
    ? sql`${items} item on item.id = picked.id join flow_tasks task on task.id = item.task_id`
    : sql`flow_tasks task on task.id = picked.id`
  return sql`${columns}, ${moment} as moment, ${TASK}
    from (select ${row}.id ${rowsOf(source, filter)} order by ${order} limit ${limit} offset ${offset}) picked
      join ${tables} left join ${allUsers} author on author.id = task.creator_user_id`
}

/** SQL of lists of tasks. */
export function createTaskRepository(db: Db | Trx) {
  async function page(source: Source, cut: Cut) {
    const { rows } = await sql<ListedTask>`select ${pageOf(source, cut)} order by ${source.order}`.execute(db)
    return rows
  }

  /**
   * A page, its total and, with `delegate`, the delegations to that person: one statement, which connections keep planned
   * as long as nothing is filtered.
   */
  async function pageWithTotal(
    source: Source,
    { delegate, ...cut }: Cut & { delegate?: { userId: string; now: Date } },
  ) {
    const isPlain = Object.values(cut.filter).every((value) => value === undefined || value === '')
    const { rows } = await sql<ListedTask & { total: string; delegations: Delegation[]; place: string | null }>`${
      isPlain ? prepared : sql``
    }select about.total, about.delegations, line.*
      from (select (select count(*) ${rowsOf(source, cut.filter)}) as total,
        ${delegate ? delegationList(delegate) : sql`'[]'::json`} as delegations) about
        left join (select row_number() over (order by ${source.order}) as place, ${pageOf(source, cut)}) line on true
      order by line.place`.execute(db)
    const [first] = rows
    return {
      rows: rows.filter(({ place }) => place !== null),
      total: Number(first?.total ?? 0),
      delegations: first?.delegations ?? [],
    }
  }

  async function count(source: Source, filter: TaskFilter): Promise<number> {
    const { rows } = await sql<{ total: string }>`select count(*) as total ${rowsOf(source, filter)}`.execute(db)
    return Number(rows[0]?.total ?? 0)
  }

  /** Open duties; `onlyBatch` those that may be decided together. */
  const todo = (
    userId: string,
    { delegations, onlyBatch }: { delegations: readonly Delegation[]; onlyBatch: boolean },
  ): Source => ({
    items: sql`flow_operators`,
    columns: sql`item.id, item.task_node_id as node_id, item.node_code, item.handler_id as owner_id, item.deadline_at, task.status`,
    isByTask: onlyBatch,
    where: onlyBatch ? sql`${inboxOf(userId, delegations)} and task.is_batch = 1` : inboxOf(userId, delegations),
    moment: sql`item.received_time`,
    deadline: sql`item.deadline_at`,
    order: sql`item.received_time desc, item.id desc`,
  })

  /** Duties that come back when the signers have agreed whom their approver asked first. */
  const waiting = (userId: string, delegations: readonly Delegation[]): Source => ({
    ...todo(userId, { delegations, onlyBatch: false }),
    isByTask: true,
    where: sql`item.state = 1 and item.completion = 0 and ${dutiesOf(userId, delegations)} and task.status = 1`,
  })

  /** Decisions; the status of a row is the decision. */
  const done = (userId: string): Source => ({
    items: sql`flow_records`,
    columns: sql`item.id, coalesce(item.task_node_id, '') as node_id, item.node_code, null as owner_id, item.handle_status as status`,
    where: sql`item.handler_id = ${userId} and item.handle_status in (0, 1) and item.status >= 0`,
    moment: sql`item.handle_time`,
    order: sql`item.handle_time desc, item.id desc`,
  })

  const copies = (userId: string): Source => ({
    items: sql`flow_circulates`,
    columns: sql`item.id, coalesce(item.task_node_id, '') as node_id, item.node_code, null as owner_id, task.status`,
    where: sql`item.user_id = ${userId}`,
    moment: sql`item.creator_time`,
    order: sql`item.creator_time desc, item.id desc`,
  })

  const tasks = sql`task.id, task.this_step_id as node_id, '' as node_code, null as owner_id, task.status`

  const mine = (userId: string): Source => ({
    columns: tasks,
    where: sql`task.creator_user_id = ${userId}`,
    moment: sql`task.creator_time`,
    order: sql`task.status, task.start_time desc nulls last, task.id`,
  })

  const everybodys = (): Source => ({
    columns: sql`${tasks}, ${failedCalls} as failed_calls, ${goneDuties} as gone_duties,
      task.suspended_at is not null as is_suspended, ${isStuck} as is_stuck,
      ${waitingCalls} as waiting_calls, ${isOutdated} as is_outdated`,
    // The draft of a sub flow keeps its parent waiting.
    where: sql`(task.status > 0 or task.parent_id <> '0')`,
    moment: sql`task.creator_time`,
    order: sql`task.creator_time desc, task.id`,
  })

  return {
    page,
    pageWithTotal,
    count,
    sources: { todo, waiting, done, copies, mine, everybodys },

    find: (id: string) => db.selectFrom('flowTasks').selectAll().where('id', '=', id).executeTakeFirst(),
    /** The task that a user created with a key. */
    async findByKey(userId: string, requestKey: string): Promise<string | undefined> {
      const query = db.selectFrom('flowTasks').select('id').where('creatorUserId', '=', userId)
      return (await query.where('requestKey', '=', requestKey).executeTakeFirst())?.id
    },
    findOperator: (id: string) => db.selectFrom('flowOperators').selectAll().where('id', '=', id).executeTakeFirst(),
    findRecord: (id: string) => db.selectFrom('flowRecords').selectAll().where('id', '=', id).executeTakeFirst(),

    nodes: (taskId: string) =>
      db
        .selectFrom('flowNodes')
        .selectAll()
        .where('taskId', '=', taskId)
        .where('state', '=', 0)
        .orderBy('sortCode')
        .orderBy('seq')
        .execute(),
    operators: (taskId: string) =>
      db
        .selectFrom('flowOperators')
        .selectAll()
        .where('taskId', '=', taskId)
        .where('state', '<>', -1)
        .orderBy('seq')
        .execute(),
    records: (taskId: string) =>
      db.selectFrom('flowRecords').selectAll().where('taskId', '=', taskId).orderBy('seq').execute(),

    setDraft: (operatorId: string, draft: string | null) =>
      db.updateTable('flowOperators').set({ draftData: draft }).where('id', '=', operatorId).execute(),

    /** Deletes tasks. The names of their attachments are kept, so that these stay private. */
    async remove(ids: readonly string[]) {
      await sql`
        insert into flow_removed_files (file_id)
        select entry ->> 'fileId' from flow_records line, jsonb_array_elements(line.files::jsonb) entry
        where line.task_id = any(${ids}::text[]) and line.files <> '' and entry ->> 'fileId' is not null
        union
        select unnest(comment.file_ids) from flow_comments comment where comment.task_id = any(${ids}::text[])
        on conflict do nothing`.execute(db)
      await db.deleteFrom('flowCalls').where('taskId', 'in', ids).execute()
      await db.deleteFrom('flowTasks').where('id', 'in', ids).execute()
    },

    /** Numbers for the home page. */
    async counts(userId: string, { delegations, now }: { delegations: readonly Delegation[]; now: Date }) {
      const { rows } = await sql<{ todo: string; done: string; entrusts: string }>`
        select
          (select count(*) from flow_operators item where ${inboxOf(userId, delegations)}) as todo,
          (select count(*) from flow_records item
            where item.handler_id = ${userId} and item.handle_status in (0, 1) and item.status >= 0) as done,
          (select count(*) from flow_entrusts where creator_user_id = ${userId} and end_time >= ${now}::timestamptz) as entrusts`.execute(
        db,
      )
      return {
        todo: Number(rows[0]?.todo ?? 0),
        done: Number(rows[0]?.done ?? 0),
        entrusts: Number(rows[0]?.entrusts ?? 0),
      }
    },

    /** Flows and the number of their duties that a person may decide together. */
    async batchFlows(userId: string, delegations: readonly Delegation[]) {
      const { rows } = await sql<{ id: string; fullName: string; total: string }>`
        select task.flow_id as id, max(task.flow_name) as full_name, count(*) as total
        from flow_operators item join flow_tasks task on task.id = item.task_id
        where ${inboxOf(userId, delegations)} and task.is_batch = 1
        group by task.flow_id order by max(task.flow_name)`.execute(db)
      return rows
    },
  }
}

export type { Source as ListSource } from './task-conditions.ts'
