import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { addAdminShell } from './platform/admin-shell.ts'
import { addApiDescription, addApiDescriptionPage } from './platform/api-description/index.ts'
import { addAudit } from './platform/audit.ts'
import { addErrorHandler, answerFrameworkError } from './platform/error-handler.ts'
import { addEvents } from './platform/events/index.ts'
import { addHealth } from './platform/health.ts'
import { newId } from './platform/ids.ts'
import { addJobs } from './platform/jobs/index.ts'
import { createLogger } from './platform/logger.ts'
import { logOnDemand } from './platform/request-log.ts'
import { addRequestContext } from './platform/request-context.ts'
import { demandPermissions } from './platform/route.ts'
import { BulkChange, BulkResult } from './platform/bulk.ts'
import { addComponents } from './platform/schema.ts'
import { schemaCompilersOnDemand } from './platform/schema-compilers.ts'
import { limitSlowSenders } from './platform/slow-senders.ts'
import { addSecurity } from './platform/security.ts'
import { addSockets } from './platform/sockets.ts'
import type { Deps } from './platform/deps.ts'
import type { Events } from './platform/events/index.ts'
import { authModule, createAuthenticate } from './modules/auth/index.ts'
import { billRuleModule } from './modules/bill-rule/index.ts'
import { appTemplateModule } from './modules/app-template/index.ts'
import { authorityModule, createAuthority, createGrantedItems, createRowSources } from './modules/authority/index.ts'
import { chatModule } from './modules/chat/index.ts'
import { currentUserModule } from './modules/current-user/index.ts'
import { collaborationModule } from './modules/collaboration/index.ts'
import { dataInterfaceModule } from './modules/data-interface/index.ts'
import { datasetModule } from './modules/dataset/index.ts'
import { dictionaryModule } from './modules/dictionary/index.ts'
import { downloadRecordModule } from './modules/download-record/index.ts'
import { emailModule } from './modules/email/index.ts'
import { eventDeliveryModule } from './modules/event-delivery/index.ts'
import { fileModule } from './modules/file/index.ts'
import { generatorModule } from './modules/generator/index.ts'
import { listSettingModule } from './modules/list-setting/index.ts'
import { logModule } from './modules/log/index.ts'
import { insertWholeLogs } from './modules/log/log.access.ts'
import { mailModule } from './modules/mail/index.ts'
import { messageModule } from './modules/message/index.ts'
import { messageTemplateModule } from './modules/message-template/index.ts'
import { menuModule } from './modules/menu/index.ts'
import { onlineUserModule } from './modules/online-user/index.ts'
import { recordMailModule } from './modules/record-mail/index.ts'
import { recordModule } from './modules/record/index.ts'
import { organizationModule } from './modules/organization/index.ts'
import { roleModule } from './modules/role/index.ts'
import { userRelationModule } from './modules/user-relation/index.ts'
import { printModule } from './modules/print/index.ts'
import { portalModule } from './modules/portal/index.ts'
import { reportModule } from './modules/report/index.ts'
import { positionModule } from './modules/position/index.ts'
import { modelModule } from './modules/model/index.ts'
import { modelStartModule } from './modules/model-start/index.ts'
import { realtimeModule } from './modules/realtime/index.ts'
import { regionModule } from './modules/region/index.ts'
import { screenModule } from './modules/screen/index.ts'
import { systemConfigModule } from './modules/system-config/index.ts'
import { recycleBinModule } from './modules/recycle-bin/index.ts'
import { userModule } from './modules/user/index.ts'
import { userGroupModule } from './modules/user-group/index.ts'
import { noticeModule } from './modules/notice/index.ts'
import { callRecordModule } from './modules/call-record/index.ts'
import { callSeatModule } from './modules/call-seat/index.ts'
import { workflowModule } from './modules/workflow/index.ts'
import { writingModule } from './modules/writing/index.ts'

/** Limit for JSON and form bodies; uploads have their own limits. */
const MAX_BODY_BYTES = 1_048_576

/**
 * Milliseconds until a request must be complete: enough for a large file over a slow connection, and a limit for
 * callers who only keep the connection open.
 */
const MAX_REQUEST_TIME = 600_000

interface AppOptions {
  logger?: FastifyBaseLogger
}

