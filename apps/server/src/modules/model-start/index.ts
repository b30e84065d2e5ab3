import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import type { TicketService } from '../file/index.ts'
import { createModelCreator } from '../model/index.ts'
import type { ImportFiles } from '../record/index.ts'
import { modelStartRoutes } from './model-start.routes.ts'
import * as schemas from './model-start.schema.ts'
import { createSpreadsheetStart } from './spreadsheet.service.ts'
import { createTableStart } from './table.service.ts'

/** Registers the module: models that start from a spreadsheet, a table or another model. */
export function modelStartModule(
  app: FastifyInstance,
  deps: Deps & { tickets: TicketService; imports: Pick<ImportFiles, 'importStart'> },
) {
  addComponents(app, schemas)
  const models = createModelCreator(deps)
  modelStartRoutes(app, {
    spreadsheets: createSpreadsheetStart(deps),
    tables: createTableStart({ ...deps, models }),
    models,
  })
}
