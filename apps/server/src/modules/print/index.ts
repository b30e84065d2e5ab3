import { PAGES } from '@sqos/contract'
import { readForm } from '@sqos/form-model'
import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { found } from '../../platform/route.ts'
import { addComponents } from '../../platform/schema.ts'
import { createPageColumns, type Authority } from '../authority/index.ts'
import type { Downloads } from '../download-record/index.ts'
import type { TicketService } from '../file/index.ts'
import { readModel } from '../model/index.ts'
import type { RecordPort } from '../record/index.ts'
import type { ReadRequest } from './print-records.service.ts'
import { fieldsOf, tableKey } from './print-data.ts'
import { createPrintPdf } from './print-pdf.service.ts'
import { createPrintRecords } from './print-records.service.ts'
import { createPrintRepository, PRINT_SEARCHED } from './print.repository.ts'
import { printRoutes } from './print.routes.ts'
import * as schemas from './print.schema.ts'
import { createPrintService } from './print.service.ts'
import { createPrintTransfer } from './print.transfer.ts'

/** Registers the module `print`: templates that put records on paper. */
export function printModule(
  app: FastifyInstance,
  deps: Deps & {
    authority: Authority
    downloads: Downloads
    tickets: TicketService
    records: RecordPort
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

  /** Fields of a designed form, before permissions: whoever designs templates sees the form. */
  async function fields(modelId: string) {
    const model = found(await readModel(deps.db, modelId))
    const form = readForm(model.formData, model.tables)
    const tables = form.subTables.map(({ label, children }, index) => ({
      name: tableKey(index),
      label,
      fields: fieldsOf(children),
    }))
    return {
      ...Object.fromEntries(tables.map((table) => [table.name, table.fields])),
      headTable: fieldsOf(form.fields),
      tables,
    }
  }

  const records = createPrintRecords({ ...deps, repository, templates: service })
  const pdf = createPrintPdf({ ...deps, records, templates: service })
  app.addHook('onClose', () => pdf.close())

  printRoutes(app, {
    service,
    transfer: createPrintTransfer({ ...deps, service, columns }),
    records,
    pdf,
    fields,
  })
}