/** Creates the server, ready to listen or to be injected into. */
export async function createApp(given: Deps, { logger }: AppOptions = {}): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger ?? (await createLogger(given.config.logLevel)),
    childLoggerFactory: logOnDemand,
    genReqId: newId,
    frameworkErrors: answerFrameworkError,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: MAX_REQUEST_TIME,
    // How exactly the limits of slow senders are kept.
    http: { connectionsCheckingInterval: 5000 },
    trustProxy: given.config.trustProxy ?? false,
    // One line per request, written with its result in audit.ts.
    logController: new LogController({ disableRequestLogging: true }),
    // When the server stops, idle connections are closed at once, busy ones after their response.
    forceCloseConnections: 'idle',
    ajv: { customOptions: { removeAdditional: false, allErrors: true } },
    schemaController: { compilersFactory: schemaCompilersOnDemand() },
  })
  const deps = { ...given, events: addEvents(app, given) }
  addErrorHandler(app)
  limitSlowSenders(app)
  demandPermissions(app)
  addAudit(app, { ...deps, insert: insertWholeLogs })
  await addSecurity(app, deps.config)
  await addSockets(app)
  // The highest brotli level, the default, is meant for files that are compressed once.
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } })
  await app.register(formbody)
  await app.register(multipart)
  await addApiDescription(app)
  const services = await createServices(app, deps)
  registerModules(app, services)
  return app
}

/** The services of modules, in the order of their dependencies. */
async function createServices(app: FastifyInstance, deps: Deps & { events: Events }) {
  const authority = createAuthority(deps.db)
  const rowSources = createRowSources()
  const grantedItems = createGrantedItems()
  const authenticate = createAuthenticate({ ...deps, authority })
  addRequestContext(app, authenticate)
  await addApiDescriptionPage(app)
  addHealth(app, deps)
  const jobs = addJobs(app, deps)
  jobs.schedule({ kind: 'events.tidy', cron: '11 * * * *', run: () => deps.events.tidy() })
  await addAdminShell(app, deps.config)
  authModule(app, { ...deps, authority, jobs })
  const realtime = realtimeModule(app, { ...deps, authority, authenticate, jobs })
  const { tickets, files, links, readers, readPicture, fileAuth } = fileModule(app, { ...deps, authenticate, jobs })
  const { downloads, exportList } = downloadRecordModule(app, { ...deps, authority, jobs, files, links })
  return {
    ...deps,
    authority,
    authenticate,
    downloads,
    exportList,
    fileAuth,
    files,
    grantedItems,
    jobs,
    links,
    readPicture,
    readers,
    realtime,
    rowSources,
    tickets,
  }
}

/** The services by name; each module picks its dependencies. */
type Services = Awaited<ReturnType<typeof createServices>>

/** Registers the modules that provide no service for others, in the order of the API description. */
function registerModules(app: FastifyInstance, services: Services) {
  addComponents(app, { BulkChange, BulkResult })
  dictionaryModule(app, services)
  eventDeliveryModule(app, services)
  logModule(app, services)
  billRuleModule(app, services)
  const { rows: interfaceRows, run: runInterface, select, reports } = dataInterfaceModule(app, services)
  modelModule(app, services)
  appTemplateModule(app, services)
  const { records, imports } = recordModule(app, { ...services, interfaceRows, reports })
  modelStartModule(app, { ...services, imports })
  chatModule(app, { ...services, records })
  collaborationModule(app, { ...services, records })
  const { messages: flow, printedRequest } = workflowModule(app, { ...services, records, runInterface })
  const datasets = datasetModule(app, { ...services, records, reports })
  const portals = portalModule(app, { ...services, datasets })
  screenModule(app, { ...services, portals })
  const {
    makePdf,
    reportPaper: paper,
    textPaper,
  } = printModule(app, {
    ...services,
    records,
    printedRequest,
    runInterface,
    select,
  })
  currentUserModule(app, services)
  organizationModule(app, services)
  authorityModule(app, services)
  listSettingModule(app, services)
  const rows = {
    Role: roleModule(app, services),
    Position: positionModule(app, services),
    User: userModule(app, services),
  }
  userRelationModule(app, { ...services, rows })
  recycleBinModule(app, services)
  menuModule(app, services)
  onlineUserModule(app, services)
  systemConfigModule(app, services)
  regionModule(app, services)
  userGroupModule(app, services)
  messageModule(app, { ...services, sources: { flow } })
  const { queueMails } = mailModule(app, { ...services, sources: { flow } })
  reportModule(app, { ...services, datasets, paper, queueMails })
  const { sendEmail } = emailModule(app, services)
  recordMailModule(app, { ...services, makePdf, queueMails, sendEmail })
  messageTemplateModule(app, services)
  noticeModule(app, services)
  callSeatModule(app, services)
  callRecordModule(app, services)
  writingModule(app, { ...services, records, paper: textPaper })
  generatorModule(app, services)
}
