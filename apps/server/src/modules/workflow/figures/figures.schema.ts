import { Type, type Static } from 'typebox'
import { component, PageQuery } from '../../../platform/schema.ts'
import { FlowKey } from '../engine/engine.schema.ts'

const Moment = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000, description: 'Epoch milliseconds' })
const Duration = Type.Union([Type.Null(), Type.Integer()], { description: 'Milliseconds; null without a value' })
const Count = (description: string) => Type.Integer({ description })

/** What figures are about: a time range, and perhaps a flow, a department or a person. */
const FILTER = {
  startTime: Moment,
  endTime: Moment,
  flowId: Type.Optional(FlowKey),
  departmentId: Type.Optional(FlowKey),
  userId: Type.Optional(FlowKey),
}

export const FlowFiguresQuery = Type.Object(FILTER)
export type FlowFiguresQuery = Static<typeof FlowFiguresQuery>

export const FlowFiguresTasksQuery = Type.Object({
  ...FILTER,
  ...PageQuery.properties,
  kind: Type.Union(
    (['started', 'passed', 'running', 'returned', 'decided', 'overdue'] as const).map((kind) => Type.Literal(kind)),
  ),
  nodeCode: Type.Optional(FlowKey),
})
export type FlowFiguresTasksQuery = Static<typeof FlowFiguresTasksQuery>

/** Requests that were submitted in the range. */
const REQUESTS = {
  started: Count('Submitted requests'),
  passed: Count('Of these, passed'),
  running: Count('Of these, still running'),
  returned: Count('Of these, rejected at least once'),
  p50: Duration,
  p90: Duration,
}

/** Decisions in the range. */
const DECISIONS = {
  decided: Count('Decisions of people'),
  returned: Count('Of these, rejections'),
  overdue: Count('Decisions after their time limit, and open duties whose limit is over'),
  p50: Duration,
  p90: Duration,
}

export const FlowFigures = component(
  'FlowFigures',
  Type.Object({
    scope: Type.Union([Type.Literal('all'), Type.Literal('department')], {
      description: 'department: only the own department of the caller and those below it',
    }),
    total: Type.Object({ ...REQUESTS, overdue: Count('Open duties whose time limit is over') }),
    bucket: Type.Integer({ description: 'Milliseconds of a bar of `throughput`' }),
    throughput: Type.Array(
      Type.Object({
        from: Moment,
        started: Count('Requests submitted in the time of the bar'),
        ended: Count('Requests ended in the time of the bar'),
      }),
    ),
    flows: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), ...REQUESTS })),
    nodes: Type.Array(
      Type.Object({
        flowId: Type.String(),
        flowName: Type.String(),
        nodeCode: Type.String(),
        nodeName: Type.String(),
        ...DECISIONS,
      }),
    ),
    departments: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), ...DECISIONS })),
    people: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), ...DECISIONS })),
  }),
)
export type FlowFigures = Static<typeof FlowFigures>
