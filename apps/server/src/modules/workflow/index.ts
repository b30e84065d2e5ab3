import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { addComponents } from '../../platform/schema.ts'
import type { TicketService } from '../file/index.ts'
import type { RunInterface } from '../data-interface/index.ts'
import type { RecordPort } from '../record/index.ts'
import { adminRoutes } from './admin.routes.ts'
import * as adminSchemas from './admin.schema.ts'
import { createFlowAdmin } from './admin.service.ts'
import { createFlowCalls } from './calls.service.ts'
import { createAllowed } from './allowed.service.ts'
import { createCandidateService } from './candidate.service.ts'
import { createFlowComments } from './comment.service.ts'
import { createDecisionService, type DecisionService } from './decision.service.ts'
import { createDesigns } from './designs.ts'
import * as detailSchemas from './detail.schema.ts'
import { createDetail } from './detail.service.ts'
import { dutyRoutes } from './duty.routes.ts'
import { engineRoutes } from './engine.routes.ts'
import * as engineSchemas from './engine.schema.ts'
import { createEngineService } from './engine.service.ts'
import { createEngineTransfer } from './engine.transfer.ts'
import { createEntrustService } from './entrust.service.ts'
import { createTaskForms } from './forms.ts'
import { createLaunchService } from './launch.service.ts'
import { createModelFlows } from './model-flow.ts'
import { createFlowNotices } from './notices.ts'
import { createPreview } from './preview.service.ts'
import { personalRoutes } from './personal.routes.ts'
import * as personalSchemas from './personal.schema.ts'
import { createQueryService } from './query.service.ts'
import { createSimulation } from './simulate.service.ts'
import { createReplaceGone } from './replace-gone.ts'
import { createServices } from './services.service.ts'
import { createSubFlows } from './sub-flow.service.ts'
import { taskRoutes } from './task.routes.ts'
import * as taskSchemas from './task.schema.ts'
import { createTransitions, type FlowJobs } from './transitions.ts'

interface WorkflowDeps extends Deps {
  events: Events
  jobs: Jobs
  records: RecordPort
  runInterface: RunInterface
  tickets: TicketService
}

const RETRY = { limit: 5, delay: 30, backoff: true }

/** Registers the module `workflow`: approval flows, their tasks, delegations and comments. */
export function workflowModule(app: FastifyInstance, deps: WorkflowDeps) {
  addComponents(app, { ...engineSchemas, ...taskSchemas, ...detailSchemas, ...personalSchemas, ...adminSchemas })
  const designs = createDesigns()
  const engines = createEngineService(deps)
  const forms = createTaskForms(deps)
  const notices = createFlowNotices({ ...deps, designs })
  let decisions: DecisionService | undefined
  const flowJobs: FlowJobs = {
    wake: deps.jobs.define({
      kind: 'workflow.wake',
      queue: 'workflow',
      concurrency: 2,
      retry: RETRY,
      input: Type.Object({ taskId: Type.String() }),
      run: async ({ input }) => decisions?.wake(input.taskId),
    }),
    deadline: deps.jobs.define({
      kind: 'workflow.deadline',
      queue: 'workflow',
      concurrency: 2,
      retry: RETRY,
      input: Type.Object({
        taskId: Type.String(),
        operatorId: Type.String(),
        decision: Type.Optional(Type.String()),
      }),
      run: async ({ input }) => decisions?.expire(input),
    }),
  }
  const calls = createFlowCalls({ ...deps, log: app.log })
  const transitions = createTransitions({ ...deps, designs, notices, calls, flowJobs })
  const wired = { ...deps, calls, designs, engines, forms, notices, transitions }
  createSubFlows(wired)
  createServices(wired)
  deps.jobs.schedule({
    kind: 'workflow.replaceGone',
    cron: '*/10 * * * *',
    run: createReplaceGone({ ...wired, log: app.log }),
  })
  decisions = createDecisionService(wired)
  const queries = createQueryService(wired)
  engineRoutes(app, {
    engines,
    transfer: createEngineTransfer(wired),
    simulate: createSimulation(wired),
  })
  const launches = createLaunchService(wired)
  const { follow, flows } = createModelFlows({ ...wired, launches })
  deps.records.connectFlows(flows)
  deps.events.on('model.released', {
    name: 'workflow.follow-model',
    handle: ({ payload }) => follow(payload.modelId),
  })
  taskRoutes(app, { launches, queries })
  adminRoutes(app, { calls, admin: createFlowAdmin(wired) })
  const candidates = createCandidateService({ ...wired, decisions })
  dutyRoutes(app, {
    decisions,
    queries,
    candidates,
    detail: createDetail({ ...wired, queries, allowed: createAllowed(wired) }),
    preview: createPreview({ ...wired, decisions, launches, candidates }),
  })
  personalRoutes(app, {
    entrusts: createEntrustService(wired),
    comments: createFlowComments({ ...wired, queries }),
  })
}
