import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { addComponents } from '../../platform/schema.ts'
import type { TicketService } from '../file/index.ts'
import { createLogAdminService } from './log-admin.service.ts'
import { deleteOldLogs } from './log.retention.ts'
import { logAdminRoutes, logRoutes } from './log.routes.ts'
import * as schemas from './log.schema.ts'
import { createUiErrorService } from './ui-error.service.ts'

export { readLog, SIGN_IN_LOG, signInTextOf } from './log.service.ts'

/** Registers the module `log`. */
export function logModule(app: FastifyInstance, deps: Deps & { tickets: TicketService; jobs: Jobs }) {
  deps.jobs.schedule({ kind: 'log.deleteOld', cron: '23 * * * *', run: () => deleteOldLogs(deps) })
  addComponents(app, schemas)
  logRoutes(app, createUiErrorService(deps))
  logAdminRoutes(app, createLogAdminService(deps))
}
