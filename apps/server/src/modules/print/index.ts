import { PAGES } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import { createPageColumns, type Authority } from '../authority/index.ts'
import type { RunInterface, SelectBy } from '../data-interface/index.ts'
import type { Downloads } from '../download-record/index.ts'
import type { ReadPicture, TicketService } from '../file/index.ts'
import type { RecordPort } from '../record/index.ts'
import type { ReadRequest } from './print-records.service.ts'
import { createPrintPdf } from './print-pdf.service.ts'
import { createPrintFields } from './print-fields.ts'
import { createPrintRecords } from './print-records.service.ts'
import { createPrintSources } from './print-sources.ts'
import { createPrintRepository, PRINT_SEARCHED } from './print.repository.ts'
import { printRoutes } from './print.routes.ts'
import * as schemas from './print.schema.ts'
import { createPrintService } from './print.service.ts'
import { createPrintTransfer } from './print.transfer.ts'

export { PrintPdfBody } from './print.schema.ts'

/** Prints reports. */
export type ReportPaper = ReturnType<typeof printModule>['reportPaper']

/** Prints texts of other modules. */
export type TextPaper = ReturnType<typeof printModule>['textPaper']

/** Registers the module `print`: templates that put records on paper. Returns the maker of PDF files for other modules. */
export function printModule(
  app: FastifyInstance,
  deps: Deps & {
    authority: Authority
    downloads: Downloads
    tickets: TicketService
    readPicture: ReadPicture
    records: RecordPort
    runInterface: RunInterface
    select: SelectBy
    printedRequest: ReadRequest
  },
) {
  addComponents(app, schemas)
  const repository = createPrintRepository(deps.db)
  const columns = createPageColumns(deps, { page: PAGES.printTemplate, searched: PRINT_SEARCHED })
  const service = createPrintService({
    ...deps,
    repository,
    columns,
    configuration: createConfigurationWriter(deps),
  })

  const sources = createPrintSources(deps)
  const records = createPrintRecords({ ...deps, repository, templates: service, sources })
  const pdf = createPrintPdf({ ...deps, records, templates: service })
  app.addHook('onClose', () => pdf.close())

  printRoutes(app, {
    service,
    transfer: createPrintTransfer({ ...deps, service, columns }),
    records,
    pdf,
    fields: createPrintFields({ ...deps, sources, templates: service }),
  })

  return {
    makePdf: pdf.file,
    reportPaper: { demandBrowser: pdf.demandBrowser, print: pdf.report },
    textPaper: { demandBrowser: pdf.demandBrowser, print: pdf.text },
  }
}
