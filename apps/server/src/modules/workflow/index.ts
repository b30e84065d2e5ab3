import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Authority } from '../authority/index.ts'
import type { Readers, TicketService } from '../file/index.ts'
import type { RunInterface } from '../data-interface/index.ts'
import type { RecordPort } from '../record/index.ts'
import { adminRoutes } from './admin/admin.routes.ts'
import * as adminSchemas from './admin/admin.schema.ts'
import { createFlowAdmin } from './admin/admin.service.ts'
import { createFlowCalls } from './call/calls.service.ts'
import { createAllowed } from './duty/allowed.service.ts'
import { createCandidateService } from './duty/candidate.service.ts'
import { createFlowComments } from './personal/comment.service.ts'
import { decisionLinkRoutes } from './duty/decision-link.routes.ts'
import { createDecisionLinks } from './duty/decision-link.service.ts'
import * as candidateSchemas from './duty/candidate.schema.ts'
import * as signerSchemas from './duty/signers.schema.ts'
import { createSigners } from './duty/signers.service.ts'
import { createFileReaders } from './duty/file-readers.ts'
import { createDecisionService, type DecisionService } from './duty/decision.service.ts'
import { createDesigns } from './engine/designs.ts'
import * as detailSchemas from './task/detail.schema.ts'
import { createDetail } from './task/detail.service.ts'
import { dutyRoutes } from './duty/duty.routes.ts'
import { engineRoutes } from './engine/engine.routes.ts'
import * as engineSchemas from './engine/engine.schema.ts'
import { createEngineService } from './engine/engine.service.ts'
import { createEngineTransfer } from './engine/engine.transfer.ts'
import { createEntrustService } from './personal/entrust.service.ts'
import { figureRoutes } from './figures/figures.routes.ts'
import * as figureSchemas from './figures/figures.schema.ts'
import { createFigures } from './figures/figures.service.ts'
import { createTaskForms } from './move/forms.ts'
import { createLaunchService } from './task/launch.service.ts'
import { createModelFlows } from './engine/model-flow.ts'
import { createMessageValues } from './move/message-values.ts'
import { createFlowNotices } from './move/notices.ts'
import { opinionRoutes } from './personal/opinion.routes.ts'
import { createFlowOpinions } from './personal/opinion.service.ts'
import { createPreview } from './duty/preview.service.ts'
import { personalRoutes } from './personal/personal.routes.ts'
import * as personalSchemas from './personal/personal.schema.ts'
import { createPrintedRequest } from './task/printed-request.ts'
import { createQueryService } from './task/query.service.ts'
import { createSimulation } from './engine/simulate.service.ts'
import { createReplaceGone } from './admin/replace-gone.ts'
import { createLoops } from './call/loops.service.ts'
import { createServices } from './call/services.service.ts'
import { createSubFlows } from './call/sub-flow.service.ts'
import { createScheduledStarts } from './task/scheduled-starts.ts'
import { systemFormRoutes } from './system-form/system-form.routes.ts'
import * as systemFormSchemas from './system-form/system-form.schema.ts'
import { createSystemForms } from './system-form/system-form.service.ts'
import { taskRoutes } from './task/task.routes.ts'
import * as taskSchemas from './task/task.schema.ts'
import { createTransitions, type FlowJobs } from './move/transitions.ts'
import { postFlowEvents } from './webhook/webhook-events.ts'
import { webhookRoutes } from './webhook/webhook.routes.ts'
import * as webhookSchemas from './webhook/webhook.schema.ts'
import { createFlowWebhooks } from './webhook/webhook.service.ts'

interface WorkflowDeps extends Deps {
  events: Events
  jobs: Jobs
  records: RecordPort
  runInterface: RunInterface
  tickets: TicketService
  readers: Pick<Readers, 'demand'>
  authority: Authority
}

const RETRY = { limit: 5, delay: 30, backoff: true }

/** Registers the module `workflow`: approval flows, their tasks, delegations and comments. Returns the links of messages. */
export function workflowModule(app: FastifyInstance, deps: WorkflowDeps) {
  addComponents(app, {
    ...engineSchemas,
    ...taskSchemas,
    ...candidateSchemas,
    ...signerSchemas,
    ...detailSchemas,
    ...personalSchemas,
    ...adminSchemas,
    ...systemFormSchemas,
    ...figureSchemas,
    ...webhookSchemas,
  })
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
  createLoops(wired)
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
  deps.jobs.schedule({
    kind: 'workflow.scheduledStarts',
    cron: '* * * * *',
    run: createScheduledStarts({ ...wired, launches, log: app.log }),
  })
  const { follow, flows } = createModelFlows({ ...wired, launches })
  deps.records.connectFlows(flows)
  deps.events.on('model.released', {
    name: 'workflow.follow-model',
    handle: ({ payload }) => follow(payload.modelId),
  })
  taskRoutes(app, { launches, queries })
  adminRoutes(app, { calls, admin: createFlowAdmin(wired) })
  const candidates = createCandidateService({ ...wired, decisions })
  figureRoutes(app, createFigures(wired))
  const links = createDecisionLinks({ ...deps, decisions })
  decisionLinkRoutes(app, links)
  systemFormRoutes(app, createSystemForms({ ...wired, launches, queries }))
  dutyRoutes(app, {
    decisions,
    queries,
    candidates,
    signers: createSigners(wired),
    detail: createDetail({ ...wired, queries, allowed: createAllowed(wired) }),
    preview: createPreview({ ...wired, decisions, launches, candidates }),
  })
  deps.readers.demand(createFileReaders(deps))
  personalRoutes(app, {
    entrusts: createEntrustService(wired),
    comments: createFlowComments({ ...wired, queries }),
  })
  opinionRoutes(app, createFlowOpinions(deps))
  const post = postFlowEvents(deps)
  webhookRoutes(app, createFlowWebhooks({ ...deps, post }))
  const messages = { values: createMessageValues(wired), links: links.linksOf }
  return { messages, printedRequest: createPrintedRequest({ ...wired, queries }) }
}

/** Flows for code that starts and decides requests without a request of a client, such as the demo company. */
export function createFlows(deps: Pick<Deps, 'db' | 'now' | 'newId'> & { records: RecordPort }) {
  const designs = createDesigns()
  const engines = createEngineService(deps)
  const forms = createTaskForms(deps)
  // Without a running server there are no handlers, and nothing runs later.
  const events = { append: () => Promise.resolve(), appending: () => undefined }
  const jobs = { send: () => Promise.reject(new Error('workflow: timers need a running server.')) }
  const none = { kind: '', queue: '' }
  const notices = createFlowNotices({ ...deps, events, designs })
  const calls = { add: () => Promise.reject(new Error('workflow: services and sub flows need a running server.')) }
  const flowJobs = { wake: none, deadline: none }
  const transitions = createTransitions({ ...deps, designs, notices, calls, jobs, flowJobs })
  const wired = { ...deps, designs, engines, forms, notices, transitions }
  const launches = createLaunchService(wired)
  const { follow, flows } = createModelFlows({ ...wired, launches })
  return {
    follow,
    flows,
    decisions: createDecisionService(wired),
    createFlow: engines.create,
    launch: launches.create,
  }
}

export type Flows = ReturnType<typeof createFlows>
