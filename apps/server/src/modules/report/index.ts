import { PAGES } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import { createPageColumns, type Authority } from '../authority/index.ts'
import type { Datasets } from '../dataset/index.ts'
import type { Downloads } from '../download-record/index.ts'
import type { Files, TicketService } from '../file/index.ts'
import type { ReportPaper } from '../print/index.ts'
import { createReportDataService } from './report-data.service.ts'
import { createReportExport } from './report-export.service.ts'
import { createReportFiles } from './report-files.ts'
import { createReportRepository, REPORT_SEARCHED } from './report.repository.ts'
import { reportRoutes } from './report.routes.ts'
import * as schemas from './report.schema.ts'
import { createReportService } from './report.service.ts'
import { createReportTransfer } from './report.transfer.ts'
import { createReportViewing } from './report-viewing.service.ts'
import { subscriptionRoutes } from './subscription.routes.ts'
import * as subscriptionSchemas from './subscription.schema.ts'
import { createSubscriptionSending, type SendingDeps } from './subscription-sending.ts'
import { createSubscriptionService } from './subscription.service.ts'

/** Registers the module `report`: cross-tabs, grouped lists and charts that entries of the menu open. */
export function reportModule(
  app: FastifyInstance,
  deps: Deps &
    Pick<SendingDeps, 'events' | 'jobs' | 'queueMails'> & {
      authority: Authority
      tickets: TicketService
      datasets: Datasets
      downloads: Downloads
      files: Files
      paper: ReportPaper
    },
) {
  addComponents(app, schemas)
  addComponents(app, subscriptionSchemas)
  const repository = createReportRepository(deps.db)
  const columns = createPageColumns(deps, {
    page: PAGES.report,
    searched: REPORT_SEARCHED,
    filters: { category: 'categoryId' },
  })
  const wired = { ...deps, repository, columns, configuration: createConfigurationWriter(deps) }
  deps.datasets.onUses(async (id) =>
    (await repository.listUsing(id)).map((report) => ({ ...report, kind: 'report' as const })),
  )
  const service = createReportService(wired)
  const viewing = createReportViewing(wired)
  const data = createReportDataService({ ...deps, viewing, log: app.log })
  const files = createReportFiles({ ...deps, viewing, data })
  reportRoutes(app, {
    service,
    transfer: createReportTransfer({ ...wired, service }),
    viewing,
    data,
    files: createReportExport({ ...deps, files }),
  })
  subscriptionRoutes(app, createSubscriptionService({ ...deps, viewing, files }))
  createSubscriptionSending({ ...deps, viewing, data, files, storedFiles: deps.files })
}
