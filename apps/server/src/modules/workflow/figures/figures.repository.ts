import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { liveOrganizations } from '../../organization/organization.access.ts'
import { allUsers } from '../../user/user.access.ts'

/** Rows of a table of departments, people or nodes. */
const SHOWN = 100

/** Time limits of the nodes of designs: column by column, for `unnest`. */
export interface NodeLimits {
  flowIds: readonly string[]
  versions: readonly number[]
  nodeCodes: readonly string[]
  /** Milliseconds from the arrival of a duty. */
  limits: readonly number[]
}

/** What is counted. */
export interface FigureScope {
  from: Date
  to: Date
  now: Date
  flowId: string | undefined
  nodeCode?: string | undefined
  /** Departments of the people; undefined for everybody. */
  departments: readonly string[] | undefined
  /** One person. */
  userId: string | undefined
  limits: NodeLimits
}

/** Figures of requests; durations in milliseconds. */
export interface RequestFigures {
  started: string
  passed: string
  running: string
  returned: string
  p50: number | null
  p90: number | null
}

/** Figures of decisions; durations in milliseconds. */
export interface DecisionFigures {
  decided: string
  returned: string
  overdue: string
  p50: number | null
  p90: number | null
}

const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join([sql`true`, ...conditions], sql` and `)

/** People of the scope, as a condition on a column with a user id. */
const person = (column: RawBuilder<unknown>, { departments, userId }: FigureScope): RawBuilder<unknown>[] => [
  ...(userId === undefined ? [] : [sql`${column} = ${userId}`]),
  ...(departments === undefined
    ? []
    : [sql`${column} in (select id from ${allUsers} u where u.organize_id = any(${departments}::text[]))`]),
]

const ofFlow = (alias: RawBuilder<unknown>, { flowId }: FigureScope): RawBuilder<unknown>[] =>
  flowId === undefined ? [] : [sql`${alias}.flow_id = ${flowId}`]

/** Whether a request was rejected at least once. */
const isReturned = sql`exists (
  select 1 from flow_records r where r.task_id = task.id and r.handle_status = 0)`

const quantile = (share: number, value: RawBuilder<unknown>) =>
  sql`round(percentile_cont(${share}::float8) within group (order by ${value}))::float8`

const lasted = sql`extract(epoch from task.end_time - task.start_time) * 1000`
const REQUESTS = sql`
  count(*) as started,
  count(*) filter (where task.status = 2) as passed,
  count(*) filter (where task.status = 1) as running,
  count(*) filter (where ${isReturned}) as returned,
  ${quantile(0.5, sql`case when task.status = 2 then ${lasted} end`)} as p50,
  ${quantile(0.9, sql`case when task.status = 2 then ${lasted} end`)} as p90`

/** Requests of the scope that were submitted in the range. */
const requests = (scope: FigureScope) =>
  all([
    sql`task.status > 0`,
    sql`task.start_time >= ${scope.from}::timestamptz and task.start_time < ${scope.to}::timestamptz`,
    ...ofFlow(sql`task`, scope),
    ...person(sql`task.creator_user_id`, scope),
  ])

/** The end of the time limit of a duty; null without a limit. */
const LIMIT = sql`duty.received_time + time_limit.ms * interval '1 millisecond'`
const limitsOf = ({ limits: { flowIds, versions, nodeCodes, limits } }: FigureScope) => sql`
  left join unnest(${flowIds}::text[], ${versions}::int[], ${nodeCodes}::text[], ${limits}::float8[])
    as time_limit (flow_id, flow_version, node_code, ms)
    on time_limit.flow_id = task.flow_id and time_limit.flow_version = task.flow_version
      and time_limit.node_code = duty.node_code`

/** Decisions of people in the range, and open duties whose time limit is over. Automatic decisions are left out. */
const decisions = (scope: FigureScope) => sql`(
  select task.id as task_id, task.flow_id, task.flow_name, record.node_code, record.node_name, record.handler_id as user_id,
    true as is_decided, record.handle_status = 0 as is_returned,
    coalesce(record.handle_time > ${LIMIT}, false) as is_overdue,
    extract(epoch from record.handle_time - duty.received_time) * 1000 as took
  from flow_records record
    join flow_operators duty on duty.id = record.task_operator_id
    join flow_tasks task on task.id = record.task_id ${limitsOf(scope)}
  where record.handle_status in (0, 1) and record.auto_reason is null and ${all([
    sql`record.handle_time >= ${scope.from}::timestamptz and record.handle_time < ${scope.to}::timestamptz`,
    ...ofFlow(sql`task`, scope),
    ...(scope.nodeCode === undefined ? [] : [sql`record.node_code = ${scope.nodeCode}`]),
    ...person(sql`record.handler_id`, scope),
  ])}
  union all
  select task.id, task.flow_id, task.flow_name, duty.node_code, duty.node_name, duty.handler_id, false, false, true, null
  from flow_operators duty join flow_tasks task on task.id = duty.task_id ${limitsOf(scope)}
  where duty.is_open and ${LIMIT} < ${scope.now}::timestamptz and ${all([
    ...ofFlow(sql`task`, scope),
    ...(scope.nodeCode === undefined ? [] : [sql`duty.node_code = ${scope.nodeCode}`]),
    ...person(sql`duty.handler_id`, scope),
  ])})`

