import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../../platform/route.ts'
import { pageOf, ref } from '../../../platform/schema.ts'
import { ENGINE } from '../engine/engine.routes.ts'
import { FlowFigures, FlowFiguresQuery, FlowFiguresTasksQuery } from './figures.schema.ts'
import type { Figures } from './figures.service.ts'
import { FlowTaskRow } from '../task/task.schema.ts'

/** Routes of the figures of flows. */
export function figureRoutes(app: FastifyInstance, figures: Figures) {
  const route = routesOf(app, 'workflow')
  const permission = PERMISSION.flowAnalysis.view

  route({
    method: 'GET',
    url: `${ENGINE}/FlowFigures`,
    operationId: 'getFlowFigures',
    summary: 'Throughput, durations, overdue duties and rejections of a time range',
    permission,
    query: FlowFiguresQuery,
    data: ref(FlowFigures),
    handle: ({ query, actor }) => figures.figures(query, actor),
  })
  route({
    method: 'GET',
    url: `${ENGINE}/FlowFigures/Tasks`,
    operationId: 'listFlowFigureTasks',
    summary: 'The tasks behind a number of the figures',
    permission,
    query: FlowFiguresTasksQuery,
    data: pageOf(ref(FlowTaskRow)),
    handle: ({ query, actor }) => figures.tasks(query, actor),
  })
}
