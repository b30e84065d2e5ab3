import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusedField } from '../../../platform/errors.ts'
import { listWithDescendants } from '../../organization/organization.access.ts'
import {
  createFigureRepository,
  type DecisionFigures,
  type FigureScope,
  type NodeLimits,
  type RequestFigures,
} from './figures.repository.ts'
import type { FlowFigures, FlowFiguresQuery, FlowFiguresTasksQuery } from './figures.schema.ts'
import type { Designs } from '../engine/designs.ts'
import { mayMonitor } from '../move/policy.ts'
import { rowOf } from '../task/query.service.ts'
import { createTaskRepository } from '../task/task.repository.ts'

const DAY = 86_400_000
/** Milliseconds of the units of time limits. */
const UNITS = { day: DAY, hour: 3_600_000, minute: 60_000 }
/** A longer range is shown by weeks. */
const DAYS_BY_DAY = 31
const LONGEST = 3 * 366 * DAY

/** Figures of flows: throughput, durations, overdue duties and rejections, by flow, node, department and person. */
export function createFigures({ db, designs, now }: Pick<Deps, 'now'> & { db: Db; designs: Designs }) {
  const repository = createFigureRepository(db)

  /** Time limits of nodes. A version never changes, and its design is parsed once. */
  async function readLimits(flowId: string | undefined): Promise<NodeLimits> {
    const found = []
    for (const version of await repository.limitedVersions(flowId)) {
      const { approvers } = await designs.of(db, version)
      for (const [nodeCode, { timeLimit }] of approvers)
        if (timeLimit.isOn) found.push({ ...version, nodeCode, limit: timeLimit.quantity * UNITS[timeLimit.unit] })
    }
    return {
      flowIds: found.map((one) => one.flowId),
      versions: found.map((one) => one.flowVersion),
      nodeCodes: found.map((one) => one.nodeCode),
      limits: found.map((one) => one.limit),
    }
  }

  /** The scope of a question. People who do not monitor tasks see their own department and those below it. */
  async function scopeOf(
    query: FlowFiguresQuery & { nodeCode?: string | undefined },
    actor: Actor,
  ): Promise<FigureScope> {
    const { startTime, endTime, flowId, departmentId, userId, nodeCode } = query
    if (endTime <= startTime || endTime - startTime > LONGEST) throw refusedField('endTime', 'workflow.figuresRange')
    const asked = departmentId === undefined ? undefined : await listWithDescendants(db, [departmentId])
    const own = mayMonitor(actor)
      ? undefined
      : await listWithDescendants(db, actor.organizeId ? [actor.organizeId] : [])
    if (own && asked?.some((id) => !own.includes(id))) throw new AppError('forbidden', 'error.forbidden')
    const range = { from: new Date(startTime), to: new Date(endTime), now: now() }
    return { ...range, flowId, nodeCode, userId, departments: asked ?? own, limits: await readLimits(flowId) }
  }

  async function figures(query: FlowFiguresQuery, actor: Actor): Promise<FlowFigures> {
    const scope = await scopeOf(query, actor)
    const { startTime, endTime } = query
    const bucket = endTime - startTime > DAYS_BY_DAY * DAY ? 7 * DAY : DAY
    const { figures: total, overdue } = await repository.total(scope)
    const bars = new Map((await repository.throughput(scope, bucket)).map((row) => [row.bar, row]))
    const flows = await repository.flows(scope)
    const nodes = await repository.nodes(scope)
    const departments = await repository.departments(scope)
    const people = await repository.people(scope)
    return {
      scope: mayMonitor(actor) ? 'all' : 'department',
      total: { ...requestsOf(total), overdue },
      bucket,
      throughput: Array.from({ length: Math.ceil((endTime - startTime) / bucket) }, (_, bar) => ({
        from: startTime + bar * bucket,
        started: Number(bars.get(bar)?.started ?? 0),
        ended: Number(bars.get(bar)?.ended ?? 0),
      })),
      flows: flows.map(({ id, name, ...row }) => ({ id, name, ...requestsOf(row) })),
      nodes: nodes.map(({ flowId, flowName, nodeCode, nodeName, ...row }) => ({
        flowId,
        flowName,
        nodeCode,
        nodeName,
        ...decisionsOf(row),
      })),
      departments: departments.map(({ id, name, ...row }) => ({ id, name, ...decisionsOf(row) })),
      people: people.map(({ id, name, ...row }) => ({ id, name, ...decisionsOf(row) })),
    }
  }

  /** The tasks behind a number of the figures. */
  async function tasks(
    { kind, currentPage = 1, pageSize = 20, keyword, ...query }: FlowFiguresTasksQuery,
    actor: Actor,
  ) {
    const scope = await scopeOf(query, actor)
    const rows = createTaskRepository(db)
    const source = { ...rows.sources.everybodys(), where: repository.tasksOf(kind, scope) }
    const list = await rows.page(source, { filter: { keyword }, offset: (currentPage - 1) * pageSize, limit: pageSize })
    const total = await rows.count(source, { keyword })
    return { list: list.map(rowOf), pagination: { currentPage, pageSize, total } }
  }

  return { figures, tasks }
}

export type Figures = ReturnType<typeof createFigures>

const requestsOf = (row: RequestFigures | undefined) => ({
  started: Number(row?.started ?? 0),
  passed: Number(row?.passed ?? 0),
  running: Number(row?.running ?? 0),
  returned: Number(row?.returned ?? 0),
  p50: row?.p50 ?? null,
  p90: row?.p90 ?? null,
})

const decisionsOf = (row: DecisionFigures) => ({
  decided: Number(row.decided),
  returned: Number(row.returned),
  overdue: Number(row.overdue),
  p50: row.p50,
  p90: row.p90,
})
