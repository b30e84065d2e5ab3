import { PAGES } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Authenticate } from '../../platform/request-context.ts'
import { addComponents } from '../../platform/schema.ts'
import { createPageColumns, type Authority } from '../authority/index.ts'
import type { TicketService } from '../file/index.ts'
import { createCallService } from './call/call.service.ts'
import { createInterfaceCaller } from './call/caller.ts'
import { refuseChangingOwnCalls } from './call/own-api.ts'
import { createProcessing } from './call/processing.ts'
import { createReportSources } from './call/reports.ts'
import { createInterfaceRows } from './call/rows.ts'
import { createInterfaceRun } from './call/run.ts'
import { createInterfaceRepository, INTERFACE_SEARCHED } from './data-interface.repository.ts'
import { deleteOldCalls } from './data-interface.retention.ts'
import { dataInterfaceRoutes, interfaceCallRoutes, interfaceTransferRoutes } from './data-interface.routes.ts'
import * as schemas from './data-interface.schema.ts'
import { createInterfaceService } from './data-interface.service.ts'
import { createInterfaceTransfer } from './data-interface.transfer.ts'

export type { InterfaceRows } from './call/rows.ts'
export type { SelectBy } from './call/caller.ts'
export type { ReportSources } from './call/reports.ts'
export type { RunInterface } from './call/run.ts'

/** Registers the module `data-interface`; returns for other modules: the reader of interface rows, the caller of interfaces, and SQL with their limits. */
export function dataInterfaceModule(
  app: FastifyInstance,
  deps: Deps & { authority: Authority; tickets: TicketService; authenticate: Authenticate; jobs: Jobs },
) {
  addComponents(app, schemas)
  deps.jobs.schedule({ kind: 'dataInterface.deleteOldCalls', cron: '27 * * * *', run: () => deleteOldCalls(deps) })
  const repository = createInterfaceRepository(deps.db)
  refuseChangingOwnCalls(app)
  const processing = createProcessing()
  app.addHook('onClose', () => processing.close())
  const columns = createPageColumns(deps, {
    page: PAGES.dataInterface,
    searched: INTERFACE_SEARCHED,
    filters: { dataType: 'dataType' },
  })
  const wired = { ...deps, app, repository, processing, columns, configuration: createConfigurationWriter(deps) }
  const service = createInterfaceService(wired)
  const caller = createInterfaceCaller(wired)
  dataInterfaceRoutes(app, service)
  interfaceCallRoutes(app, createCallService({ ...wired, service, caller }))
  interfaceTransferRoutes(app, createInterfaceTransfer({ ...wired, service }))
  const parts = { repository, caller }
  const reports = createReportSources({ ...wired, caller })
  app.addHook('onClose', () => reports.close())
  return { rows: createInterfaceRows(parts), run: createInterfaceRun(parts), select: caller.selectBy, reports }
}