const DECISIONS = sql`
  count(*) filter (where d.is_decided) as decided,
  count(*) filter (where d.is_returned) as returned,
  count(*) filter (where d.is_overdue) as overdue,
  ${quantile(0.5, sql`d.took`)} as p50,
  ${quantile(0.9, sql`d.took`)} as p90`

/** SQL of the figures of flows. */
export function createFigureRepository(db: Db) {
  return {
    /** Versions of designs that may have time limits. */
    limitedVersions: (flowId: string | undefined) =>
      db
        .selectFrom('flowVersions')
        .select(['flowId', 'version as flowVersion'])
        .where('flowTemplateJson', 'like', '%"timeoutConfig"%')
        .$if(flowId !== undefined, (query) => query.where('flowId', '=', flowId ?? ''))
        .execute(),

    async total(scope: FigureScope) {
      const { rows } = await sql<RequestFigures>`
        select ${REQUESTS} from flow_tasks task where ${requests(scope)}`.execute(db)
      const late = await sql<{ overdue: string }>`
        select count(*) as overdue from ${decisions(scope)} d where d.is_overdue and not d.is_decided`.execute(db)
      return { figures: rows[0], overdue: Number(late.rows[0]?.overdue ?? 0) }
    },

    /** Requests that were submitted or ended, by bar of `bucket` milliseconds. */
    async throughput(scope: FigureScope, bucket: number) {
      const barOf = (moment: RawBuilder<unknown>) =>
        sql`floor(extract(epoch from ${moment} - ${scope.from}::timestamptz) * 1000 / ${bucket}::float8)::int`
      const within = (moment: RawBuilder<unknown>) =>
        sql`${moment} >= ${scope.from}::timestamptz and ${moment} < ${scope.to}::timestamptz`
      const scoped = all([...ofFlow(sql`task`, scope), ...person(sql`task.creator_user_id`, scope)])
      const { rows } = await sql<{ bar: number; started: string; ended: string }>`
        select bar, sum(started) as started, sum(ended) as ended from (
          select ${barOf(sql`task.start_time`)} as bar, 1 as started, 0 as ended from flow_tasks task
            where task.status > 0 and ${within(sql`task.start_time`)} and ${scoped}
          union all
          select ${barOf(sql`task.end_time`)}, 0, 1 from flow_tasks task
            where task.status in (2, 5) and ${within(sql`task.end_time`)} and ${scoped}
        ) moments group by bar order by bar`.execute(db)
      return rows
    },

    async flows(scope: FigureScope) {
      const { rows } = await sql<RequestFigures & { id: string; name: string }>`
        select task.flow_id as id, max(task.flow_name) as name, ${REQUESTS}
        from flow_tasks task where ${requests(scope)}
        group by task.flow_id order by count(*) desc, task.flow_id limit ${SHOWN}`.execute(db)
      return rows
    },

    async nodes(scope: FigureScope) {
      const { rows } = await sql<
        DecisionFigures & { flowId: string; flowName: string; nodeCode: string; nodeName: string }
      >`
        select d.flow_id, max(d.flow_name) as flow_name, d.node_code, max(d.node_name) as node_name, ${DECISIONS}
        from ${decisions(scope)} d
        group by d.flow_id, d.node_code order by p50 desc nulls last, d.flow_id, d.node_code limit ${SHOWN}`.execute(db)
      return rows
    },

    async departments(scope: FigureScope) {
      const { rows } = await sql<DecisionFigures & { id: string; name: string }>`
        select o.id, max(o.full_name) as name, ${DECISIONS}
        from ${decisions(scope)} d
          join ${allUsers} u on u.id = d.user_id join ${liveOrganizations} o on o.id = u.organize_id
        group by o.id order by count(*) desc, o.id limit ${SHOWN}`.execute(db)
      return rows
    },

    async people(scope: FigureScope) {
      const { rows } = await sql<DecisionFigures & { id: string; name: string }>`
        select u.id, max(u.real_name || '/' || u.account) as name, ${DECISIONS}
        from ${decisions(scope)} d join ${allUsers} u on u.id = d.user_id
        group by u.id order by count(*) desc, u.id limit ${SHOWN}`.execute(db)
      return rows
    },

    /** The tasks behind a number, as a condition on `task`. */
    tasksOf(kind: 'started' | 'passed' | 'running' | 'returned' | 'decided' | 'overdue', scope: FigureScope) {
      const isNode = scope.nodeCode !== undefined
      const some = (condition: RawBuilder<unknown>) =>
        sql`task.id in (select d.task_id from ${decisions(scope)} d where ${condition})`
      if (kind === 'decided') return some(sql`d.is_decided`)
      if (kind === 'overdue') return some(sql`d.is_overdue`)
      if (kind === 'returned' && isNode) return some(sql`d.is_returned`)
      const states = {
        started: sql`true`,
        passed: sql`task.status = 2`,
        running: sql`task.status = 1`,
        returned: isReturned,
      }
      return sql`${requests(scope)} and ${states[kind]}`
    },
  }
}
